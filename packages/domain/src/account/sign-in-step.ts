/*
 * [AUTH-01] [AUTH-02] What asking to sign in leads to: who is signed in goes on, to where they meant to go or to the account page; who is not gets the modal "Account Sign In" over the page,
 * or is sent to the sign-in page where no modal can be: when it is unknown who is signed in, on the registry's authenticate and new pages, and where a widget holds the page.
 *
 * @example signInStep({ page: '/gift-registry/new', hasWidgetContainer: false, returnAddress: O.none, isLoggedIn: O.some(false) })
 *   // => { _tag: 'SendToSignIn', path: '/account/login?returnUrl=%2Fgift-registry%2Fnew&isRedirect=true' }
 * @example signInStep({ page: '/checkout/cart', hasWidgetContainer: false, returnAddress: O.none, isLoggedIn: O.some(true) })
 *   // => { _tag: 'GoTo', path: '/account' }
 */
import { option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import { returnPath } from './return-address.ts';

/** The situation in which signing in is requested. */
export interface SignInContext {
  /** The path of the page, with its query. */
  readonly page: string;
  /** Whether the page is embedded as a widget in another page, so that no modal can open over it. */
  readonly hasWidgetContainer: boolean;
  /** The requested destination after signing in, unvalidated. */
  readonly returnAddress: O.Option<unknown>;
  /** The answer of the login config; `none` when the call failed. */
  readonly isLoggedIn: O.Option<boolean>;
}

/** The next step; the path of the sign-in page contains the return address and that the person was redirected (ROUTE-18). */
export type SignInStep =
  | { readonly _tag: 'GoTo'; readonly path: string }
  | { readonly _tag: 'AskInModal' }
  | { readonly _tag: 'SendToSignIn'; readonly path: string };

/** The pages on which no modal opens, with or without a trailing slash. */
const pagesWithoutModal: ReadonlyArray<string> = [paths.authenticate, paths.newRegistry];

const pathOf = (page: string): string => page.replace(/[?#].*/s, '').replace(/(?<=.)\/$/, '');

/** The next step when a person asks to sign in. */
export const signInStep = ({ page, hasWidgetContainer, returnAddress, isLoggedIn }: SignInContext): SignInStep => {
  if (O.isSome(isLoggedIn) && isLoggedIn.value)
    return { _tag: 'GoTo', path: O.isSome(returnAddress) ? returnPath(returnAddress.value) : paths.account };
  return O.isNone(isLoggedIn) || hasWidgetContainer || pagesWithoutModal.includes(pathOf(page))
    ? { _tag: 'SendToSignIn', path: paths.signInRedirect(returnPath(O.getOrElse((): unknown => page)(returnAddress))) }
    : { _tag: 'AskInModal' };
};
