import {
  brandNames,
  HOUSE_BRAND,
  type ItemBrand,
  isBaby,
  type OwnerView,
  type RegistryView,
  type Site,
  type SortBy,
  sellsGiftCards,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { checkWith, type Problem } from './codec.ts';
import { list } from './list-and-option.ts';
import { answerShape } from './shape.ts';
import { flag, oneOf, pathOrEmpty, shopText, text } from './value.ts';

/** The retailer's content for owners on the home page. */
export const homeEntries: t.Type<OwnerView['home'], unknown> = list(
  answerShape({ title: shopText, text: shopText, imagePath: pathOrEmpty, link: pathOrEmpty }),
);

/** A text by each brand. */
const names: t.Type<Readonly<Record<string, string>>> = t.record(t.string, t.string);

const sort = oneOf<SortBy>('category', 'price');

const listProps = {
  siteId: text,
  market: text,
  currency: text,
  currencyPrefix: text,
  sellsGiftCards: flag,
  sortOptions: list(sort),
  guestSort: sort,
  brandNames: names,
};

/** What lists of registries take from the retailer's own site: its market and money, how they can be sorted, and the names of its brands. */
export interface SiteOfLists
  extends Pick<Site, 'market' | 'currency' | 'currencyPrefix' | 'sortOptions' | 'guestSort'> {
  readonly siteId: Site['id'];
  readonly sellsGiftCards: boolean;
  readonly brandNames: Readonly<Record<ItemBrand, string>>;
}

/** Reads that of a page state, for who has no site of the retailer at hand; left is everything that is wrong. */
export const checkSiteOfLists: (raw: unknown) => E.Either<ReadonlyArray<Problem>, SiteOfLists> = checkWith(
  answerShape(listProps),
);

/** The properties of a page state that depend on its site, for analytics and the page's content blocks. */
export const siteProps = {
  isCb2: flag,
  isCanada: flag,
  isCanadaSite: flag,
  isBabyRegistry: flag,
  brandType: text,
  isEnableNewFlyout: flag,
  ...listProps,
  cms: answerShape({
    homePage: answerShape({ entries: homeEntries }),
    registrantList: answerShape({ heading: text, text }),
  }),
  digitalData: answerShape({
    pageName: text,
    brandType: text,
    market: text,
    eventTypeName: text,
    grId: text,
    isRegistrant: flag,
  }),
  featureFlags: answerShape({ interactiveChecklist: flag, nlaReplacement: flag, overviewTab: flag }),
};

type SiteWire = t.TypeOfProps<typeof siteProps>;

/** The retailer's content: owners get that of the home page; the block above the list is still empty. */
const blocks = (owner: RegistryView['owner']): SiteWire['cms'] => ({
  homePage: { entries: O.isSome(owner) ? [...owner.value.home] : [] },
  registrantList: { heading: '', text: '' },
});

export const siteToWire = (site: Site, { grId, role, header, owner }: RegistryView): SiteWire => ({
  isCb2: !site.sells.includes(HOUSE_BRAND),
  isCanada: site.marketRules.country === 'CA',
  isCanadaSite: site.marketRules.country === 'CA',
  isBabyRegistry: isBaby(header.eventType),
  brandType: site.brand,
  isEnableNewFlyout: site.features.newFlyout,
  siteId: site.id,
  market: site.market,
  currency: site.currency,
  currencyPrefix: site.currencyPrefix,
  sellsGiftCards: sellsGiftCards(site.marketRules),
  sortOptions: [...site.sortOptions],
  guestSort: site.guestSort,
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
