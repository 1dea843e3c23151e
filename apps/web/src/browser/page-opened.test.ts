import { describe, expect, it, vi } from 'vitest';
import { pageOpened, type RestorableWindow, reloadAfterSignInChange } from './page-opened.ts';

describe('a page that is rendered before somebody opens it', () => {
  it('[ANA-01] starts its app once it is opened, and at once where it is opened already', async () => {
    const page = Object.assign(new EventTarget(), { prerendering: true });
    const started = vi.fn();
    void pageOpened(page).then(started);
    await Promise.resolve();
    expect(started).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    await Promise.resolve();
    expect(started).toHaveBeenCalledOnce();
    await pageOpened(new EventTarget());
  });
});

/** A window whose storage has that entry, and refuses it where that is an error. */
const shownAgain = (present: { signedIn: string | null | Error }) => {
  const listeners = new Map<string, (event: { readonly persisted: boolean }) => void>();
  const reload = vi.fn();
  const page: RestorableWindow = {
    addEventListener: (type, listener) => void listeners.set(type, listener),
    localStorage: {
      getItem: () => {
        if (present.signedIn instanceof Error) throw present.signedIn;
        return present.signedIn;
      },
    },
    location: { reload },
  };
  reloadAfterSignInChange(page);
  return {
    reload,
    leave: () => listeners.get('pagehide')?.({ persisted: true }),
    comeBack: (persisted: boolean) => listeners.get('pageshow')?.({ persisted }),
  };
};

describe('a page that is shown from the back/forward cache', () => {
  it.each([
    ['false', true, 1],
    ['true', true, 0],
    ['false', false, 0],
  ])(
    '[AUTH-01] left by somebody signed in, with %s stored and persisted %s: %i reloads',
    (signedIn, persisted, reloads) => {
      const present: { signedIn: string | null } = { signedIn: 'true' };
      const page = shownAgain(present);
      page.leave();
      present.signedIn = signedIn;
      page.comeBack(persisted);
      expect(page.reload).toHaveBeenCalledTimes(reloads);
    },
  );

  it('[AUTH-01] stays as it is where the browser refuses its storage', () => {
    const page = shownAgain({ signedIn: new Error('refused') });
    page.leave();
    page.comeBack(true);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
