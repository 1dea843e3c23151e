import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { historyOpenedItem } from './history-opened-item.ts';

const backIn = (history: RouterHistory) => (): boolean => {
  history.back();
  return true;
};

const at = (address: string) => {
  const history = createMemoryHistory({ initialEntries: ['/before', address] });
  return { history, place: historyOpenedItem(history, { stepBack: backIn(history) }) };
};

it('[BUY-05] opening is a step of its own, and the address stays as it is', () => {
  const { history, place } = at('/list/1?show=needed');
  expect(place.opened.value).toEqual(O.none);
  place.open('4821-0');
  expect(place.opened.value).toEqual(O.some('4821-0'));
  expect(history.location.href).toBe('/list/1?show=needed');
  place.open('4821-0');
  expect(history.length).toBe(3);
});

it('[BUY-05] opening another takes the place of what is open in the same step, so that one step back closes', () => {
  const { history, place } = at('/list/1?show=needed');
  place.open('4821-0');
  const again = historyOpenedItem(history, { stepBack: backIn(history) });
  again.open('51877-0');
  expect([again.opened.value, history.length]).toEqual([O.some('51877-0'), 3]);
  expect(history.location.href).toBe('/list/1?show=needed');
  history.back();
  expect(again.opened.value).toEqual(O.none);
});

it('[BUY-05] going back closes, going forward opens again', () => {
  const { history, place } = at('/list/1');
  place.open('4821-0');
  history.back();
  expect(place.opened.value).toEqual(O.none);
  history.forward();
  expect(place.opened.value).toEqual(O.some('4821-0'));
});

it('[BUY-05] closing goes one step back and no further, however often it is asked for', () => {
  const { history, place } = at('/list/1');
  place.open('4821-0');
  place.close();
  place.close();
  expect(place.opened.value).toEqual(O.none);
  expect(history.location.href).toBe('/list/1');
});

it('[BUY-05] a page that is read again finds open what was open', () => {
  const { history, place } = at('/list/1');
  place.open('4821-0');
  expect(historyOpenedItem(history, { stepBack: backIn(history) }).opened.value).toEqual(O.some('4821-0'));
});
