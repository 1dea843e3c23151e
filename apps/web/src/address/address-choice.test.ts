import { DEFAULT_THANKS_CHOICE, EMPTY_CATALOGUE_CHOICE, NOTHING_CHOSEN } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { createMemoryHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addressListChoices } from './address-choice.ts';
import { addressCatalogueChoices, addressThanksChoices } from './catalogue-and-thanks-choice.ts';

describe('the choices of a list in the address', () => {
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
      filters: {
        ...NOTHING_CHOSEN.filters,
        categories: ['Cups, Mugs & More', 'Bath'],
        bands: ['0-20'],
        availability: ['on-sale'],
      },
    });
  });

  it('[LIST-11] writes the choice into the address and leaves the rest of it alone', () => {
    const { history, choices } = at('/list/1?key=0012&show=needed&price=20-50');
    const choice = {
      ...NOTHING_CHOSEN,
      sortBy: O.some('category' as const),
      filters: { ...NOTHING_CHOSEN.filters, categories: ['Cups, Mugs & More', 'Bath'] },
    };
    choices.choose(choice);
    expect(history.location.href).toBe('/list/1?key=0012&sort=category&category=Cups%2C+Mugs+%26+More&category=Bath');
    expect(choices.choice.value).toEqual(choice);
    choices.choose(NOTHING_CHOSEN);
    expect(history.location.href).toBe('/list/1?key=0012');
  });

  it('[LIST-11] a search for what looks like a number or a word of JavaScript is text, in the address as it was typed', () => {
    for (const text of ['007', '5e3', 'true', 'null', '[1]', '723421968459640832']) {
      const { history, choices } = at(`/list/1?find=${text}`);
      expect(choices.choice.value.filters.search).toBe(text);
      choices.choose({ ...NOTHING_CHOSEN, filters: { ...NOTHING_CHOSEN.filters, search: `${text}1` } });
      expect(history.location.search).toBe(`?${new URLSearchParams({ find: `${text}1` })}`);
    }
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
});

describe('a search in the address', () => {
  const at = (address: string) => {
    const history = createMemoryHistory({ initialEntries: [address] });
    return { history, choices: addressCatalogueChoices(history, sites.main) };
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
    choices.choose({ ...EMPTY_CATALOGUE_CHOICE, text: 'oak', categories: ['Bath'] });
    expect(history.location.href).toBe('/search?wcTrackId=9&q=oak&category=Bath');
    choices.choose(EMPTY_CATALOGUE_CHOICE);
    expect(history.location.href).toBe('/search?wcTrackId=9');
  });

  it('[ADD-09] going back looks for what was looked for before; typing on and seeing more are no steps of their own', async () => {
    const { history, choices } = at('/search');
    const seen: string[] = [];
    choices.choice.changes$.subscribe(({ text, pages }) => seen.push(`${text} ${pages}`));
    choices.choose({ ...EMPTY_CATALOGUE_CHOICE, text: 'ke' });
    choices.choose({ ...EMPTY_CATALOGUE_CHOICE, text: 'kettle' });
    choices.choose({ ...EMPTY_CATALOGUE_CHOICE, text: 'kettle', pages: 2 });
    expect(history.length).toBe(2);
    history.back();
    await expect.poll(() => seen).toEqual([' 1', 'ke 1', 'kettle 1', 'kettle 2', ' 1']);
  });

  it('[ADD-09] looking for the same again makes no entry in the history', () => {
    const { history, choices } = at('/search?q=oak&pages=x');
    choices.choose({ ...EMPTY_CATALOGUE_CHOICE, text: 'oak' });
    expect(history.length).toBe(1);
  });
});

describe('the choices of the Thank You Manager in the address', () => {
  const at = (address: string) => {
    const history = createMemoryHistory({ initialEntries: [address] });
    return { history, choices: addressThanksChoices(history) };
  };

  it('[THX-01] reads what the address says, and writes the choice into it; the rest of it stays', () => {
    const { history, choices } = at('/thanks/1?key=0012&show=thanked&sort=giver&search=rosa+d');
    expect(choices.choice.value).toEqual({ show: 'thanked', sortBy: 'giver', search: 'rosa d' });
    choices.choose({ ...DEFAULT_THANKS_CHOICE, show: 'to-thank' });
    expect(history.location.href).toBe('/thanks/1?key=0012&show=to-thank');
    choices.choose(DEFAULT_THANKS_CHOICE);
    expect(history.location.href).toBe('/thanks/1?key=0012');
  });

  it('[THX-01] going back shows what was shown before; typing on is no step of its own, and the same again is none', async () => {
    const { history, choices } = at('/thanks/1');
    const seen: Array<string> = [];
    choices.choice.changes$.subscribe(({ show, search }) => seen.push(`${show} ${search}`));
    choices.choose(DEFAULT_THANKS_CHOICE);
    choices.choose({ ...DEFAULT_THANKS_CHOICE, search: 'r' });
    choices.choose({ ...DEFAULT_THANKS_CHOICE, search: 'ro' });
    expect(history.length).toBe(2);
    history.back();
    await expect.poll(() => seen).toEqual(['all ', 'all r', 'all ro', 'all ']);
  });
});
