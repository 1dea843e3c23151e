import {
  boughtGifts,
  type Cents,
  checklistFor,
  DEFAULT_GREETING,
  formatAmount,
  giftShopFor,
  type HomeEntry,
  type ItemIdentity,
  type NextStep,
  NO_CENTS,
  nextSteps,
  overviewPage,
  pageHeads,
  paths,
  type RegistryItem,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { type ChecklistReading, shownByHand } from '../checklist/index.ts';
import type { OverviewBody, ShownGift, ShownStep } from './overview-model.ts';

/** A registry as far as it is there. */
export interface Seen {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

const MOST_BOUGHT = 5;
const MOST_LOVED = 6;

const giftOf = ({ identity, product: { name, images }, wants, purchased, groupGift }: RegistryItem): ShownGift => ({
  identity,
  name,
  images,
  wants,
  purchased,
  groupGift,
});

/** How to read: the step on the left is done at the page on the right. */
const placeOf = ({ grId, header }: RegistryView): Readonly<Record<NextStep['_tag'], string>> => {
  const [shop, list] = [paths.giftShop(giftShopFor(header.eventType)), paths.registrantList(grId)];
  return {
    BeginList: shop,
    AddMore: shop,
    ReplaceGone: list,
    LoveSome: list,
    AddPhoto: list,
    WriteGreeting: list,
    BuyTheRest: list,
    LetGuestsIn: paths.settings(grId),
    FollowChecklist: paths.checklist(grId),
    ShareLink: header.shareableUrl,
    SayThanks: paths.thankYouManager(grId),
  };
};

const stepsOf = (site: Site, { view, isComplete }: Seen, reading: ChecklistReading): ReadonlyArray<ShownStep> => {
  if (!isComplete) return [];
  const { header, items, owner, totals } = view;
  const places = placeOf(view);
  return nextSteps({
    isPostEvent: header.isPostEvent,
    items,
    giftCards: O.getOrElse(() => NO_CENTS)(totals.giftCards),
    hasPhoto: O.isSome(header.photo),
    hasGreeting: header.greeting !== DEFAULT_GREETING,
    isPrivate: O.isSome(owner) && owner.value.visibility === 'private',
    checklist:
      reading._tag === 'Read'
        ? O.some(checklistFor(site, header.eventType, reading.groups, items, shownByHand(reading)))
        : O.none,
    features: site.features,
  }).map((step) => ({ step, path: places[step._tag] }));
};

/** What stands on the Overview of that registry; `just` was bought while the page is open. */
export const overviewBody = (
  site: Site,
  seen: Seen,
  reading: ChecklistReading,
  just: ReadonlyArray<ItemIdentity>,
): OverviewBody => {
  const { grId, header, totals, items, owner } = seen.view;
  const page = overviewPage(
    F.pipe(
      owner,
      O.match(
        (): ReadonlyArray<HomeEntry> => [],
        ({ home }) => home,
      ),
    ),
  );
  if (page._tag === 'List') return page;
  const bought = boughtGifts(items, just);
  const loved = items.filter(({ isMostLoved, product }) => isMostLoved && !product.isNla);
  return {
    _tag: 'Dashboard',
    header,
    shareTitle: pageHeads.registry(site, header).title,
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    steps: stepsOf(site, seen, reading),
    bought: bought.slice(0, MOST_BOUGHT).map(({ item, isJustBought }) => ({ ...giftOf(item), isJustBought })),
    moreBought: seen.isComplete ? Math.max(0, bought.length - MOST_BOUGHT) : 0,
    loved: loved.slice(0, MOST_LOVED).map(giftOf),
    tellsLoved: loved.length > 0 || (items.length > 0 && !header.isPostEvent),
    ideas: page.entries,
    list: paths.registrantList(grId),
    isComplete: seen.isComplete,
  };
};
