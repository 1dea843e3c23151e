import {
  type Fault,
  type GiftsGiven,
  type GrId,
  isSameIdentity,
  type ListRefusal,
  type Log,
  type ObservableState,
  type RegistryItem,
  type ThankYouRow,
} from '@gift-registry/domain';
import { option as O, type taskEither as TE } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import { defer, distinctUntilChanged, filter, ignoreElements, map, switchMap, tap } from 'rxjs';
import { observed } from '../observe/observed.ts';
import type { RegistryChange, RegistryStream } from '../registry/index.ts';
import { type TimedToast, timedToast } from '../toast/index.ts';

/** A purchase that was just made: the giver's first name, and the gift. */
interface PurchaseLine {
  readonly firstName: string;
  readonly gift: string;
  readonly isMoney: boolean;
}

/** Notifies an owner with an open page who has just bought something (LIVE-01). */
export interface PurchaseNews extends Pick<TimedToast<PurchaseLine>, 'toast' | 'dismiss' | 'hold'> {}

interface PurchaseNewsDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly readGifts: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, GiftsGiven>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

interface Change extends RegistryChange {
  readonly grId: GrId;
}

const isOf = ({ identity }: RegistryItem, { given }: ThankYouRow): boolean =>
  'identity' in given && isSameIdentity(given.identity, identity);

const lineOf = ({ bought }: Change, gifts: ReadonlyArray<ThankYouRow>): O.Option<PurchaseLine> => {
  const gift = gifts.findLast((row) => bought.some((item) => isOf(item, row)));
  return gift === undefined || gift.isAdded === true || gift.giver.firstName === ''
    ? O.none
    : O.some({ firstName: gift.giver.firstName, gift: gift.name, isMoney: gift.given._tag === 'Contribution' });
};

/**
 * Creates the notifications. The live stream does not name givers: after a purchase, the owner's page reads the gifts
 * as the Thank You Manager does. Only owners may, and purchases that they hide from themselves are not included
 * (OWN-02).
 */
export const purchaseNews = ({ registry, readGifts, scheduler, log }: PurchaseNewsDependencies): PurchaseNews => {
  const line = timedToast<PurchaseLine>(scheduler);
  const changes$ = registry.model.changes$.pipe(
    map(
      (model): O.Option<Change> =>
        model._tag === 'Loaded' && model.view.role === 'registrant'
          ? O.map((change: RegistryChange) => ({ ...change, grId: model.view.grId }))(model.lastChange)
          : O.none,
    ),
    filter(O.isSome),
    map(({ value }) => value),
    distinctUntilChanged((one, other) => one.version === other.version),
    switchMap((change) => defer(readGifts(change.grId)).pipe(map((gifts) => ({ change, gifts })))),
    tap(({ change, gifts }) => {
      if (gifts._tag === 'Left')
        log.write({ level: 'warning', tag: 'news.read-failed', data: { reason: gifts.left._tag } })();
      else O.match(() => undefined, line.show)(lineOf(change, gifts.right.gifts));
    }),
    ignoreElements(),
  );
  const toast: ObservableState<typeof line.toast.value> = observed(line.toast, changes$, line.effects$);
  return { toast, dismiss: line.dismiss, hold: line.hold };
};
