import { NOTHING_CHOSEN } from '@gift-registry/domain';
import { createMemoryHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { addressListChoices } from './address-list-choices.ts';

const at = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  return { history, choices: addressListChoices(history) };
};

it('[LIST-11] reads what the address says', () => {
  const address =
    '/list/1?sort=price&group=status&show=needed&category=Cups%2C+Mugs+%26+More&category=Bath&price=0-20&availability=on-sale';
  expect(at(address).choices.choice.value).toEqual({
    tab: 'my-gifts',
    sortBy: O.some('price'),
    groupBy: 'status',
    giftOption: 'needed',
    filters: { categories: ['Cups, Mugs & More', 'Bath'], bands: ['0-20'], availability: ['on-sale'] },
  });
});

it('[LIST-11] writes the choice into the address and leaves the rest of it alone', () => {
  const { history, choices } = at('/list/1?key=0012&show=needed&price=20-50');
  const choice = {
    ...NOTHING_CHOSEN,
    sortBy: O.some('category' as const),
    filters: { categories: ['Cups, Mugs & More', 'Bath'], bands: [], availability: [] },
  };
  choices.choose(choice);
  expect(history.location.href).toBe('/list/1?key=0012&sort=category&category=Cups%2C+Mugs+%26+More&category=Bath');
  expect(choices.choice.value).toEqual(choice);
  choices.choose(NOTHING_CHOSEN);
  expect(history.location.href).toBe('/list/1?key=0012');
});

it('[LIST-11] going back chooses what was chosen before, and says so', async () => {
  const { history, choices } = at('/list/1');
  const seen: unknown[] = [];
  choices.choice.changes$.subscribe(({ giftOption }) => seen.push(giftOption));
  choices.choose({ ...NOTHING_CHOSEN, giftOption: 'purchased' });
  history.back();
  await expect.poll(() => seen).toEqual(['all', 'purchased', 'all']);
});

it('[LIST-11] choosing the same again makes no entry in the history', () => {
  const { history, choices } = at('/list/1?show=needed&group=everything');
  choices.choose({ ...NOTHING_CHOSEN, giftOption: 'needed' });
  expect(history.length).toBe(1);
});

it('[LIST-09] the registrant’s tab is a step of its own, and going back leaves it', async () => {
  const { history, choices } = at('/list/1?sort=price');
  choices.choose({ ...choices.choice.value, tab: 'my-group-gift-fund' });
  expect(history.location.href).toBe('/list/1?tab=my-group-gift-fund&sort=price');
  history.back();
  await expect.poll(() => choices.choice.value.tab).toBe('my-gifts');
});
