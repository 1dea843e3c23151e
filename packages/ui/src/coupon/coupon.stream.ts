import {
  type Clock,
  type CodeTerms,
  type CouponNotice,
  type CouponReading,
  couponNotice,
  createState,
  dismissCoupon,
  type Log,
  type ObservableState,
  type Site,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Keeps the number of the code whose alert was dismissed. */
interface CouponMemory {
  readonly read: IO.IO<O.Option<string>>;
  readonly keep: (couponNumber: string) => IO.IO<void>;
}

/** Stores for the visit whether the reader collapsed a valid code. */
interface CouponFolding {
  readonly read: IO.IO<O.Option<boolean>>;
  readonly keep: (isFolded: boolean) => IO.IO<void>;
}

/** The notice about the completion code on a registrant's page, and its actions (COUP-01 to COUP-04). */
export interface CouponStream {
  readonly model: ObservableState<CouponNotice>;
  readonly site: Pick<Site, 'currencyPrefix'>;
  /** Hides the alert for this code; a different code shows its own (COUP-04). */
  readonly dismiss: () => void;
  /** Whether the reader collapsed or expanded a valid code; none before either. */
  readonly folded: ObservableState<O.Option<boolean>>;
  readonly fold: (isFolded: boolean) => void;
  /** Logs that the code could not be copied. */
  readonly notCopied: (problem: string) => void;
}

interface CouponDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly memory: CouponMemory;
  readonly folding: CouponFolding;
  readonly site: Pick<Site, 'timeZone' | 'completionCode' | 'currencyPrefix'>;
  /** The reader's time zone, if the browser tells it. */
  readonly readerTimeZone: O.Option<string>;
  readonly clock: Clock;
  readonly log: Log;
}

const NOTHING: CouponNotice = { _tag: 'Nothing' };

/** Creates the notice about a registry's completion code, from the registry's present state and the time. */
export const couponStream = ({
  registry,
  memory,
  folding,
  site,
  readerTimeZone,
  clock,
  log,
}: CouponDependencies): CouponStream => {
  const dismissed = createState(memory.read());
  const folded = createState(folding.read());
  const memo = createMemo<CouponNotice>();
  const reading = (): O.Option<CouponReading> => {
    if (registry.model.value._tag !== 'Loaded') return O.none;
    const { role, owner, header } = registry.model.value.view;
    const coupon = F.pipe(
      owner,
      O.chain((ownerView) => ownerView.coupon),
      O.filter(() => O.isSome(header.eventDate) && !header.isPaused),
    );
    const terms = O.fromNullable(site.completionCode);
    const { timeZone } = site;
    const { eventDate } = header;
    return O.some({ role, coupon, eventDate, terms, dismissed: dismissed.value, timeZone, readerTimeZone });
  };
  const present = (): CouponNotice => {
    const asked = reading();
    if (O.isNone(asked)) return NOTHING;
    const notice = couponNotice(asked.value, clock.now());
    const { role, coupon } = asked.value;
    const firstDay =
      notice._tag === 'Valid' ? O.toUndefined(O.chain(({ firstDay }: CodeTerms) => firstDay)(notice.terms)) : undefined;
    return memo('notice', [role, coupon, dismissed.value, notice._tag, firstDay], () => notice);
  };
  return {
    site,
    model: {
      get value() {
        return present();
      },
      changes$: merge(registry.model.changes$, dismissed.changes$).pipe(map(present), distinctUntilChanged()),
    },
    dismiss: () => {
      const asked = reading();
      if (O.isNone(asked)) return;
      const after = dismissCoupon(asked.value, clock.now()).dismissed;
      if (O.isSome(after)) memory.keep(after.value)();
      dismissed.set(after);
    },
    folded,
    fold: (isFolded) => {
      folding.keep(isFolded)();
      folded.set(O.some(isFolded));
    },
    notCopied: (problem) => log.write({ level: 'warning', tag: 'coupon.copy-failed', data: { problem } })(),
  };
};
