import {
  type Cents,
  checklistFor,
  formatAmount,
  giftShopFor,
  type HomeEntry,
  isOwnGreeting,
  type NextStep,
  nextSteps,
  overviewPage,
  pageHeads,
  paths,
  type RegistryView,
  type Site,
  shownLoved,
  type ThankYouRow,
  tellsLoved,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { shownByHand } from '../checklist/index.ts';
import { boughtModel, lovedGift, type OverviewScene } from './overview-gift-models.ts';
import { giftsOf } from './overview-giving.ts';
import type { OverviewBody, ShownStep, StepWay } from './overview-model.ts';

const page = (path: string): StepWay => ({ _tag: 'Page', path });

/** How to read: the step on the left is done at the page, or in the dialog, on the right. */
const wayOf = ({ grId, header }: RegistryView): Readonly<Record<NextStep['_tag'], StepWay>> => {
  const [shop, list] = [page(paths.giftShop(giftShopFor(header.eventType))), page(paths.registrantList(grId))];
  return {
    BeginList: shop,
    AddMore: shop,
    ReplaceGone: list,
    LoveSome: list,
    AddPhoto: { _tag: 'Dialog', dialog: 'photo' },
    WriteGreeting: { _tag: 'Dialog', dialog: 'greeting' },
    BuyTheRest: list,
    LetGuestsIn: page(paths.settings(grId)),
    FollowChecklist: page(paths.checklist(grId)),
    ShareLink: page(header.shareableUrl),
    SayThanks: page(paths.thankYouManager(grId)),
  };
};

const stepsOf = (
  site: Site,
  { seen: { view, isComplete }, reading, giving }: OverviewScene,
): O.Option<ReadonlyArray<ShownStep>> => {
  if (!isComplete || giving._tag === 'Reading') return O.none;
  const { header, items, owner } = view;
  const ways = wayOf(view);
  const waiting = O.map((gifts: ReadonlyArray<ThankYouRow>) => gifts.filter(({ isThanked }) => !isThanked).length);
  const steps = nextSteps({
    isPostEvent: header.isPostEvent,
    items,
    toThank: O.getOrElse(() => 0)(waiting(giftsOf(giving))),
    hasPhoto: O.isSome(header.photo),
    hasGreeting: isOwnGreeting(header.greeting),
    isPrivate: O.isSome(owner) && owner.value.visibility === 'private',
    checklist:
      reading._tag === 'Read'
        ? O.some(checklistFor(site, header.eventType, reading.groups, items, shownByHand(reading)))
        : O.none,
    features: site.features,
  });
  return O.some(steps.map((step) => ({ step, way: ways[step._tag] })));
};

/** What stands on the Overview of that registry. */
export const overviewBody = (site: Site, scene: OverviewScene): OverviewBody => {
  const { view, isComplete } = scene.seen;
  const { grId, header, totals, items, owner } = view;
  const home = overviewPage(
    F.pipe(
      owner,
      O.match(
        (): ReadonlyArray<HomeEntry> => [],
        (its) => its.home,
      ),
    ),
  );
  if (home._tag === 'List') return home;
  return {
    _tag: 'Dashboard',
    header,
    shareTitle: pageHeads.registry(site, header).title,
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    steps: stepsOf(site, scene),
    bought: boughtModel(site, scene),
    loved: shownLoved(items).map(lovedGift),
    tellsLoved: tellsLoved(items, header.isPostEvent),
    ideas: home.entries,
    list: paths.registrantList(grId),
    isComplete,
  };
};
