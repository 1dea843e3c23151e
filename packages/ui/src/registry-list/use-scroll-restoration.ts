import { either as E, function as F, json as J, option as O } from 'fp-ts';
import { useCallback } from 'react';
import { ALL_NAMES, nameLinkId } from '../list-model/index.ts';

/** A card, by the id of its name, which stands also where the card itself is far from the window (LIST-15), and its distance from the top of the window in CSS pixels. */
interface Place {
  readonly name: string;
  readonly top: number;
}

/** In milliseconds: how long the position is held while cards are rendered in full and pictures load. */
const HOLD = 1_000;
/** Events that show that the reader scrolls or acts, which ends the holding. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** False once the page has scrolled to a card, or the reader has moved before the list was complete. */
let isDue = true;

const onOwnMove = (listener: () => void, signal: AbortSignal): void => {
  for (const move of OWN_MOVES) window.addEventListener(move, listener, { signal, passive: true });
};

const storageKey = (): string => `place ${window.location.pathname}${window.location.search}`;

/** If the browser refuses to store anything, a list starts at its top. */
const keep = (place: Place): void =>
  void O.tryCatch(() => window.sessionStorage.setItem(storageKey(), JSON.stringify(place)));

const readLandingSection = (text: string): O.Option<Place> => {
  const read = J.parse(text);
  if (E.isLeft(read) || read.right === null || typeof read.right !== 'object') return O.none;
  const { name, top } = { name: undefined, top: undefined, ...read.right };
  return typeof name === 'string' && typeof top === 'number' ? O.some({ name, top }) : O.none;
};

const kept = (): O.Option<Place> =>
  F.pipe(
    O.tryCatch(() => window.sessionStorage.getItem(storageKey())),
    O.chain(O.fromNullable),
    O.chain(readLandingSection),
  );

/** The first card of the list in view, and its position. */
const presentPlace = (list: HTMLElement): O.Option<Place> => {
  for (const card of list.querySelectorAll('article')) {
    const { top, bottom } = card.getBoundingClientRect();
    const name = card.querySelector(ALL_NAMES)?.id;
    if (bottom > top && bottom > 0 && name !== undefined) return O.some({ name, top });
  }
  return O.none;
};

/** The card named by the address's fragment (ADD-03), at a third of the window's height. */
const namedPlace = (): O.Option<Place> => {
  const name = window.location.hash.slice(1);
  return name.startsWith(nameLinkId('')) ? O.some({ name, top: window.innerHeight / 3 }) : O.none;
};

const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && ['back_forward', 'reload'].includes(entry.type));

/** Holds the card at its position until everything around it is rendered, or until the reader moves; the result ends it. */
const hold = ({ name, top }: Place): (() => void) => {
  const ended = new AbortController();
  const until = performance.now() + HOLD;
  const stand = (): void => {
    if (ended.signal.aborted) return;
    const named = document.getElementById(name);
    const card = named?.closest('article') ?? named;
    const off = card ? card.getBoundingClientRect().top - top : 0;
    if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' });
    if (performance.now() < until) requestAnimationFrame(stand);
    else ended.abort();
  };
  onOwnMove(() => ended.abort(), ended.signal);
  stand();
  return () => ended.abort();
};

/**
 * Scrolls to the card that the reader last looked at when they come back or reload, and to a card named by the address,
 * whose name gets the focus. `mark` goes on the list as its ref.
 */
export const useScrollRestoration = (isComplete: boolean) =>
  useCallback(
    (list: HTMLElement | null) => {
      if (list === null) return undefined;
      const ended = new AbortController();
      window.addEventListener('pagehide', () => O.match(() => undefined, keep)(presentPlace(list)), {
        signal: ended.signal,
      });
      const isBack = isReturn();
      // Set before the app has loaded (early-presses.ts).
      if ('readerMoved' in document.documentElement.dataset) isDue = false;
      const place = !isComplete || !isDue ? O.none : isBack ? kept() : namedPlace();
      if (isComplete) isDue = false;
      else
        onOwnMove(() => {
          isDue = false;
        }, ended.signal);
      if (O.isSome(place)) {
        if (!isBack) document.getElementById(place.value.name)?.focus({ preventScroll: true });
        ended.signal.addEventListener('abort', hold(place.value));
      }
      return () => ended.abort();
    },
    [isComplete],
  );
