import { paths } from '@gift-registry/domain';
import { type AnyRoute, createRoute, useSearch } from '@tanstack/react-router';
import type { AccountPageProps } from './account-pages.tsx';
import { lazyPage } from './lazy.tsx';
import type { Screens } from './screens.ts';

/** The account page at each path. */
const places: ReadonlyArray<readonly [path: string, page: AccountPageProps['page']]> = [
  ['/account/login', 'sign-in'],
  [paths.newAccount, 'new'],
  ['/account/confirm', 'confirm'],
  ['/account/confirm-email', 'confirm-email'],
  [paths.forgotPassword, 'forgot-password'],
  ['/account/reset-password', 'reset-password'],
  [paths.account, 'account'],
  ['/account/invitation', 'invitation'],
];

/** The routes of the account pages (ROUTE-18). */
export const accountRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const Page = lazyPage(async () => (await import('./account-pages.tsx')).accountPage(screens), screens.parts.log);
  return places.map(([path, page]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <Page page={page} search={useSearch({ strict: false })} />,
    }),
  );
};
