import {
  type BoughtGift,
  boughtGifts,
  type Cents,
  checklistFor,
  createState,
  formatAmount,
  type GiftsGiven,
  type GrId,
  giftShopFor,
  type HomeEntry,
  hasOverview,
  type Instant,
  identityKey,
  isOwnGreeting,
  type Log,
  type NextStep,
  nextSteps,
  type ObservableState,
  overviewMessages,
  overviewPage,
  paths,
  type RegistryItem,
  type RegistryView,
  type RelativeTime,
  relativeTime,
  type Settings,
  type Site,
  shownBought,
  shownLoved,
  showsMostLoved,
  type Thanks,
  type ThankYouRow,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concat,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  share,
  take,
  tap,
} from 'rxjs';
import { type ChecklistReading, type ChecklistReadingStream, shownByHand } from '../checklist/index.ts';
import {
  type GiftsNotRead,
  isNotOlder,
  type ReadGifts,
  type ReadPosition,
  readingGifts,
} from '../gifts-reading/index.ts';
import { registryShare, remembering } from '../list-model/index.ts';
import {
  type RegistrantPageDependencies,
  type RegistrantPageModel,
  registrantPageStream,
} from '../registrant-page/index.ts';
import type { BoughtModel, GivenGift, LovedGift, OverviewBody, ShownStep, StepWay } from './overview-model.ts';

/** The gifts, as far as they were read. */
type OverviewGiving =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead' }
  | { readonly _tag: 'Read'; readonly given: GiftsGiven; readonly epoch: number };

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

/** The gifts; none before they were read. */
const giftsOf = (giving: OverviewGiving): O.Option<GiftsGiven['gifts']> =>
  giving._tag === 'Read' ? O.some(giving.given.gifts) : O.none;

/** A registry, perhaps with its first items only. */
interface Seen {
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
const lovedGift = ({ identity, product: { name, images }, wanted, purchased }: RegistryItem): LovedGift => ({
  key: identityKey(identity),
  name,
  images,
  wanted,
  purchased,
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
      detail: overviewMessages.given(gift.item),
      when: O.map(when)(gift.givenAt),
    };
  };

/** The recent gifts, newest first. */
const boughtModel = (site: Site, { seen, giving, now }: OverviewScene): BoughtModel => {
  if (giving._tag === 'Reading' || !seen.isComplete) return { _tag: 'Reading' };
  const ledger = O.getOrElse((): ReadonlyArray<ThankYouRow> => [])(giftsOf(giving));
  const { shown, more } = shownBought(boughtGifts(seen.view.items, ledger));
  return { _tag: 'Gifts', gifts: shown.map(givenGift(site, now)), more, isDated: giving._tag === 'Read' };
};

const page = (path: string): StepWay => ({ _tag: 'Page', path });

/** How to read: the step on the left is done at the page, or in the dialog, on the right. */
const wayOf = ({ grId, header }: RegistryView): Readonly<Record<NextStep['_tag'], StepWay>> => {
  const [shop, list] = [page(paths.giftShop(giftShopFor(header.eventType))), page(paths.registrantList(grId))];
  return {
    BeginList: shop,
    AddMore: shop,
    ReplaceNoLongerAvailable: list,
    LoveSome: list,
    AddPhoto: { _tag: 'Dialog', dialog: 'photo' },
    WriteGreeting: { _tag: 'Dialog', dialog: 'greeting' },
    BuyTheRest: list,
    GiveAddress: page(paths.settings(grId)),
    LetGuestsIn: page(paths.settings(grId)),
    FollowChecklist: page(paths.checklist(grId)),
    ShareLink: page(header.shareableUrl),
    SayThanks: page(paths.thankYouManager(grId)),
  };
};

const stepsOf = (
  site: Site,
  { seen: { view, isComplete }, reading, giving, needsAddress }: OverviewScene,
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
    needsAddress,
    checklist:
      reading._tag === 'Read'
        ? O.some(checklistFor(site, header.eventType, reading.groups, items, shownByHand(reading)))
        : O.none,
    features: site.features,
  });
  return O.some(steps.map((step) => ({ step, way: ways[step._tag] })));
};

