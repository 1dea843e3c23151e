/*
 * [AUTH-06] [ROUTE-18] A person who signs out stays on the page they are on, as everyone sees it; a page that is for who is signed in alone is left for the sign-in page, which says that one is signed out and
 * not that one has to sign in first.
 *
 * @example afterSignOut('/gift-registry/overview/7310442') // => '/account/login?signedOut=true'
 * @example afterSignOut('//elsewhere.example') // => '/'
 * @example afterSignOut('/gift-registry/guest-list/7310442') // => '/gift-registry/guest-list/7310442'
 */
import { isPlainPath, paths } from '../address/index.ts';

const ownPage = /^\/(?:account|gift-registry\/(?:new|(?:registrant\/|overview|checklist|thank-you|my-gift).*\d))/;

/** The path to open after signing out on the page with that path and query. */
export const afterSignOut = (here: string): string => {
  if (ownPage.test(here)) return paths.signedOut;
  return isPlainPath(here) ? here : paths.home;
};
