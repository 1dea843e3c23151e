import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EntryMove, type Layer, type LayerEntries, openLayers } from './open-layers.ts';

/** A browser's history of which only the depths of its entries are looked at. */
const browser = (before: ReadonlyArray<number> = [0]) => {
  let entries = [...before];
  let at = entries.length - 1;
  const moved$ = new Subject<EntryMove>();
  const travel = (by: number): void => {
    at += by;
    moved$.next('travelled');
  };
  const port: LayerEntries = {
    depth: () => entries[at] ?? 0,
    enter: (depth) => {
      entries = [...entries.slice(0, at + 1), depth];
      at += 1;
      moved$.next('written');
    },
    leave: (steps) => {
      if (at < steps) {
        entries[at] = (entries[at] ?? 0) - steps;
        moved$.next('written');
        return false;
      }
      setTimeout(() => travel(-steps), 5);
      return true;
    },
    moved$,
  };
  return {
    port,
    back: () => travel(-1),
    forward: () => travel(1),
    /** Another address, as when something is chosen on the page. */
    push: () => port.enter(0),
    place: () => [entries, at] as const,
  };
};

const settled = () => vi.advanceTimersByTimeAsync(300);

describe('openLayers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const scene = (before?: ReadonlyArray<number>) => {
    const history = browser(before);
    const layers = openLayers(history.port);
    const closed: string[] = [];
    const open = (name: string, isStep = true): Layer => {
      const layer: Layer = {
        close: () => {
          closed.push(name);
          layers.remove(layer);
        },
        isStep,
      };
      layers.add(layer);
      return layer;
    };
    return { ...history, layers, closed, open };
  };

  it('[SITE-04] going back closes the layer on top and nothing else', async () => {
    const { open, back, closed, place } = scene();
    open('details');
    await settled();
    open('popup');
    await settled();
    expect(place()).toEqual([[0, 1, 2], 2]);
    back();
    await settled();
    expect([closed, place()]).toEqual([['popup'], [[0, 1, 2], 1]]);
    back();
    await settled();
    expect([closed, place()]).toEqual([
      ['popup', 'details'],
      [[0, 1, 2], 0],
    ]);
  });

  it('[SITE-04] what is a step by other means is left to them', async () => {
    const { open, back, closed, place } = scene([0]);
    open('details', false);
    await settled();
    expect(place()).toEqual([[0], 0]);
    open('popup');
    await settled();
    back();
    await settled();
    expect([closed, place()]).toEqual([['popup'], [[0, 1], 0]]);
  });

  it('[SITE-04] closing a layer takes its step away, and going forward opens nothing', async () => {
    const { open, forward, place, closed } = scene();
    const popup = open('popup');
    await settled();
    popup.close();
    await settled();
    expect(place()[1]).toBe(0);
    forward();
    await settled();
    expect([place()[1], closed]).toEqual([0, ['popup']]);
  });

  it('[SITE-04] a layer that makes way for another leaves it its step', async () => {
    const { open, place, back, closed } = scene();
    const dialog = open('dialog');
    await settled();
    dialog.close();
    open('layer');
    await settled();
    expect(place()).toEqual([[0, 1], 1]);
    back();
    await settled();
    expect([closed, place()[1]]).toEqual([['dialog', 'layer'], 0]);
  });

  it('[SITE-04] a layer that opens while a step is being taken away gets its own', async () => {
    const { open, place } = scene();
    const dialog = open('dialog');
    await settled();
    dialog.close();
    await vi.advanceTimersByTimeAsync(2);
    open('layer');
    await settled();
    expect(place()).toEqual([[0, 1], 1]);
  });

  it('[SITE-04] a page is not left for a step that is not there: its entry stands for no layer from then on', async () => {
    const { open, place, back } = scene([1]);
    await settled();
    expect(place()).toEqual([[0], 0]);
    open('details');
    await settled();
    back();
    await settled();
    expect(place()).toEqual([[0, 1], 0]);
  });

  it('[SITE-04] a page that is read again, or come back to, leaves the steps whose layers are gone', async () => {
    const { place } = scene([0, 1, 2]);
    await settled();
    expect(place()[1]).toBe(0);
  });

  it('[SITE-04] what is chosen in an open layer is a step beneath it', async () => {
    const { open, push, back, place, closed } = scene();
    open('filter');
    await settled();
    push();
    await settled();
    expect(place()).toEqual([[0, 1, 0, 1], 3]);
    back();
    await settled();
    expect([closed, place()[1]]).toEqual([['filter'], 2]);
    back();
    await settled();
    expect(place()[1]).toBe(0);
  });

  it('[SITE-04] a layer that does not let itself be closed gets its step back', async () => {
    const { layers, back, place } = scene();
    layers.add({ close: () => undefined, isStep: true });
    await settled();
    back();
    await settled();
    expect(place()).toEqual([[0, 1], 1]);
  });
});
