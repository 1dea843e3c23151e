import { parseGrId, type Viewing } from '@gift-registry/domain';
import { CoRegistrantSection, ProblemPage, RegistryList, SettingsPage } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import type { ArrivalParts } from './arrival-parts.tsx';
import { ownDataParts } from './own-data-parts.tsx';
import { registrantIdeas } from './registrant-ideas.tsx';
import type { Screens } from './screens.ts';

/** The list of a registry, as guests and as registrants see it, and its settings (ROUTE-02, ROUTE-05, ROUTE-20). */
export const registryRoutes = <Root extends AnyRoute>(root: Root, screens: Screens, arrival: ArrivalParts) => {
  const ideas = registrantIdeas(screens);
  const registryPage = (viewing: Viewing) => (grId: string) => {
    const known = parseGrId(grId);
    return O.isSome(known) ? (
      <>
        <RegistryList
          stream={screens.registryList({ grId: known.value, viewing })}
          layers={screens.registryLayers({ grId: known.value, viewing })}
          ideas={viewing === 'own' && ideas(known.value)}
        />
        {arrival.at({ grId: known.value, viewing })}
      </>
    ) : (
      <ProblemPage problem="not-found" />
    );
  };
  const guests = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/guest-list/$grId',
    component: () => registryPage('guest')(guests.useParams().grId),
  });
  const registrants = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant-list/$grId',
    component: () => registryPage('own')(registrants.useParams().grId),
  });
  const ownData = ownDataParts(screens);
  const settings = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/registrant/edit-registry',
    component: () => {
      const known = parseGrId(String(new Map(Object.entries(settings.useSearch())).get('id')));
      return O.isSome(known) ? (
        <SettingsPage
          stream={screens.settings({ grId: known.value, viewing: 'own' })}
          invitation={<CoRegistrantSection stream={screens.coRegistrant(known.value)} />}
          ownData={ownData.button}
        />
      ) : (
        <ProblemPage problem="not-found" />
      );
    },
  });
  return [guests, registrants, settings];
};
