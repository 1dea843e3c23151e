import { createMemoryHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { historyLayers } from './history-layers.ts';
import { historyOpenedItem } from './history-opened-item.ts';

const at = (address: string) => {
  const history = createMemoryHistory({ initialEntries: ['/before', address] });
  const entries = historyLayers(history, {
    stepBack: (steps) => {
      history.go(-steps);
      return true;
    },
  });
  const moves: string[] = [];
  entries.moved$.subscribe((move) => moves.push(move));
  return { history, entries, moves };
};

it('[SITE-04] an open layer is a step on the same address; leaving it goes back', () => {
  const { history, entries, moves } = at('/list/1?show=needed');
  expect(entries.depth()).toBe(0);
  entries.enter(1);
  entries.enter(2);
  expect([history.location.href, history.length, entries.depth()]).toEqual(['/list/1?show=needed', 4, 2]);
  entries.leave(2);
  expect([history.location.href, entries.depth()]).toEqual(['/list/1?show=needed', 0]);
  expect(moves).toEqual(['written', 'written', 'travelled']);
});

it('[SITE-04] [BUY-05] going back from a layer or from Item Details leads to no end that the address had', () => {
  const { history, entries } = at('/list/1?show=needed#link-4821-0');
  entries.enter(1);
  expect(history.location.href).toBe('/list/1?show=needed');
  entries.leave(1);
  expect([history.location.href, history.length]).toEqual(['/list/1?show=needed', 3]);
  history.push('/list/1#content');
  const place = historyOpenedItem(history, { stepBack: () => false });
  place.open('4821-0');
  history.back();
  expect([history.location.href, place.opened.value]).toEqual(['/list/1', O.none]);
});

it('[SITE-04] a step that would lead off the page is not taken; the entry stands for a layer less', () => {
  const history = createMemoryHistory({ initialEntries: ['/before', '/list/1'] });
  const entries = historyLayers(history, { stepBack: () => false });
  const place = historyOpenedItem(history, { stepBack: () => false });
  place.open('4821-0');
  entries.enter(1);
  expect(entries.leave(1)).toBe(false);
  expect([history.location.href, entries.depth(), place.opened.value]).toEqual(['/list/1', 0, O.some('4821-0')]);
  place.close();
  expect([history.location.href, place.opened.value]).toEqual(['/list/1', O.none]);
});

it('[SITE-04] going back and forth is told, and so is another address', () => {
  const { history, entries, moves } = at('/list/1');
  entries.enter(1);
  history.back();
  history.forward();
  expect(entries.depth()).toBe(1);
  history.push('/list/1?sort=price');
  expect(entries.depth()).toBe(0);
  expect(moves).toEqual(['written', 'travelled', 'travelled', 'written']);
});

it('[BUY-05] a layer over Item Details leaves them open beneath it', () => {
  const { history, entries } = at('/list/1');
  const place = historyOpenedItem(history, {
    stepBack: () => {
      history.back();
      return true;
    },
  });
  place.open('4821-0');
  entries.enter(1);
  expect(place.opened.value).toEqual(O.some('4821-0'));
  history.back();
  expect([place.opened.value, entries.depth()]).toEqual([O.some('4821-0'), 0]);
});
