import type { Viewing } from '@gift-registry/domain';
import { RegistryList } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { parameterOf } from './address/parameter-of.ts';
import type { ArrivalParts } from './landing-parts.tsx';
import { lazyPage, pageOfRegistry } from './lazy-page.tsx';
import { registrantIdeas } from './registrant-ideas.tsx';
import type { Screens } from './screens.ts';

/** The list of a registry, as guests and as registrants see it, and its settings (ROUTE-02, ROUTE-05, ROUTE-20). */
export const registryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens, arrival: ArrivalParts) => {
  const ideas = registrantIdeas(screens);
  const registryPage = (viewing: Viewing, raw: string) =>
    pageOfRegistry(raw, (grId) => (
      <>
        <RegistryList
          stream={screens.registryList({ grId, viewing })}
          layers={screens.registryLayers({ grId, viewing })}
          ideas={viewing === 'own' && ideas(grId)}
        />
        {arrival.at({ grId, viewing })}
      </>
    ));
  const guests = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/guest-list/$grId',
    component: () => registryPage('guest', guests.useParams().grId),
  });
  const registrants = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant-list/$grId',
    component: () => registryPage('own', registrants.useParams().grId),
  });
  const Settings = lazyPage(async () => (await import('./settings-page.tsx')).settingsPage(screens), screens.parts.log);
  const settings = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant/edit-registry',
    component: () => pageOfRegistry(parameterOf(settings.useSearch(), 'id'), (grId) => <Settings grId={grId} />),
  });
  return [guests, registrants, settings];
};
