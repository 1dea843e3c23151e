/**
 * Compares `listSections` (filter, sort, group) with a plain implementation, with lists of 100, 1,000 and 10,000 items
 * or of the lengths given as arguments. Both must return equal sections first. Both are then measured in the same
 * rounds, so that anything that slows the machine slows both; ratios are taken round by round.
 */
import { isDeepStrictEqual } from 'node:util';
import { listSections, NO_FILTERS, type Reading, type RegistryItem } from '@gift-registry/domain';
import { baselineSections } from './bench-sections/baseline.ts';
import { exampleList, seededRandom } from './bench-sections/example-list.ts';

type Items = ReadonlyArray<RegistryItem>;
type Query = typeof listSections;

const ROUNDS = 11;
const PURCHASES = 20;
/** In milliseconds; a purchase on an open page is unnoticeable while it takes less than a third of a frame. */
const PURCHASE_GOAL = 5;

const guest: Reading = { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS };
const registrant: Reading = { ...guest, role: 'registrant', sortBy: 'category' };
const openingReadings = [guest, registrant];
const readings: ReadonlyArray<Reading> = [
  ...openingReadings,
  { ...guest, sortBy: 'category' },
  { ...registrant, groupBy: 'status' },
  { ...guest, groupBy: 'brand' },
  { ...guest, giftOption: 'needed' },
  { ...guest, filters: { ...NO_FILTERS, categories: ['Cookware', 'Bedding'] } },
  { ...registrant, filters: { ...NO_FILTERS, bands: ['20-50', '50-100'] } },
  { ...registrant, filters: { ...NO_FILTERS, availability: ['available'] } },
  {
    ...guest,
    giftOption: 'needed',
    filters: { ...NO_FILTERS, categories: ['Dinnerware'], bands: ['20-50', '50-100'], availability: ['on-sale'] },
  },
];

/** The list after further units of its items were bought one by one, every second time of the last item. */
const afterPurchases = (items: Items, random: () => number): ReadonlyArray<Items> => {
  const lists: Items[] = [];
  while (lists.length < PURCHASES) {
    const list = lists.at(-1) ?? items;
    const at = Math.floor(random() * items.length);
    const item = list[at];
    if (item === undefined || item.product.isNla || item.purchased >= item.wanted) continue;
    const purchased = lists.length % 2 === 0 ? item.wanted : Math.min(item.wanted - 1, item.purchased + 1);
    lists.push(list.with(at, { ...item, purchased }));
  }
  return lists;
};

/** The milliseconds of the fastest of five runs. */
const quickest = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The milliseconds for all queries, and for one purchase. */
const measure = (query: Query, items: Items, purchases: ReadonlyArray<Items>) => ({
  readings: quickest(() => {
    for (const reading of readings) query(reading, items);
  }),
  purchase:
    quickest(() => {
      for (const reading of openingReadings) for (const list of purchases) query(reading, list);
    }) /
    (openingReadings.length * purchases.length),
});

const lengths = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000];

for (const length of lengths) {
  const items = exampleList(length);
  const purchases = afterPurchases(items, seededRandom(20_270_612));
  for (const reading of readings)
    for (const list of [items, ...purchases])
      if (!isDeepStrictEqual(listSections(reading, list), baselineSections(reading, list)))
        throw new Error(`the sections differ for ${JSON.stringify(reading)}`);

  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => {
    const [first, second] = round % 2 === 0 ? [listSections, baselineSections] : [baselineSections, listSections];
    const [before, after] = [measure(first, items, purchases), measure(second, items, purchases)];
    return round % 2 === 0 ? { ours: before, baseline: after } : { ours: after, baseline: before };
  }).slice(1);
  for (const what of ['readings', 'purchase'] as const) {
    const ours = median(rounds.map((round) => round.ours[what]));
    const ratio = median(rounds.map((round) => round.ours[what] / round.baseline[what]));
    console.log(`${length} gifts, ${what}: ${ours.toFixed(2)} ms, ${ratio.toFixed(2)} of filter, sort and a Map`);
    if (what === 'purchase' && length === 1_000)
      console.log(`  goal: at most ${PURCHASE_GOAL} ms, ${ours <= PURCHASE_GOAL ? 'reached' : 'MISSED'}`);
  }
}
