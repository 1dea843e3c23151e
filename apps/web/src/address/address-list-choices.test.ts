import { createMemoryHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { addressListChoices } from './address-list-choices.ts';

const at = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  return { history, choices: addressListChoices(history) };
};

it('[LIST-11] reads what the address says', () => {
  expect(at('/list/1?sort=price&show=needed').choices.choice.value).toEqual({
    sortBy: O.some('price'),
    giftOption: 'needed',
  });
});

it('[LIST-11] writes the choice into the address and leaves the rest of it alone', () => {
  const { history, choices } = at('/list/1?key=0012&show=needed');
  choices.choose({ sortBy: O.some('category'), giftOption: 'all' });
  expect(history.location.href).toBe('/list/1?key=0012&sort=category');
  expect(choices.choice.value).toEqual({ sortBy: O.some('category'), giftOption: 'all' });
});

it('[LIST-11] going back chooses what was chosen before, and says so', async () => {
  const { history, choices } = at('/list/1');
  const seen: unknown[] = [];
  choices.choice.changes$.subscribe(({ giftOption }) => seen.push(giftOption));
  choices.choose({ sortBy: O.none, giftOption: 'purchased' });
  history.back();
  await expect.poll(() => seen).toEqual(['all', 'purchased', 'all']);
});

it('[LIST-11] choosing the same again makes no entry in the history', () => {
  const { history, choices } = at('/list/1?show=needed');
  choices.choose({ sortBy: O.none, giftOption: 'needed' });
  expect(history.length).toBe(1);
});
