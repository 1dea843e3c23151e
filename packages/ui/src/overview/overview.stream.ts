import {
  type BoughtGift,
  boughtGifts,
  type Cents,
  type CompletionCoupon,
  calendarDayIn,
  checklistFor,
  createState,
  type FundShown,
  formatAmount,
  fundShown,
  type GiftsGiven,
  giftShopFor,
  greetingMessages,
  guestPage,
  type HomeEntry,
  hasOverview,
  type Instant,
  identityKey,
  isCouponValid,
  type Log,
  latestGifts,
  type NextStep,
  nextSteps,
  type ObservableState,
  type OwnerView,
  overviewMessages,
  overviewPage,
  paths,
  type RegistryItem,
  type RegistryView,
  type RelativeTime,
  relativeTime,
  type Settings,
  type Site,
  shownMostLoved,
  showsMostLoved,
  type Thanks,
  type ThankYouRow,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concatMap, defer, filter, interval, merge, type SchedulerLike, Subject, take, tap } from 'rxjs';
import { type ChecklistReading, type ChecklistReadingStream, shownManualTicks } from '../checklist/index.ts';
import { type GiftsNotRead, isNotOlder, type ReadPosition, readingGifts } from '../gifts-reading/index.ts';
import { daysLeft, registryShare } from '../list-model/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived, observed } from '../observe/observed.ts';
import {
  type RegistrantPageDependencies,
  type RegistrantPageModel,
  registrantPageStream,
} from '../registrant-page/index.ts';
import type { BoughtModel, GivenGift, LovedGift, OverviewBody, ShownStep, StepTarget } from './overview-model.ts';

/** The state of reading the gifts. */
export type OverviewGiving =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead' }
  | { readonly _tag: 'Read'; readonly given: GiftsGiven; readonly epoch: number };

/** The gifts; none before they were read. */
const giftsOf = (giving: OverviewGiving): O.Option<GiftsGiven['gifts']> =>
  giving._tag === 'Read' ? O.some(giving.given.gifts) : O.none;

