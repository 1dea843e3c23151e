import {
  type Brand,
  brandNames,
  type ItemBrand,
  isBaby,
  type RegistryView,
  type Site,
  type SiteId,
  type SortBy,
  siteIds,
  siteKinds,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { checkWith, type Problem } from './codec.ts';
import { answerShape, list } from './shape.ts';
import { flag, oneOf, pathOrEmpty, text } from './value.ts';

const brandType: t.Type<Brand, string> = oneOf('main', 'modern', 'kids');

const blocksWire = answerShape({
  homePage: answerShape({
    entries: list(answerShape({ title: text, text, imagePath: pathOrEmpty, link: pathOrEmpty })),
  }),
  registrantList: answerShape({ heading: text, text }),
});

/** The site properties that the app reads: which site it is, and the page's content blocks. */
export const readSiteWire = answerShape({ isCanadaSite: flag, brandType, cms: blocksWire });

const listProps = {
  sortOptions: list(oneOf('category', 'price')),
  brandNames: answerShape({ main: text, modern: text }),
};

/** What lists of registries take from the retailer's own site: how they can be sorted, and the names of its brands. */
export interface SiteOfLists {
  readonly sortOptions: ReadonlyArray<SortBy>;
  readonly brandNames: Readonly<Record<ItemBrand, string>>;
}

/** Reads that of a page state, for who has no site of the retailer at hand; left is everything that is wrong. */
export const checkSiteOfLists: (raw: unknown) => E.Either<ReadonlyArray<Problem>, SiteOfLists> = checkWith(
  answerShape(listProps),
);

/** The properties of a page state that depend on its site, for analytics and the page's content blocks. */
export const siteWire = answerShape({
  isCb2: flag,
  isCanada: flag,
  isCanadaSite: flag,
  isBabyRegistry: flag,
  brandType,
  isEnableNewFlyout: flag,
  ...listProps,
  cms: blocksWire,
  digitalData: answerShape({
    pageName: text,
    brandType,
    market: oneOf('US', 'CA'),
    eventTypeName: text,
    grId: text,
    isRegistrant: flag,
  }),
  featureFlags: answerShape({ interactiveChecklist: flag, nlaReplacement: flag, overviewTab: flag }),
});

type SiteWire = t.TypeOf<typeof siteWire>;

/** The site that a page state was made for; left when there is no site of that brand in that market. */
export const siteFromWire = ({
  brandType,
  isCanadaSite,
}: t.TypeOf<typeof readSiteWire>): E.Either<ReadonlyArray<Problem>, SiteId> =>
  E.fromNullable<ReadonlyArray<Problem>>([
    { path: 'brandType', expected: 'there is no such site in that market', found: 'a text' },
  ])(siteIds.find((id) => siteKinds[id].brand === brandType && (siteKinds[id].market === 'CA') === isCanadaSite));

/** The retailer's content: owners get that of the home page; the block above the list is still empty. */
const blocks = (owner: RegistryView['owner']): SiteWire['cms'] => ({
  homePage: { entries: O.isSome(owner) ? [...owner.value.home] : [] },
  registrantList: { heading: '', text: '' },
});

export const siteToWire = (site: Site, { grId, role, header, owner }: RegistryView): SiteWire => ({
  isCb2: site.brand === 'modern',
  isCanada: site.market === 'CA',
  isCanadaSite: site.market === 'CA',
  isBabyRegistry: isBaby(header.eventType),
  brandType: site.brand,
  isEnableNewFlyout: site.features.newFlyout,
  sortOptions: [...site.sortOptions],
  brandNames: brandNames(site),
  cms: blocks(owner),
  digitalData: {
    pageName: role === 'registrant' ? 'registrant-list' : 'guest-list',
    brandType: site.brand,
    market: site.market,
    eventTypeName: header.eventType.name,
    grId,
    isRegistrant: role === 'registrant',
  },
  featureFlags: {
    interactiveChecklist: site.features.interactiveChecklist,
    nlaReplacement: site.features.nlaReplacement,
    overviewTab: site.features.overviewTab,
  },
});
