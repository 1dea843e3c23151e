import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage, pageOfRegistry } from './lazy-page.tsx';
import type { Screens } from './screens.ts';

/** What a registrant does beside the list (ROUTE-04); the pages of planning have routes of their own. */
export const registrantRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./thank-you-page.tsx')).thankYouPage(screens), screens.parts.log);
  const thankYou = createRoute({
    getParentRoute: () => root,
    path: '/gift-registry/thank-you-manager/$grId',
    component: () => pageOfRegistry(thankYou.useParams().grId, (grId) => <Page grId={grId} />),
  });
  return [thankYou];
};