/** A registry, perhaps with its first items only. */
export interface Seen {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** The parts of the Overview, besides the site. */
interface OverviewScene {
  readonly seen: Seen;
  readonly reading: ChecklistReading;
  readonly giving: OverviewGiving;
  readonly needsAddress: boolean;
  readonly now: Instant;
}

/** A most loved item, as it is shown. */
const lovedGift =
  (site: Site) =>
  (item: RegistryItem): LovedGift => ({
    key: identityKey(item.identity),
    name: item.product.name,
    images: item.product.images,
    detail: overviewMessages.given(site, item),
    percent: O.match(
      () => (100 * item.purchased) / Math.max(1, item.wanted),
      ({ percent }: FundShown) => percent,
    )(fundShown(item)),
  });

const givenGift =
  (site: Site, now: Instant) =>
  (gift: BoughtGift): GivenGift => {
    const when = (at: Instant): RelativeTime => relativeTime(at, now, site.timeZone);
    if (gift._tag === 'Apart') {
      const { id, name, imagePath, givenAt } = gift.gift;
      return {
        key: id,
        name,
        picture: { _tag: 'File', path: imagePath },
        detail: overviewMessages.apart(gift.gift, site),
        when: O.some(when(givenAt)),
      };
    }
    const { identity, product } = gift.item;
    return {
      key: identityKey(identity),
      name: product.name,
      picture: { _tag: 'Images', images: product.images },
      detail: overviewMessages.given(site, gift.item),
      when: O.map(when)(gift.givenAt),
    };
  };

/** The recent gifts, newest first. */
const boughtModel = (site: Site, { seen, giving, now }: OverviewScene): BoughtModel => {
  if (giving._tag === 'Reading' || !seen.isComplete) return { _tag: 'Reading' };
  const ledger = O.getOrElse((): ReadonlyArray<ThankYouRow> => [])(giftsOf(giving));
  const { shown, more } = latestGifts(boughtGifts(seen.view.items, ledger));
  return { _tag: 'Gifts', gifts: shown.map(givenGift(site, now)), more, isDated: giving._tag === 'Read' };
};

const page = (path: string): StepTarget => ({ _tag: 'Page', path });

/** The page or dialog in which each step is done. */
const targetsOf = ({ grId, header }: RegistryView): Readonly<Record<NextStep['_tag'], StepTarget>> => {
  const [shop, list] = [page(paths.giftShop(giftShopFor(header.eventType))), page(paths.registrantList(grId))];
  return {
    BeginList: shop,
    AddMore: shop,
    ReplaceNoLongerAvailable: list,
    LoveSome: list,
    CompleteSets: list,
    AddPhoto: { _tag: 'Dialog', dialog: 'photo' },
    WriteGreeting: { _tag: 'Dialog', dialog: 'greeting' },
    BuyTheRest: list,
    GiveAddress: page(paths.settings(grId)),
    LetGuestsIn: page(paths.settings(grId)),
    FollowChecklist: page(paths.checklist(grId)),
    ShareLink: page(guestPage(grId, header.shareableUrl)),
    SayThanks: page(paths.thankYouManager(grId)),
  };
};

const stepsOf = (
  site: Site,
  { seen: { view, isComplete }, reading, giving, needsAddress, now }: OverviewScene,
): O.Option<ReadonlyArray<ShownStep>> => {
  if (!isComplete || giving._tag === 'Reading') return O.none;
  const { header, items, owner } = view;
  const targets = targetsOf(view);
  const waiting = O.map((gifts: ReadonlyArray<ThankYouRow>) => gifts.filter(({ isThanked }) => !isThanked).length);
  const steps = nextSteps({
    isPostEvent: header.isPostEvent,
    daysToGo: daysLeft(header, calendarDayIn(site.timeZone, now)),
    items,
    toThank: O.getOrElse(() => 0)(waiting(giftsOf(giving))),
    hasPhoto: O.isSome(header.photo),
    hasGreeting: header.greeting !== greetingMessages.ours,
    isPrivate: O.isSome(owner) && owner.value.visibility === 'private',
    needsAddress,
    checklist:
      reading._tag === 'Read'
        ? O.some(checklistFor(site, header.eventType, reading.groups, items, shownManualTicks(reading)))
        : O.none,
    hasCode: O.exists(({ coupon }: OwnerView) =>
      O.exists((code: CompletionCoupon) => isCouponValid(code, site.timeZone, now))(coupon),
    )(owner),
    features: site.features,
  });
  return O.some(steps.map((step) => ({ step, target: targets[step._tag] })));
};

export const overviewBody = (site: Site, scene: OverviewScene): OverviewBody => {
  const { view, isComplete } = scene.seen;
  const { grId, header, totals, items, owner } = view;
  const entries: ReadonlyArray<HomeEntry> = O.isSome(owner) ? owner.value.home : [];
  const home = overviewPage(entries);
  if (home._tag === 'List') return home;
  return {
    _tag: 'Dashboard',
    header,
    share: registryShare(site, view),
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    steps: stepsOf(site, scene),
    bought: boughtModel(site, scene),
    loved: shownMostLoved(items).map(lovedGift(site)),
    showsMostLoved: showsMostLoved(items, header.isPostEvent),
    ideas: home.entries,
    list: paths.registrantList(grId),
    isComplete,
  };
};

/** Version and epoch of the gifts. */
const positionOf = ({ given, epoch }: Extract<OverviewGiving, { readonly _tag: 'Read' }>): ReadPosition => ({
  version: given.version,
  epoch,
});

/** The gifts after an answer of that epoch; older answers and failures leave them as they are. */
const givingAfter = (
  before: OverviewGiving,
  answer: E.Either<GiftsNotRead, GiftsGiven>,
  epoch: number,
): OverviewGiving => {
  if (E.isLeft(answer)) return before._tag === 'Read' ? before : { _tag: 'NotRead' };
  const read = { _tag: 'Read', given: answer.right, epoch } as const;
  return before._tag !== 'Read' || isNotOlder(positionOf(read), positionOf(before)) ? read : before;
};

/** The Overview of a registry. */
export interface OverviewStream {
  readonly model: ObservableState<RegistrantPageModel<OverviewBody>>;
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}

interface OverviewDependencies extends RegistrantPageDependencies {
  readonly checklist: Pick<ChecklistReadingStream, 'model'>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
  readonly thanks: ObservablePort<Pick<Thanks, 'readGifts'>>;
  readonly settings: ObservablePort<Pick<Settings, 'readSettings'>>;
}

/** In milliseconds: how often relative times are updated. */
const MINUTE = 60_000;

/** The Overview of a registry, where it has one (TAB-01, TAB-05). */
export const overviewStream = ({
  checklist,
  thanks,
  settings,
  ...dependencies
}: OverviewDependencies): OverviewStream => {
  const { clock, log, registry, scheduler, site } = dependencies;
  const page = registrantPageStream<Seen>(dependencies, (view, isComplete) =>
    hasOverview({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const giving = createState<OverviewGiving>({ _tag: 'Reading' });
  const minute = createState(0);
  const needsAddress = createState(false);
  const again$ = new Subject<void>();

  const effects$ = merge(
    readingGifts(
      {
        registry,
        read: (grId) => defer(thanks.readGifts(grId)),
        isKnown: (position) => giving.value._tag === 'Read' && isNotOlder(positionOf(giving.value), position),
        onAnswer: (answer, epoch) => giving.set(givingAfter(giving.value, answer, epoch)),
        log,
        scheduler,
      },
      again$,
    ),
    page.model.changes$.pipe(
      filter((present) => present._tag === 'Loaded'),
      take(1),
      // Read once: whether the registry has an address (CO-01).
      concatMap((loaded) => defer(settings.readSettings(loaded.body.view.grId))),
      tap((answer) => {
        if (E.isRight(answer)) return needsAddress.set(O.isNone(answer.right.address));
        log.write({ level: 'warning', tag: 'settings.read-failed', data: { reason: answer.left._tag } })();
      }),
    ),
    interval(MINUTE, scheduler).pipe(tap(() => minute.set(minute.value + 1))),
  );

  const present = (): RegistrantPageModel<OverviewBody> => {
    const [shown, reading] = [page.model.value, checklist.model.value];
    if (shown._tag !== 'Loaded') return shown;
    return {
      ...shown,
      body: overviewBody(site, {
        seen: shown.body,
        reading,
        giving: giving.value,
        needsAddress: needsAddress.value,
        now: clock.now(),
      }),
    };
  };

  return {
    model: observed(derived([page.model, checklist.model, giving, minute, needsAddress], present), effects$),
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link.copy-failed', data: { problem } })(),
    reload: () => {
      page.reload();
      again$.next();
    },
  };
};
