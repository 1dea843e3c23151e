import { NOTHING_SOUGHT } from '@gift-registry/domain';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addressCatalogueSeeking } from './address-catalogue-seeking.ts';

const at = (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  return { history, choices: addressCatalogueSeeking(history) };
};

it('[ADD-09] reads what the address says', () => {
  const address =
    '/search?q=oak+tray&category=Bath&category=Cups%2C+Mugs&price=0-20&brand=modern&sort=price-low&pages=2';
  expect(at(address).choices.choice.value).toEqual({
    text: 'oak tray',
    categories: ['Bath', 'Cups, Mugs'],
    bands: ['0-20'],
    brands: ['modern'],
    sort: 'price-low',
    pages: 2,
  });
});

it('[ADD-09] writes the choice into the address and leaves the rest of it alone', () => {
  const { history, choices } = at('/search?wcTrackId=9&q=oak');
  choices.choose({ ...NOTHING_SOUGHT, text: 'oak', categories: ['Bath'] });
  expect(history.location.href).toBe('/search?wcTrackId=9&q=oak&category=Bath');
  choices.choose(NOTHING_SOUGHT);
  expect(history.location.href).toBe('/search?wcTrackId=9');
});

it('[ADD-09] going back looks for what was looked for before; typing on and seeing more are no steps of their own', async () => {
  const { history, choices } = at('/search');
  const seen: string[] = [];
  choices.choice.changes$.subscribe(({ text, pages }) => seen.push(`${text} ${pages}`));
  choices.choose({ ...NOTHING_SOUGHT, text: 'ke' });
  choices.choose({ ...NOTHING_SOUGHT, text: 'kettle' });
  choices.choose({ ...NOTHING_SOUGHT, text: 'kettle', pages: 2 });
  expect(history.length).toBe(2);
  history.back();
  await expect.poll(() => seen).toEqual([' 1', 'ke 1', 'kettle 1', 'kettle 2', ' 1']);
});

it('[ADD-09] looking for the same again makes no entry in the history', () => {
  const { history, choices } = at('/search?q=oak&pages=x');
  choices.choose({ ...NOTHING_SOUGHT, text: 'oak' });
  expect(history.length).toBe(1);
});
