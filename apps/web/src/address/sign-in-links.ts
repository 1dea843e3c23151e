import { paths, plainPageAddress, returnPath } from '@gift-registry/domain';
import { isPlainClick } from '@gift-registry/ui';
import { option as O } from 'fp-ts';

/** The parts of a link that show whether it leads to the sign-in page. */
export type SignInLink = Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname' | 'search'>;

const SIGN_IN = paths.signIn('').replace(/\?.*/, '');

/** The path that a link to the sign-in page returns to; `none` for any other link, or one that opens a new tab. */
export const signInReturnPath = ({ target, origin, pathname, search }: SignInLink, here: string): O.Option<string> =>
  target === '' && origin === here && plainPageAddress(pathname) === SIGN_IN
    ? O.some(returnPath(new URLSearchParams(search).get('returnUrl') ?? paths.account))
    : O.none;

/**
 * Opens the sign-in dialog on plain clicks on links to the sign-in page (AUTH-01); the links still work in a new tab,
 * and before the app has loaded.
 */
export const interceptSignInLinks = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  ask: (path: string) => void,
): void =>
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const way = link === null ? O.none : signInReturnPath(link, location.origin);
    if (O.isNone(way)) return;
    event.preventDefault();
    ask(way.value);
  });
