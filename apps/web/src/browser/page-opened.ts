/** The part of a document that tells whether the browser prerenders it. */
type PrerenderedDocument = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean };

/** Resolves once the page is opened: at once, unless the browser prerenders it, for example from the address bar. */
export const pageOpened = (page: PrerenderedDocument): Promise<void> =>
  page.prerendering === true
    ? new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }))
    : Promise.resolve();

/** The part of a window used when a page is shown again. */
export interface RestorableWindow {
  readonly addEventListener: (
    type: 'pagehide' | 'pageshow',
    listener: (event: { readonly persisted: boolean }) => void,
  ) => void;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/** The storage key under which a page records whether somebody is signed in (shell-screens.ts). */
const SIGNED_IN = 'signed-in';

/** Whether somebody is signed in according to the storage; false where the browser denies access to it. */
const signedIn = (page: Pick<RestorableWindow, 'localStorage'>): boolean => {
  try {
    return page.localStorage.getItem(SIGNED_IN) === 'true';
  } catch {
    return false;
  }
};

/** Reloads a page restored from the back/forward cache if somebody has signed in or out since: it was made for a different person. */
export const reloadAfterSignInChange = (page: RestorableWindow): void => {
  let before = signedIn(page);
  page.addEventListener('pagehide', () => {
    before = signedIn(page);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && signedIn(page) !== before) page.location.reload();
  });
};