/** The Overview's content. */
const overviewBody = (site: Site, scene: OverviewScene): OverviewBody => {
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
    loved: shownLoved(items).map(lovedGift),
    showsMostLoved: showsMostLoved(items, header.isPostEvent),
    ideas: home.entries,
    list: paths.registrantList(grId),
    isComplete,
  };
};

/** The Overview of a registry. */
export interface OverviewStream {
  readonly model: ObservableState<RegistrantPageModel<OverviewBody>>;
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}

export interface OverviewDependencies extends RegistrantPageDependencies {
  readonly checklist: Pick<ChecklistReadingStream, 'model'>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
  /** Whether the registry has an address, read once; left out where nobody asks (CO-01). */
  readonly readHasAddress?: (grId: GrId) => Observable<boolean>;
}

/** In milliseconds: how often relative times are updated. */
const MINUTE = 60_000;

/** The Overview over one way to read the gifts; `overviewStream` is the same over the port. */
export const overviewStreamOf = (
  read: ReadGifts,
  { checklist, readHasAddress = () => EMPTY, ...dependencies }: OverviewDependencies,
): OverviewStream => {
  const { clock, log, registry, scheduler, site } = dependencies;
  const page = registrantPageStream<Seen>(dependencies, (view, isComplete) =>
    hasOverview({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const giving = createState<OverviewGiving>({ _tag: 'Reading' });
  const minute = createState(0);
  const needsAddress = createState(false);
  const again$ = new Subject<void>();
  const remember = remembering<RegistrantPageModel<OverviewBody>>();

  const effects$ = merge(
    readingGifts(
      {
        registry,
        read,
        isKnown: (position) => giving.value._tag === 'Read' && isNotOlder(positionOf(giving.value), position),
        onAnswer: (answer, epoch) => giving.set(givingAfter(giving.value, answer, epoch)),
        log,
        scheduler,
      },
      again$,
    ),
    concat(of(page.model.value), page.model.changes$).pipe(
      filter((present) => present._tag === 'Loaded'),
      take(1),
      concatMap((loaded) => readHasAddress(loaded.body.view.grId)),
      tap((hasAddress) => needsAddress.set(!hasAddress)),
    ),
    interval(MINUTE, scheduler).pipe(tap(() => minute.set(minute.value + 1))),
  ).pipe(ignoreElements(), share());

  const present = (): RegistrantPageModel<OverviewBody> => {
    const [shown, reading] = [page.model.value, checklist.model.value];
    if (shown._tag !== 'Loaded') return shown;
    return remember('page', [shown, reading, giving.value, minute.value, needsAddress.value], () => ({
      ...shown,
      body: overviewBody(site, {
        seen: shown.body,
        reading,
        giving: giving.value,
        needsAddress: needsAddress.value,
        now: clock.now(),
      }),
    }));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(
          page.model.changes$,
          checklist.model.changes$,
          giving.changes$,
          minute.changes$,
          needsAddress.changes$,
        ).pipe(map(present), distinctUntilChanged()),
        effects$,
      ),
    },
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link.copy-failed', data: { problem } })(),
    reload: () => {
      page.reload();
      again$.next();
    },
  };
};

/** The Overview of a registry, where it has one (TAB-01, TAB-05). */
export const overviewStream = ({
  thanks,
  settings,
  ...dependencies
}: Omit<OverviewDependencies, 'readHasAddress'> & {
  readonly thanks: Pick<Thanks, 'readGifts'>;
  readonly settings: Pick<Settings, 'readSettings'>;
}): OverviewStream =>
  overviewStreamOf((grId) => defer(() => thanks.readGifts(grId)()), {
    ...dependencies,
    readHasAddress: (grId) =>
      defer(() => settings.readSettings(grId)()).pipe(
        concatMap((answer) => (E.isRight(answer) ? of(O.isSome(answer.right.address)) : EMPTY)),
      ),
  });
