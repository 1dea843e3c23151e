import { paths, returnPath } from '@gift-registry/domain';
import { isPlainClick } from '@gift-registry/ui';
import { option as O } from 'fp-ts';

/** As much of a link as tells whether it leads to the sign-in page. */
export type SignInLink = Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname' | 'search'>;

const SIGN_IN = paths.signIn('').replace(/\?.*/, '');

/** On the way to which path a link asks to sign in; none where it leads somewhere else, or opens a tab of its own. */
export const asksToSignIn = ({ target, origin, pathname, search }: SignInLink, here: string): O.Option<string> =>
  target === '' && origin === here && pathname === SIGN_IN
    ? O.some(returnPath(new URLSearchParams(search).get('returnUrl') ?? paths.account))
    : O.none;

/** A plain click on any link to the sign-in page asks over the page instead (AUTH-01); the link itself still works in a tab of its own, and until the app is there. */
export const interceptSignInLinks = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  ask: (path: string) => void,
): void =>
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const way = link === null ? O.none : asksToSignIn(link, location.origin);
    if (O.isNone(way)) return;
    event.preventDefault();
    ask(way.value);
  });
