import { pageNumber, parseGrId } from '@gift-registry/domain';
import { FindPage, NewRegistryPage, RegistryHomePage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { parameterOf } from './address/parameter-of.ts';
import { directoryScreens } from './directory-screens.ts';
import type { Screens } from './screens.ts';

/** Which of the pages, with what its address says. */
export type DirectoryPageProps =
  | { readonly page: 'new' }
  | { readonly page: 'home'; readonly chosen?: string }
  | { readonly page: 'find'; readonly search: object };

/** A parameter of the address as text; of one that is repeated, or not there, none. */
const textOf = (search: object, name: string): string => {
  const value = parameterOf(search, name);
  return typeof value === 'string' ? value : '';
};

/** Registry home, beginning a registry and finding one. They come by a file of their own: who follows a link to a registry needs none of them. */
export const directoryPage = ({ parts, shellOf }: Screens) => {
  const screens = directoryScreens(parts, shellOf);
  return (props: DirectoryPageProps) => {
    switch (props.page) {
      case 'new':
        return <NewRegistryPage stream={screens.newRegistry()} />;
      case 'home': {
        const chosen = props.chosen === undefined ? O.none : parseGrId(props.chosen);
        return <RegistryHomePage stream={screens.registryHome(chosen)} find={screens.findForm('')} />;
      }
      case 'find': {
        const text = textOf(props.search, 'text');
        const page = O.getOrElse(() => 1)(pageNumber(textOf(props.search, 'page')));
        return <FindPage form={screens.findForm(text)} results={screens.findResults({ text, page })} />;
      }
    }
  };
};
