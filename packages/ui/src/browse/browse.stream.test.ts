import {
  type CatalogueChoice,
  type CatalogueQuery,
  type CatalogueResults,
  createState,
  EMPTY_CATALOGUE_CHOICE,
  type LogEntry,
  type ShownPicks,
} from '@gift-registry/domain';
import { exampleProduct, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { exampleAdding } from '../registry-adding/testing/example-adding.ts';
import { type BrowseStream, browseStream } from './browse.stream.ts';
import type { BrowseModel, BrowseResultsModel } from './browse-model.ts';
import { browsePage } from './browse-page.ts';

const resultsFor = (query: CatalogueQuery): CatalogueResults => ({
  products: [exampleProduct({ sku: skuOf(`${query.page}00`), name: `${query.text} ${query.page}` })],
  total: query.text.startsWith('non') ? 0 : 3,
  page: query.page,
  pages: query.text.startsWith('non') ? 0 : 3,
  categories: [
    { choice: 'Bath', products: 2 },
    { choice: 'Nursery', products: 1 },
  ],
  bands: [{ choice: '0-20', products: 3 }],
  brands: [{ choice: 'main', products: 3 }],
  instead: query.text === 'nonne' ? O.some('some') : O.none,
});

const picks = (isOnlyThese: boolean): ShownPicks => ({
  categories: ['Nursery'],
  isOnlyThese,
  shelves: [{ title: 'First', text: '', products: [exampleProduct()] }],
});

interface Setting {
  /** The nth search gets the nth marbles: a answered, u no answer; the last again and again. */
  readonly answers?: ReadonlyArray<string>;
  readonly start?: Partial<CatalogueChoice>;
  /** Marbles of the picks: p only these, o others too, u no answer; by default the plain page of the shop. */
  readonly picks?: string;
}

interface Scene extends RunHelpers {
  readonly stream: BrowseStream;
  readonly queries: CatalogueQuery[];
  readonly chosen: CatalogueChoice[];
  readonly choose: (choice: Partial<CatalogueChoice>) => void;
  readonly logged: LogEntry[];
  readonly at: (time: number, mutation: () => void) => void;
}

const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const { cold } = helpers;
    const queries: CatalogueQuery[] = [];
    const chosen: CatalogueChoice[] = [];
    const logged: LogEntry[] = [];
    const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
    const cell = createState<CatalogueChoice>({ ...EMPTY_CATALOGUE_CHOICE, ...setting.start });
    const u = E.left({ _tag: 'Unavailable' } as const);
    const answers = setting.answers ?? ['(a|)'];
    const stream = browseStream({
      source: {
        search: (query) =>
          defer(() => {
            queries.push(query);
            return cold(answers[Math.min(queries.length, answers.length) - 1] ?? '-', {
              a: E.right(resultsFor(query)),
              u,
            });
          }),
        picks$: cold(setting.picks ?? '-', { p: E.right(picks(true)), o: E.right(picks(false)), u }),
      },
      choices: {
        choice: cell,
        choose: (choice) => {
          chosen.push(choice);
          cell.set(choice);
        },
      },
      adding: exampleAdding({ scheduler, log }),
      reader: { site: sites.main, here: () => '/search' },
      shop: setting.picks === undefined ? O.none : O.some('kids'),
      scheduler,
      log,
    });
    const at = (time: number, act: () => void): void => void cold(`${time}ms x`).subscribe(act);
    const choose = (choice: Partial<CatalogueChoice>): void => cell.set({ ...cell.value, ...choice });
    play({ ...helpers, stream, queries, chosen, choose, logged, at });
  });
};

const summary = ({ found }: BrowseModel): string =>
  found._tag === 'Found'
    ? `${found.cards.map(({ product }) => product.name.trim()).join()}${found.isOld ? ' old' : ''} ${found.more._tag}`
    : found._tag;
const seen$ = ({ model }: BrowseStream) => model.changes$.pipe(map(summary), distinctUntilChanged());

