import { THANKS_AT_FIRST } from '@gift-registry/domain';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressThanksChoices } from './address-thanks-choices.ts';

const at = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  return { history, choices: addressThanksChoices(history) };
};

it('[THX-01] reads what the address says, and writes the choice into it; the rest of it stays', () => {
  const { history, choices } = at('/thanks/1?key=0012&show=thanked&sort=gift&search=rosa+d');
  expect(choices.choice.value).toEqual({ show: 'thanked', sortBy: 'gift', search: 'rosa d' });
  choices.choose({ ...THANKS_AT_FIRST, show: 'to-thank' });
  expect(history.location.href).toBe('/thanks/1?key=0012&show=to-thank');
  choices.choose(THANKS_AT_FIRST);
  expect(history.location.href).toBe('/thanks/1?key=0012');
});

it('[THX-01] going back shows what was shown before; typing on is no step of its own, and the same again is none', async () => {
  const { history, choices } = at('/thanks/1');
  const seen: Array<string> = [];
  choices.choice.changes$.subscribe(({ show, search }) => seen.push(`${show} ${search}`));
  choices.choose(THANKS_AT_FIRST);
  choices.choose({ ...THANKS_AT_FIRST, search: 'r' });
  choices.choose({ ...THANKS_AT_FIRST, search: 'ro' });
  expect(history.length).toBe(2);
  history.back();
  await expect.poll(() => seen).toEqual(['all ', 'all r', 'all ro', 'all ']);
});
