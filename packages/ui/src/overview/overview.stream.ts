import {
  type Cents,
  formatAmount,
  hasChecklist,
  hasOverview,
  type ItemIdentity,
  isBabyOrKids,
  paths,
  type RegistryItem,
  type RegistryTotals,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type RegistrantPageParts, type RegistrantPageStream, registrantPageStream } from '../registrant-page/index.ts';

/** A gift of which something was bought; nobody is named. */
export interface BoughtGift {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly wants: number;
  readonly purchased: number;
}

/** How the registry stands, and what to do next. */
export interface OverviewBody {
  readonly totals: RegistryTotals;
  /** None on the Canadian site. */
  readonly giftCards: O.Option<string>;
  /** At most six, in the order of the list. */
  readonly bought: ReadonlyArray<BoughtGift>;
  readonly addMore: string;
  readonly checklist: O.Option<string>;
  readonly list: string;
  readonly settings: string;
  readonly guestPage: string;
}

const MOST_BOUGHT = 6;

const boughtOf = ({ identity, product, wants, purchased }: RegistryItem): ReadonlyArray<BoughtGift> =>
  purchased === 0 ? [] : [{ identity, name: product.name, wants, purchased }];

const bodyOf = (site: Site, { grId, header, totals, items }: RegistryView): OverviewBody => {
  const { eventType, shareableUrl } = header;
  return {
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    bought: items.flatMap(boughtOf).slice(0, MOST_BOUGHT),
    addMore: paths.giftShop(isBabyOrKids(eventType) ? 'kids' : 'wedding'),
    checklist: hasChecklist({ site, eventType }) ? O.some(paths.checklist(grId)) : O.none,
    list: paths.registrantList(grId),
    settings: paths.settings(grId),
    guestPage: shareableUrl,
  };
};

/** The Overview of a registry, where it has one (TAB-01, TAB-05). */
export const overviewStream = (parts: RegistrantPageParts): RegistrantPageStream<OverviewBody> =>
  registrantPageStream(parts, (view) =>
    hasOverview({ site: parts.site, eventType: view.header.eventType }) ? O.some(bodyOf(parts.site, view)) : O.none,
  );