describe('browseStream', () => {
  it('[ADD-09] shows the name of a department at once, and of a single category once the shop is known to have it', () => {
    const titles = (start: Partial<CatalogueChoice>, pattern: string, values: Record<string, string>) =>
      scene({ start, answers: ['50ms (a|)'] }, ({ stream, expectObservable }) => {
        const title$ = stream.model.changes$.pipe(
          map(({ head }) => `${head.title}: ${head.tab}`),
          distinctUntilChanged(),
        );
        expectObservable(title$, '^ 1s !').toBe(pattern, values);
      });
    const all = 'Shop the collection: Shop | Hearth & Field';
    titles({ categories: ['Lighting'] }, 'a', { a: 'Lighting: Lighting | Hearth & Field' });
    titles({ categories: ['Nursery'] }, 'a 49ms b', { a: all, b: 'Nursery: Nursery | Hearth & Field' });
    titles({ categories: ['You have won'] }, 'a', { a: all });
    titles({}, 'a', { a: all });
  });

  it('[ADD-09] everything is shown at first; loading is shown after 200 ms', () => {
    scene({ answers: ['300ms (a|)'] }, ({ stream, expectObservable }) => {
      expectObservable(seen$(stream), '^ 1s !').toBe('a 199ms b 99ms c', { a: 'Awaited', b: 'Loading', c: '1 More' });
    });
  });

  it('[ADD-09] searches after a pause in typing, or at once when submitted; the last answer counts', () => {
    scene(
      { answers: ['(a|)', '100ms (a|)', '10ms (a|)'] },
      ({ stream, at, expectObservable, flush, queries, chosen }) => {
        at(10, () => stream.typeText('k'));
        at(110, () => stream.typeText('ket '));
        at(420, () => stream.typeText('kettle'));
        at(430, () => stream.submitText());
        expectObservable(seen$(stream), '^ 2s !').toBe('(aw) 406ms b 29ms c', {
          a: 'Awaited',
          w: '1 More',
          b: '1 old More',
          c: 'kettle 1 More',
        });
        flush();
        expect(queries.map(({ text }) => text)).toEqual(['', 'ket', 'kettle']);
        expect(chosen.map(({ text }) => text)).toEqual(['ket', 'kettle']);
        expect(stream.model.value.text).toBe('kettle');
      },
    );
  });

  it('[ADD-09] going back repeats the earlier search at once, and fills the field', () => {
    scene({ answers: ['(a|)', '50ms (a|)'] }, ({ stream, at, flush, choose, queries, expectObservable }) => {
      at(10, () => choose({ text: 'pan' }));
      at(100, () => choose({ text: '' }));
      expectObservable(seen$(stream), '^ 1s !').toBe('(aw) 6ms b 49ms c 39ms (ow)', {
        a: 'Awaited',
        w: '1 More',
        b: '1 old More',
        c: 'pan 1 More',
        o: 'pan 1 old More',
      });
      flush();
      expect(queries.map(({ text }) => text)).toEqual(['', 'pan']);
      expect(stream.model.value.text).toBe('');
    });
  });

  it('[ADD-09] "Show More" reads the next page alone and puts it behind; a shared link shows all its pages', () => {
    scene({ answers: ['(a|)', '5ms (a|)'] }, ({ stream, at, flush, queries, expectObservable }) => {
      at(10, () => stream.showMore());
      expectObservable(seen$(stream), '^ 1s !').toBe('(aw) 6ms l 4ms c', {
        a: 'Awaited',
        w: '1 More',
        l: '1 Loading',
        c: '1,2 More',
      });
      flush();
      expect(queries.map(({ page }) => page)).toEqual([1, 2]);
    });
    scene({ start: { pages: 3, text: 'pan' } }, ({ stream, flush, queries, expectObservable }) => {
      expectObservable(seen$(stream), '^ 1s !').toBe('(ab)', { a: 'Awaited', b: 'pan 1,pan 2,pan 3 All' });
      flush();
      expect(queries.map(({ page }) => page)).toEqual([1, 2, 3]);
    });
  });

  it('[ADD-09] a choice narrows and is taken back; it begins at the first page', () => {
    scene({ start: { pages: 2 } }, ({ stream, at, flush, chosen, expectObservable }) => {
      at(10, () => stream.toggleChoice({ _tag: 'Category', category: 'Bath' }));
      at(20, () => stream.toggleChoice({ _tag: 'Price', band: '0-20' }));
      at(30, () => stream.toggleChoice({ _tag: 'Category', category: 'Bath' }));
      at(40, () => stream.chooseSort('price-low'));
      at(50, () => stream.clearChoices());
      expectObservable(
        seen$(stream).pipe(
          map(() => 0),
          distinctUntilChanged(),
        ),
        '^ 1s !',
      ).toBe('a', { a: 0 });
      flush();
      expect(chosen.map(({ categories, bands, sort, pages }) => [categories, bands, sort, pages])).toEqual([
        [['Bath'], [], 'best', 1],
        [['Bath'], ['0-20'], 'best', 1],
        [[], ['0-20'], 'best', 1],
        [[], ['0-20'], 'price-low', 1],
        [[], [], 'price-low', 1],
      ]);
      expect(
        stream.model.value.kinds.map(({ kind, choices }) => [kind, choices.map(({ label, count }) => [label, count])]),
      ).toEqual([
        [
          'Category',
          [
            ['Bath', 2],
            ['Nursery', 1],
          ],
        ],
        ['Price', [['$0 – $20', 3]]],
        ['Brand', [['Hearth & Field', 3]]],
      ]);
    });
  });

  it('[ADD-09] a failure is shown and logged, and can be retried; a failed next page leaves the earlier ones', () => {
    scene({ answers: ['(u|)', '(a|)', '(u|)'] }, ({ stream, at, expectObservable, flush, logged }) => {
      at(10, () => stream.searchAgain());
      at(20, () => stream.showMore());
      expectObservable(seen$(stream), '^ 1s !').toBe('(af) 6ms (ag) 6ms (lh)', {
        a: 'Awaited',
        f: 'Failed',
        g: '1 More',
        l: '1 Loading',
        h: '1 Failed',
      });
      flush();
      expect(logged.map(({ tag }) => tag)).toEqual(['catalogue.search-failed', 'catalogue.search-failed']);
    });
  });

  it('[ADD-09] an empty result is shown as such', () => {
    scene({ start: { text: 'none' } }, ({ stream, expectObservable }) => {
      expectObservable(seen$(stream), '^ 1s !').toBe('(ab)', { a: 'Awaited', b: 'Nothing' });
    });
  });

  it('[SHOP-04] where nothing is found, what near words find is shown, and named', () => {
    scene({ start: { text: 'nonne' } }, ({ stream, expectObservable, flush, queries }) => {
      expectObservable(seen$(stream), '^ 1s !');
      flush();
      expect(queries.map(({ text }) => text)).toEqual(['nonne', 'some']);
      expect(stream.model.value.found).toMatchObject({ instead: O.some({ typed: 'nonne', found: 'some' }) });
    });
  });

  it.each<[string, Partial<CatalogueChoice>, BrowseResultsModel]>([
    ['not searched for', {}, { _tag: 'NotSold', notice: 'Gifts for little ones are not sold online in Canada yet.' }],
    [
      'a checklist led to',
      { categories: ['Nursery'] },
      { _tag: 'NotSold', notice: 'Gifts for little ones are not sold online in Canada yet.' },
    ],
    ['somebody searched', { text: 'none' }, { _tag: 'Nothing', isSearched: true, isFiltered: false }],
  ])('[ROUTE-08] [CA-01] where nothing of the page is sold in the market it says so; what %s', (_, sought, found) => {
    const model = browsePage(
      { site: sites.canada, here: () => '/' },
      O.some('kids'),
    )({
      text: '',
      sought: { ...EMPTY_CATALOGUE_CHOICE, ...sought },
      found: {
        of: O.some({ ...EMPTY_CATALOGUE_CHOICE, ...sought }),
        pages: [{ products: [], total: 0, page: 1, pages: 1, categories: [], bands: [], brands: [], instead: O.none }],
        instead: O.none,
        step: { _tag: 'Quiet' },
      },
      picks: O.some({ categories: [], isOnlyThese: true, shelves: [] }),
      isFilterOpen: false,
      adding: exampleAdding().model.value,
    });
    expect([model.found, model.picks]).toEqual([found, O.none]);
  });

  it('[ROUTE-08] picks are shown until there is a search; where nothing else is sold, only they are searched', () => {
    scene({ picks: '5ms (p|)' }, ({ stream, at, flush, queries, expectObservable }) => {
      at(50, () => stream.toggleChoice({ _tag: 'Category', category: 'Nursery' }));
      const shelves$ = stream.model.changes$.pipe(
        map(({ picks }) => (O.isSome(picks) ? picks.value.shelves.map(({ title }) => title).join() : '')),
        distinctUntilChanged(),
      );
      expectObservable(shelves$, '^ 1s !').toBe('a 4ms b 44ms a', { a: '', b: 'First' });
      flush();
      expect(queries.map(({ categories }) => categories)).toEqual([['Nursery']]);
      expect(stream.model.value.kinds[0]?.choices.map(({ label }) => label)).toEqual(['Nursery']);
    });
  });

  it('[ROUTE-08] [KIDS-01] where the picks cannot be read nothing else is shown in their place; they can be read again', () => {
    scene({ picks: '(u|)' }, ({ stream, at, flush, queries, logged, expectObservable }) => {
      at(50, () => stream.searchAgain());
      expectObservable(seen$(stream), '^ 1s !').toBe('(ab) 46ms (ab)', { a: 'Awaited', b: 'Failed' });
      flush();
      expect(queries).toEqual([]);
      expect(logged.map(({ tag }) => tag)).toEqual([
        'picks.read-failed',
        'catalogue.search-failed',
        'picks.read-failed',
        'catalogue.search-failed',
      ]);
    });
  });
});
