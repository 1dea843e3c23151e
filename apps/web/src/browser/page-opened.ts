/** As much of a document as tells that a browser renders it before somebody opens it. */
export type PrerenderedDocument = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean };

/** Resolves once somebody has opened the page: at once, unless the browser renders it ahead, as from the address bar. */
export const pageOpened = (page: PrerenderedDocument): Promise<void> =>
  page.prerendering === true
    ? new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }))
    : Promise.resolve();

/** As much of a window as a page needs that is shown again. */
export interface ShownAgainWindow {
  readonly addEventListener: (
    type: 'pagehide' | 'pageshow',
    listener: (event: { readonly persisted: boolean }) => void,
  ) => void;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly location: Pick<Location, 'reload'>;
}

/** Where a page stores for the next one whether somebody is signed in (shell-screens.ts). */
const SIGNED_IN = 'signed-in';

/** Where the browser refuses its storage, nothing is known of other pages. */
const signedIn = (page: Pick<ShownAgainWindow, 'localStorage'>): boolean => {
  try {
    return page.localStorage.getItem(SIGNED_IN) === 'true';
  } catch {
    return false;
  }
};

/** Loads the page again when it is shown from the back/forward cache to who has signed in or out since: it was made for somebody else. */
export const reloadAfterSignInChange = (page: ShownAgainWindow): void => {
  let before = signedIn(page);
  page.addEventListener('pagehide', () => {
    before = signedIn(page);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && signedIn(page) !== before) page.location.reload();
  });
};
