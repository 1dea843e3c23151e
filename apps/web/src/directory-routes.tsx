import { pageNumber, parseGrId, paths } from '@gift-registry/domain';
import { FindPage, NewRegistryPage, RegistryHomePage } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import type { DirectoryScreens } from './directory-screens.ts';

/** A parameter of the address as text; of one that is repeated, or not there, none. */
const textOf = (search: object, name: string): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(search)).get(name);
  return typeof value === 'string' ? value : '';
};

const pageOf = (search: object): number => O.getOrElse(() => 1)(pageNumber(textOf(search, 'page')));

/** Registry home, beginning a registry and finding one (HOME-01, ROUTE-06). */
export const directoryRoutes = <Root extends AnyRoute>(root: Root, screens: DirectoryScreens) => {
  const newRegistry = createRoute({
    getParentRoute: () => root,
    path: paths.newRegistry,
    component: () => <NewRegistryPage stream={screens.newRegistry()} />,
  });
  const registryHome = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/my-gift-registry',
    component: () => <RegistryHomePage stream={screens.registryHome(O.none)} find={screens.findForm('')} />,
  });
  const chosenHome = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/my-gift-registry/$grId',
    component: () => (
      <RegistryHomePage
        stream={screens.registryHome(parseGrId(chosenHome.useParams().grId))}
        find={screens.findForm('')}
      />
    ),
  });
  const find = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/find',
    component: () => {
      const search = find.useSearch();
      const text = textOf(search, 'text');
      return <FindPage form={screens.findForm(text)} results={screens.findResults({ text, page: pageOf(search) })} />;
    },
  });
  return [newRegistry, registryHome, chosenHome, find];
};
