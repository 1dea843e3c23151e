/*
 * [COUP-05] A registry's completion code takes a percentage off what the cart has from that registry: by itself where its owner is signed in and did not take it off, or typed by anybody who knows it. It is for items at full price,
 * as many of them as the site's terms say, never for gift cards and contributions, never more than the terms allow, and as often as they allow; an order that was canceled as a whole does not count. Which registries
 * the buyer sees, and how much remains on them, is what the buyer may know.
 *
 * @example withCompletionCode([exampleLine()], { ...exampleCompletion(), typed: O.some('hf10') }).completion // => O.some({ _tag: 'Applied', grId: '7310442', couponNumber: 'HF10', percent: 10, covers: 'remaining', usesLeft: 1 })
 */
import { option as O } from 'fp-ts';
import { type CalendarDay, calendarDayIn, type Instant } from '../calendar/index.ts';
import { type CodeTerms, codeTerms, isCouponValid } from '../coupon/index.ts';
import { type AccountId, isSameIdentity } from '../identity/index.ts';
import { remaining } from '../item/index.ts';
import { type Cents, min, NO_CENTS, percentOf, shareOut, times, total } from '../money/index.ts';
import { type CompletionCoupon, type Registry, relationshipOf } from '../registry/index.ts';
import type { CompletionTerms, Site } from '../site/index.ts';
import { counts } from './cart-sums.ts';
import type { CartLineView, Completion, CompletionProblem, RegistryCode } from './cart-view.ts';

/** How many orders have used the code; those that were canceled as a whole do not count. */
export interface CodeUses extends RegistryCode {
  readonly uses: number;
}

/** What decides which code applies. */
export interface CompletionReading {
  readonly site: Pick<Site, 'completionCode' | 'timeZone'>;
  /** Those of the lines, as the buyer sees them. */
  readonly registries: ReadonlyArray<Registry>;
  readonly account: O.Option<AccountId>;
  /** The code as typed; empty so that none applies. */
  readonly typed: O.Option<string>;
  readonly uses: ReadonlyArray<CodeUses>;
  readonly now: Instant;
}

interface Candidate {
  readonly registry: Registry;
  readonly coupon: CompletionCoupon;
  readonly terms: CodeTerms;
}

const plainCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** What the code takes off each line: its percentage of all that it covers, rounded once, shared among the lines. */
const discountsOf = (
  { registry, terms: { percent, covers, mostOff } }: Candidate,
  lines: ReadonlyArray<CartLineView>,
): { readonly off: ReadonlyArray<Cents>; readonly isCapped: boolean } => {
  const covered = lines.map((line) => {
    const item = registry.items.find(({ identity }) => isSameIdentity(identity, line.identity));
    const isForRegistry = line.kind === 'item' && O.isSome(line.grId) && line.grId.value === registry.grId;
    if (!isForRegistry || !counts(line) || item === undefined || item.product.isNla) return NO_CENTS;
    if (item.product.currentPrice < item.product.regularPrice) return NO_CENTS;
    const units = covers === 'remaining' ? Math.min(line.quantity, remaining(item)) : line.quantity;
    return times(line.unitPrice, units);
  });
  const discount = percentOf(total(covered), percent);
  return { off: shareOut(min(discount, mostOff), covered), isCapped: discount > mostOff };
};

/** A code of a registry, with the terms of a site. */
interface OfferedCode {
  readonly registry: Pick<Registry, 'grId'>;
  readonly coupon: Pick<CompletionCoupon, 'couponNumber'>;
  readonly terms: Pick<CompletionTerms, 'uses'>;
}

/** How many more orders may use the code. */
export const codeUsesLeft = (
  { registry: { grId }, coupon: { couponNumber }, terms }: OfferedCode,
  uses: ReadonlyArray<CodeUses>,
): number => terms.uses - (uses.find((use) => use.grId === grId && use.couponNumber === couponNumber)?.uses ?? 0);

const problemOf = (candidate: Candidate, { site, uses, now }: CompletionReading): O.Option<CompletionProblem> => {
  const { coupon, terms } = candidate;
  if (!isCouponValid(coupon, site.timeZone, now)) return O.some('unavailable');
  const isOpen = O.exists((day: CalendarDay) => day <= calendarDayIn(site.timeZone, now))(terms.firstDay);
  if (!isOpen) return O.some('tooEarly');
  return codeUsesLeft(candidate, uses) > 0 ? O.none : O.some('used');
};

/** The lines with what the code takes off them, and the code; `none` where the site takes no codes or the cart has nothing for a registry. */
export const withCompletionCode = (
  lines: ReadonlyArray<CartLineView>,
  reading: CompletionReading,
): { readonly lines: ReadonlyArray<CartLineView>; readonly completion: O.Option<Completion> } => {
  const { site, registries, account } = reading;
  const typed = O.filter((code: string) => code !== '')(reading.typed);
  const siteTerms = site.completionCode;
  const isForRegistry = lines.some(({ kind, grId }) => kind === 'item' && O.isSome(grId));
  if (siteTerms === undefined || !isForRegistry) return { lines, completion: O.none };
  const candidates = registries.flatMap(
    (registry): ReadonlyArray<Candidate> =>
      O.isSome(registry.coupon)
        ? [
            {
              registry,
              coupon: registry.coupon.value,
              terms: codeTerms(registry.coupon.value, siteTerms, registry.eventDate),
            },
          ]
        : [],
  );
  const wanted = candidates.filter(({ registry, coupon }) =>
    O.isSome(typed)
      ? plainCode(coupon.couponNumber) === plainCode(typed.value)
      : relationshipOf(registry, account, O.none) === 'owner',
  );
  const refused = (problem: CompletionProblem) => ({
    lines,
    completion: O.some<Completion>(
      O.isSome(typed) ? { _tag: 'Refused', couponNumber: typed.value, problem } : { _tag: 'Open' },
    ),
  });
  const problems = wanted.map((candidate) => problemOf(candidate, reading));
  const usable = wanted.filter((_, place) => O.isNone(problems[place] ?? O.none));
  const covering = usable
    .map((candidate) => ({ candidate, ...discountsOf(candidate, lines) }))
    .find(({ off }) => total(off) > 0);
  if (covering === undefined)
    return refused(
      usable.length > 0 ? 'nothingCovered' : O.getOrElse((): CompletionProblem => 'unknown')(problems[0] ?? O.none),
    );
  const { registry, coupon, terms } = covering.candidate;
  const isTakenOff = O.isSome(reading.typed) && O.isNone(typed);
  if (isTakenOff) return { lines, completion: O.some({ _tag: 'Open', own: coupon.couponNumber }) };
  return {
    lines: lines.map((line, place) => {
      const discount = covering.off[place] ?? NO_CENTS;
      return discount === 0 ? line : { ...line, discount };
    }),
    completion: O.some({
      _tag: 'Applied',
      grId: registry.grId,
      couponNumber: coupon.couponNumber,
      percent: terms.percent,
      covers: terms.covers,
      usesLeft: codeUsesLeft(covering.candidate, reading.uses),
      ...(covering.isCapped ? { mostOff: terms.mostOff } : {}),
    }),
  };
};
