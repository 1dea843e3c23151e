/*
 * [PAGE-01] [CHK-01] [ROUTE-08] What the shop's people wrote may name what is not there: an idea without a title or a link, or a category or a SKU that the catalogue does not have. It is passed over where it would be shown,
 * and reported with its place in the file, so that a slip of the pen is found.
 *
 * @example guideGaps({ guide: NO_GUIDE, content: exampleContent(5) }, { categories: [], skus: [] }) // => []
 */
import type { GiftGuide, GiftShop } from '../catalogue/index.ts';
import { categoryKey } from '../checklist/index.ts';
import type { PlannedEventCode } from '../event/index.ts';
import type { Sku } from '../identity/index.ts';
import { isWholeEntry } from '../page/index.ts';
import type { SiteContent } from './site-content.ts';

/** Curated content that is ignored, with its place in the file. */
export interface GuideGap {
  readonly _tag: 'IdeaIncomplete' | 'CategoryUnknown' | 'SkuUnknown';
  readonly place: string;
}

/** Everything curated by the retailer's staff. */
export interface EditorialContent {
  readonly guide: GiftGuide;
  readonly content: SiteContent;
}

/** The categories and SKUs of the catalogue, in both markets. */
export interface CatalogueContents {
  readonly categories: ReadonlyArray<string>;
  readonly skus: ReadonlyArray<Sku>;
}

interface Named {
  readonly place: string;
  readonly name: string;
}

const shops: ReadonlyArray<GiftShop> = ['wedding', 'kids'];

/** The name of each event's checklist in the file. */
const eventNames = {
  br: 'wedding',
  bb: 'baby',
  ot: 'celebration',
  hw: 'housewarming',
} as const satisfies Readonly<Record<PlannedEventCode, string>>;

const events: ReadonlyArray<PlannedEventCode> = ['br', 'bb', 'ot', 'hw'];

const listed = (place: string, names: ReadonlyArray<string>): ReadonlyArray<Named> =>
  names.map((name, at) => ({ place: `${place}.${at}`, name }));

const namedCategories = ({ guide, content }: EditorialContent): ReadonlyArray<Named> => [
  ...events.flatMap((event) =>
    content.checklists[event].flatMap(({ entries }, group) =>
      entries.map(({ category }, at) => ({
        place: `checklists.${eventNames[event]}.${group}.entries.${at}.category`,
        name: category,
      })),
    ),
  ),
  ...shops.flatMap((shop) => listed(`picks.${shop}.categories`, guide.picks[shop].categories)),
  ...guide.extras.flatMap(({ goesWith }, at) =>
    goesWith._tag === 'Category' ? [{ place: `goesWith.${at}.category`, name: goesWith.category }] : [],
  ),
];

const namedSkus = ({ guide }: EditorialContent): ReadonlyArray<Named> => [
  ...shops.flatMap((shop) =>
    guide.picks[shop].shelves.flatMap(({ skus }, at) => listed(`picks.${shop}.shelves.${at}.skus`, skus)),
  ),
  ...guide.extras.flatMap(({ goesWith, skus }, at) => [
    ...(goesWith._tag === 'Product' ? [{ place: `goesWith.${at}.sku`, name: goesWith.sku }] : []),
    ...listed(`goesWith.${at}.skus`, skus),
  ]),
];

/** All SKUs named in the guide. */
export const editorialSkus = ({ guide }: Pick<EditorialContent, 'guide'>): ReadonlyArray<Sku> => [
  ...new Set([
    ...shops.flatMap((shop) => guide.picks[shop].shelves.flatMap(({ skus }) => skus)),
    ...guide.extras.flatMap(({ goesWith, skus }) => (goesWith._tag === 'Product' ? [goesWith.sku, ...skus] : skus)),
  ]),
];

const missing = (
  tag: 'CategoryUnknown' | 'SkuUnknown',
  named: ReadonlyArray<Named>,
  isKnown: (name: string) => boolean,
): ReadonlyArray<GuideGap> =>
  named.filter(({ name }) => !isKnown(name)).map(({ place, name }) => ({ _tag: tag, place: `${place} (${name})` }));

/** The curated content that is ignored, in the order of the file (PAGE-01, CHK-01, ROUTE-08). */
export const guideGaps = (
  written: EditorialContent,
  { categories, skus }: CatalogueContents,
): ReadonlyArray<GuideGap> => {
  const [knownCategories, knownSkus] = [new Set(categories.map(categoryKey)), new Set<string>(skus)];
  const ideas = written.content.home.flatMap(
    (entry, at): ReadonlyArray<GuideGap> =>
      isWholeEntry(entry) ? [] : [{ _tag: 'IdeaIncomplete', place: `home.${at}` }],
  );
  if (knownCategories.size === 0) return ideas;
  return [
    ...ideas,
    ...missing('CategoryUnknown', namedCategories(written), (name) => knownCategories.has(categoryKey(name))),
    ...missing('SkuUnknown', namedSkus(written), (name) => knownSkus.has(name)),
  ];
};

/** All texts that people read of it (LANG-04). */
export const editorialTexts = ({ guide, content }: EditorialContent): ReadonlyArray<string> => [
  ...content.home.flatMap(({ title, text }) => [title, text]),
  ...Object.values(content.checklists).flatMap((groups) =>
    groups.flatMap(({ name, entries }) => [name, ...entries.map((entry) => entry.name)]),
  ),
  ...Object.values(guide.picks).flatMap(({ shelves }) => shelves.flatMap(({ title, text }) => [title, text])),
];
