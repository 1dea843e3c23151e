import { openLayers } from '@gift-registry/ui';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { historyLayers } from './history-layers.ts';
import { pageDeparture } from './page-departure.ts';

/** How long a browser takes to step back, and one that is very busy, in milliseconds. */
const STEP = 20;
const LATE = 700;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that was opened by a link, and where it was left for. */
const page = (left: string[]) => ({
  addEventListener: () => undefined,
  setTimeout,
  location: { assign: (path: string) => left.push(path) },
  performance: { getEntriesByType: () => [{ type: 'navigate' }] },
});

/** A page with a layer over it, in a browser that takes a while to step back; `done` is what the browser was told and what landed. */
const withLayer = async (step = STEP) => {
  const entries = createMemoryHistory({ initialEntries: ['/before', '/product/x/411104'] });
  const done: string[] = [];
  let shown: (event: { readonly persisted: boolean }) => void = () => undefined;
  const history = {
    push: entries.push,
    replace: entries.replace,
    flush: entries.flush,
    subscribe: entries.subscribe,
    get location() {
      return entries.location;
    },
    go: (by: number) => {
      done.push(`step ${by}`);
      setTimeout(() => {
        done.push('landed');
        entries.go(by);
      }, step);
    },
  };
  const departure = pageDeparture(
    {
      addEventListener: (_type, told) => {
        shown = told;
      },
      setTimeout,
      location: { assign: (path) => done.push(`to ${path}`) },
      performance: { getEntriesByType: () => [] },
    },
    history,
  );
  const layers = openLayers(historyLayers(history, departure));
  const layer = { close: () => undefined, isStep: true };
  layers.add(layer);
  await vi.advanceTimersByTimeAsync(0);
  return { ...departure, done, close: () => layers.remove(layer), showAgain: shown, depth: () => entries.length };
};

it('[ADD-05] [AUTH-01] a layer that closes while the page is left does not step back, for that would call off the leaving', async () => {
  const { done, close, goTo } = await withLayer();
  goTo('/account/login');
  close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual(['to /account/login']);
});

it('[ADD-05] [AUTH-01] a page is left only once the step back of the layer that closed before has landed', async () => {
  const { done, close, goTo } = await withLayer();
  close();
  await vi.advanceTimersByTimeAsync(STEP / 2);
  goTo('/account/login');
  expect(done).toEqual(['step -1']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual(['step -1', 'landed', 'to /account/login']);
});

it('[ADD-05] [SITE-04] a step back that lands only after the page was left, and so called that off, does not keep the page', async () => {
  const { done, close, goTo } = await withLayer(LATE);
  close();
  await vi.advanceTimersByTimeAsync(1);
  goTo('/checkout/cart');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual(['step -1', 'to /checkout/cart', 'landed', 'to /checkout/cart']);
});

it('[SITE-04] a page that is shown again as it was left is not left for the same once more', async () => {
  const { done, close, goTo, stepBack, showAgain } = await withLayer(LATE);
  close();
  await vi.advanceTimersByTimeAsync(1);
  goTo('/checkout/cart');
  await vi.advanceTimersByTimeAsync(600);
  expect(done).toEqual(['step -1', 'to /checkout/cart']);
  showAgain({ persisted: true });
  stepBack(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done.filter((one) => one.startsWith('to '))).toEqual(['to /checkout/cart']);
});

it('[SITE-04] a page that is shown again as it was left takes then the step that it did not take', async () => {
  const { done, close, goTo, showAgain, stepBack } = await withLayer();
  goTo('/checkout/cart');
  close();
  await vi.advanceTimersByTimeAsync(100);
  showAgain({ persisted: false });
  expect(done).toEqual(['to /checkout/cart']);
  showAgain({ persisted: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['to /checkout/cart', 'step -1', 'landed']);
  stepBack(1);
  expect(done.at(-1)).toBe('step -1');
});

it('[ADD-05] a page is left at once where no layer closes, and not held up by a step that never lands', async () => {
  const done: string[] = [];
  const { goTo, stepBack } = pageDeparture(page(done), {
    subscribe: () => () => undefined,
    go: () => undefined,
    location: { state: {} },
  });
  stepBack(1);
  goTo('/account/login');
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['/account/login']);
  goTo('/checkout/cart');
  expect(done).toEqual(['/account/login', '/checkout/cart']);
});

it.each([
  ['reload', 'entry', false],
  ['reload', 'another', true],
  ['back_forward', 'entry', true],
  ['navigate', 'entry', true],
] as const)('[SITE-04] after a %s, a step back from its %s', (type, from, isTaken) => {
  const done: number[] = [];
  let key = 'entry';
  const { stepBack } = pageDeparture(
    { ...page([]), performance: { getEntriesByType: () => [{ type }] } },
    {
      subscribe: () => () => undefined,
      go: (by) => done.push(by),
      get location() {
        return { state: { __TSR_key: key } };
      },
    },
  );
  key = from;
  expect(stepBack(1)).toBe(isTaken);
  expect(done).toEqual(isTaken ? [-1] : []);
});
