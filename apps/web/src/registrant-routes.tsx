import { type GrId, parseGrId } from '@gift-registry/domain';
import { ChecklistPage, OverviewPage, ProblemPage, ThankYouPage } from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import type { ReactNode } from 'react';
import type { RegistrantScreens } from './registrant-screens.ts';

const ofRegistry = (raw: string, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(raw);
  return O.isSome(known) ? page(known.value) : <ProblemPage problem="not-found" />;
};

/** The pages of a registrant beside the list (ROUTE-01, ROUTE-03, ROUTE-04). */
export const registrantRoutes = <Root extends AnyRoute>(root: Root, screens: RegistrantScreens) => {
  const overview = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/overview/$grId',
    component: () =>
      ofRegistry(overview.useParams().grId, (grId) => (
        <OverviewPage stream={screens.overview(grId)} tabs={screens.tabs(grId, 'home')} />
      )),
  });
  const checklist = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/checklist/$grId',
    component: () =>
      ofRegistry(checklist.useParams().grId, (grId) => (
        <ChecklistPage stream={screens.checklist(grId)} tabs={screens.tabs(grId, 'checklist')} />
      )),
  });
  const thankYou = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/thank-you-manager/$grId',
    component: () =>
      ofRegistry(thankYou.useParams().grId, (grId) => (
        <ThankYouPage stream={screens.thankYou(grId)} tabs={screens.tabs(grId, 'thank-you-manager')} />
      )),
  });
  return [overview, checklist, thankYou];
};
