/** As long as a page that nobody looks at waits, in milliseconds: it is not painted. */
const UNSEEN = 100;

/** As long as the app waits at most for the pictures that the page opened with, in milliseconds: on a slow line they may come later than its scripts. */
const LATE_PICTURE = 300;

/** After so long it is told that the app is not there yet, in milliseconds. */
const LATE = 20_000;

const within = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The pictures that come first, each ready to be painted; one that cannot be shown is not waited for. */
const pictures = Promise.allSettled(
  Array.from(document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]'), (picture) =>
    picture.decode(),
  ),
);

const painted = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The app's scripts, as the build names them in the page: each after those that it needs. */
const scripts = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']?.split(' ') ?? [];

/** Fetches a script without running it. */
const preload = (script: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });

/** Says that the app is not there, and loads the page again for who presses; unseen as soon as it is there (global.css). */
const tell = (): void => {
  const told = document.getElementById('without-app');
  if (told === null) return;
  document.querySelector('.app-coming')?.remove();
  told.querySelector('button')?.addEventListener('click', () => location.reload());
  told.hidden = false;
};

// What breaks while the app begins (main.tsx) leaves nothing but what the page opened with.
window.addEventListener('unhandledrejection', tell, { once: true });
setTimeout(tell, LATE);

// What the page opened with is seen before the app is fetched, and has the line for itself until then.
await Promise.race([pictures, within(LATE_PICTURE)]);
await Promise.race([painted, within(UNSEEN)]);
try {
  document.head.append(...scripts.map(preload));
  // One after another, so that the page can be scrolled and pressed in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await within(0);
  }
} catch (error) {
  tell();
  throw error;
}

export {};
