import { eventTypeOf, guideGaps, homeEntriesFor } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';
import { mistakesOf, readEditorial } from './testing/read-editorial.ts';

const bath = { key: 'bath', category: ' Bath ', recommended: 2, brands: ['main'] };
const inside = { key: 'inside', name: 'In the House', entries: [bath] };
const none = { categories: [], onlyThese: false, shelves: [] };
const idea = { title: 'Begin', text: '', imagePath: '/pictures/a.webp', link: '/' };

const read = (home: unknown, wedding: unknown = [inside]) =>
  readEditorial({
    home,
    checklists: { wedding, baby: [inside], celebration: [inside], housewarming: [inside] },
    picks: { wedding: none, kids: none },
    goesWith: [],
    synonyms: [],
  });
const { home: ideas, checklists } = demoShop.editorial.content;

describe("the site content of registrants' pages", () => {
  it('[CHK-01] ideas are for the named sites and events; an entry without a name takes that of its category', () => {
    const named = { ...bath, key: 'towels', category: 'Towels', name: 'Soft Things' };
    expect(
      read([idea, { ...idea, sites: ['kids'], events: ['baby'] }], [{ ...inside, entries: [bath, named] }]),
    ).toMatchObject(
      E.right({
        content: {
          home: [
            { ...idea, sites: [], events: [] },
            { ...idea, sites: ['kids'], events: ['bb'] },
          ],
          checklists: {
            br: [
              {
                key: 'inside',
                name: 'In the House',
                entries: [
                  { key: 'bath', name: 'Bath', category: 'Bath', recommended: 2, brands: ['main'], imagePath: '' },
                  { key: 'towels', name: 'Soft Things', category: 'Towels' },
                ],
              },
            ],
          },
        },
      }),
    );
  });

  it('an idea without title or link is read, neither counted nor shown, and reported with its place', () => {
    const { title, link, ...bare } = idea;
    const home = [{ ...bare, title }, { ...bare, link }, { ...idea, title: '' }, { ...idea, link: '' }, bare, idea];
    const editorial = read(home);
    if (E.isLeft(editorial)) return expect.fail(JSON.stringify(editorial.left));
    expect(homeEntriesFor(sites.main, eventTypeOf('br'), editorial.right.content.home)).toEqual([idea]);
    expect(guideGaps(editorial.right, { categories: [], skus: [] }).map(({ place }) => place)).toEqual([
      'home.0',
      'home.1',
      'home.2',
      'home.3',
      'home.4',
    ]);
  });

  it.each([
    [[{ ...idea, link: 'https://elsewhere.example' }], undefined, /^home\[0\]\.link must be a path/],
    [[{ ...idea, link: '//elsewhere.example' }], undefined, /^home\[0\]\.link must be a path/],
    [[{ ...idea, link: '/\t/elsewhere.example' }], undefined, /^home\[0\]\.link must be a path/],
    [[{ ...idea, imagePath: '/\t/elsewhere.example' }], undefined, /^home\[0\]\.imagePath must be a path/],
    [[{ ...idea, title: 7 }], undefined, /^home\[0\]\.title must be string$/],
    [
      [{ ...idea, events: ['moon'] }],
      undefined,
      /^home\[0\]\.events\[0\] must be one of wedding, baby, celebration, housewarming$/,
    ],
    [
      [{ ...idea, site: ['kids'] }],
      undefined,
      /^home\[0\]\.site must be left out; what may be there is text, imagePath, title, link, sites, events$/,
    ],
    [
      [{ ...idea, sites: ['main', 'outlet'] }],
      undefined,
      /^home\[0\]\.sites\[1\] must be one of main, modern, kids, canada$/,
    ],
    [
      [],
      [{ ...inside, entries: [{ ...bath, brands: ['main', 'outlet'] }] }],
      /^checklists\.wedding\[0\]\.entries\[0\]\.brands\[1\] must be one of main, modern$/,
    ],
    [[{ title: 'Begin' }], undefined, /^home\[0\]\.text must be/],
    [[idea, null], undefined, /^home\[1\] must be an object of text/],
    [[], [{ ...inside, entry: [] }], /^checklists\.wedding\[0\]\.entry must be left out/],
    [
      [],
      [{ ...inside, entries: [{ ...bath, brand: 'main' }] }],
      /^checklists\.wedding\[0\]\.entries\[0\]\.brand must be left/,
    ],
    [[], [], /^checklists\.wedding must be a list with at least one entry$/],
    [[], [{ ...inside, entries: [] }], /^checklists\.wedding\[0\]\.entries must be a list with at least one entry$/],
    [[], [{ ...inside, entries: [bath, bath] }], /^checklists\.wedding must be a list with bath in it once$/],
    [
      [],
      [{ ...inside, entries: [{ ...bath, recommended: 0 }] }],
      /^checklists\.wedding\[0\]\.entries\[0\]\.recommended must be a whole number from 1 to 999$/,
    ],
    [
      [],
      [{ ...inside, entries: [{ ...bath, brands: [] }] }],
      /entries\[0\]\.brands must be a list with at least one entry$/,
    ],
    [
      [],
      [{ ...inside, entries: [{ ...bath, key: 'a b' }] }],
      /entries\[0\]\.key must be 1 to 64 letters, digits and hyphens$/,
    ],
  ])('[CHK-01] a mistake is reported with its place: %j %j', (home, wedding, mistake) => {
    expect(mistakesOf(read(home, wedding))).toContainEqual(expect.stringMatching(mistake));
  });

  it.each([
    ['br', { table: 60, kitchen: 29, 'bed-and-bath': 18, rooms: 19, outdoors: 5 }],
    ['bb', { nursery: 14, 'every-day': 17, play: 9 }],
    ['ot', { table: 28, kitchen: 6, rooms: 6, outdoors: 4 }],
    ['hw', { rooms: 26, kitchen: 19, 'bed-and-bath': 12, table: 24, outdoors: 5 }],
  ] as const)('[CHK-01] the units that each group of "%s" recommends add up to %o', (code, units) => {
    expect(
      Object.fromEntries(
        checklists[code].map(({ key, entries }) => [
          key,
          entries.reduce((sum, { recommended }) => sum + recommended, 0),
        ]),
      ),
    ).toEqual(units);
  });

  it('the bundled file has enough ideas for every event', () => {
    for (const code of ['br', 'bb', 'ot', 'hw'] as const)
      expect(ideas.filter(({ events }) => events.includes(code)).length).toBeGreaterThanOrEqual(5);
  });
});
