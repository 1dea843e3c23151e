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
import { isPlainPath, paths } from '../address/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { SessionId } from '../identity/index.ts';

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

/*
 * [AUTH-06] A person who is signed in sees where else: each browser with what it is and when it was last used, to end what is no longer one's own. The current browser comes first.
 *
 * @example sessionsInOrder([]) // => []
 */

/** The device as described by the browser, such as Safari on iOS; empty when unknown. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** A browser that is signed in. */
export interface OpenSession {
  readonly id: SessionId;
  readonly device: DeviceName;
  readonly begunAt: Instant;
  /** Accurate to five minutes. */
  readonly lastUsedAt: Instant;
  /** Whether it is the current browser. */
  readonly isThis: boolean;
}

const before = (one: OpenSession, other: OpenSession): boolean =>
  one.isThis === other.isThis ? one.lastUsedAt > other.lastUsedAt : one.isThis;

/** The sessions in display order. */
export const sessionsInOrder = (sessions: ReadonlyArray<OpenSession>): ReadonlyArray<OpenSession> =>
  [...sessions].sort((one, other) => (before(one, other) ? -1 : before(other, one) ? 1 : 0));

/*
 * [AUTH-06] [ROUTE-18] A person who signs out stays on the page they are on, as everyone sees it; a page that is for who is signed in alone is left for the sign-in page, which says that one is signed out and
 * not that one has to sign in first.
 *
 * @example afterSignOut('/gift-registry/overview/7310442') // => '/account/login?signedOut=true'
 * @example afterSignOut('//elsewhere.example') // => '/'
 * @example afterSignOut('/gift-registry/guest-list/7310442') // => '/gift-registry/guest-list/7310442'
 */

const ownPage = /^\/(?:account|gift-registry\/(?:new|(?:registrant\/|overview|checklist|thank-you|my-gift).*\d))/;

/** The path to open after signing out on the page with that path and query. */
export const afterSignOut = (here: string): string => {
  if (ownPage.test(here)) return paths.signedOut;
  return isPlainPath(here) ? here : paths.home;
};

/*
 * [AUTH-05] After signing in a person goes back to where they were: to a page of this site and nowhere else. An address that is not
 * plainly one of ours leads to the start page.
 *
 * @example returnPath('//evil.example') // => '/'
 */

const START_PAGE = '/';
const MAXIMUM_LENGTH = 2_000;
/** More layers of percent-encoding than any legitimate address has. */
const MAXIMUM_LAYERS = 5;

/** The characters allowed in a URL; browsers send no others. */
const PLAIN = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#[\]]*$/;

const isHarmless = (text: string): boolean => !/[\\\p{Cc}]/u.test(text);
const isHarmlessPath = (path: string): boolean => !path.includes('//');

/** Whether the text is harmless at every layer of its percent-encoding; a text that cannot be decoded, or has too many layers, is not. */
const isHarmlessDecoded = (text: string, check: (text: string) => boolean, layers = MAXIMUM_LAYERS): boolean => {
  if (!check(text)) return false;
  const decoded = O.tryCatch(() => decodeURIComponent(text));
  if (O.isNone(decoded)) return false;
  return decoded.value === text || (layers > 0 && isHarmlessDecoded(decoded.value, check, layers - 1));
};

const isOurs = (address: string): boolean =>
  address.length <= MAXIMUM_LENGTH &&
  PLAIN.test(address) &&
  isHarmlessDecoded(address, isHarmless) &&
  isHarmlessDecoded(address.slice(0, address.search(/[?#]|$/)), isHarmlessPath);

/** The path to return to: a path of this site, with query and fragment, at most 2,000 characters; otherwise `/`. */
export const returnPath = (raw: unknown): string => (typeof raw === 'string' && isOurs(raw) ? raw : START_PAGE);
