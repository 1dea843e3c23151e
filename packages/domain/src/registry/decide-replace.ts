/*
 * [NLA-02] [NLA-03] [NLA-04] [NLA-06] [NLA-07] What will not come back is replaced by one of the candidates: the replacement is wanted as often as was still missing, and takes over being
 * most loved and the fund. The old item stays with what was bought of it and asks for no more, or goes when nobody bought any. A replacement that was on the list grows; there is never a
 * second row of it. Money that was given for it, and for which the replacement is too small, is in its way.
 *
 * Laws:
 * - where replacing is not offered, by the very same, or by what is no candidate, is refused, in this order
 * - what can still be had, has an error in its words or lacks nothing cannot be replaced
 * - money that the fund of the replacement does not take is told last
 * - what is wanted in all and what was bought in all stay the same, except that nothing is wanted more than 999 times, and that money which pays for pieces of the replacement at once does
 * - the old item goes exactly when nothing of it was bought; else it is wanted as often as it was bought
 * - there is one row for each identity
 * - the replacement is told as it is on the list afterwards
 * - most loved is the replacement's, and so is the money that had paid no piece yet, beside what it had itself; what came over is told
 *
 * @example F.pipe(
 *     decideReplace({
 *       isOffered: true,
 *       existing: exampleItem({ product: exampleProduct({ isNla: true }), wanted: 8, purchased: 3 }),
 *       replacement: identityOf('5000'),
 *       candidates: [{ identity: identityOf('5000'), product: exampleProduct({ sku: skuOf('5000') }) }],
 *       present: O.none,
 *       messages: { priceMessage: '', returnPolicyMessage: '' },
 *     }),
 *     E.map(({ fact }) => ({ ofTheReplacement: fact.wanted, ofTheOldOne: fact.kept })),
 *   ) // => E.right({ ofTheReplacement: 5, ofTheOldOne: O.some(3) })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { isReplaceable, type Product, type RegistryItem, remaining } from '../item/index.ts';
import { WANTED_QUANTITY } from '../quantity/index.ts';
import { type FundTooLarge, type MovedFund, movedFund } from './moved-fund.ts';
import type { RegistryFact } from './registry-fact.ts';
import type { ReplacementCandidate } from './replacement-candidates.ts';
import { type PersonalizationMessages, withoutDesign } from './without-design.ts';

/** Why an item was not replaced (NLA-01 to NLA-06); the list is untouched. */
export type ReplaceRefusal =
  | { readonly _tag: 'NotOffered' }
  | { readonly _tag: 'SameIdentity' }
  | { readonly _tag: 'NotACandidate' }
  | { readonly _tag: 'NotReplaceable' }
  | FundTooLarge;

/** What is to be replaced by what. */
export interface Replacing {
  /** Whether this site offers replacing at all. */
  readonly isOffered: boolean;
  readonly existing: RegistryItem;
  readonly replacement: ItemIdentity;
  readonly candidates: ReadonlyArray<ReplacementCandidate>;
  /** The replacement as it is on the list already. */
  readonly present: O.Option<RegistryItem>;
  /** What stands by a replacement that can carry words. */
  readonly messages: PersonalizationMessages;
}

/** What follows: what happened, and the replacement as it is on the list then. */
export interface ReplaceDecision {
  readonly fact: Extract<RegistryFact, { readonly _tag: 'Replaced' }>;
  readonly replacement: RegistryItem;
}

const wantedAfter = ({ existing, present }: Replacing): number =>
  F.pipe(
    present,
    O.match(
      () => remaining(existing),
      (item) => Math.max(item.wanted, Math.min(WANTED_QUANTITY.maximum, item.wanted + remaining(existing))),
    ),
  );

const replaced = (
  { existing, replacement, present, messages }: Replacing,
  product: Product,
  wanted: number,
  { fund: groupGift, moved, paid }: MovedFund,
): ReplaceDecision => {
  const isMostLoved = existing.isMostLoved || O.exists((item: RegistryItem) => item.isMostLoved)(present);
  const now = { wanted, isMostLoved, groupGift };
  const personalization = O.isSome(present) ? O.none : withoutDesign(product, messages);
  const kept = existing.purchased > 0 ? O.some(existing.purchased) : O.none;
  return {
    fact: { _tag: 'Replaced', existing: existing.identity, kept, replacement, moved, paid, ...now, personalization },
    replacement: O.isSome(present)
      ? { ...present.value, ...now, purchased: present.value.purchased + paid }
      : { identity: replacement, product, purchased: paid, personalization, ...now },
  };
};

/** What follows from replacing the one by the other. */
export const decideReplace = (its: Replacing): E.Either<ReplaceRefusal, ReplaceDecision> => {
  const { isOffered, existing, replacement, candidates, present } = its;
  if (!isOffered) return E.left({ _tag: 'NotOffered' });
  if (isSameIdentity(existing.identity, replacement)) return E.left({ _tag: 'SameIdentity' });
  const candidate = candidates.find(({ identity }) => isSameIdentity(identity, replacement));
  if (candidate === undefined) return E.left({ _tag: 'NotACandidate' });
  if (!isReplaceable(existing)) return E.left({ _tag: 'NotReplaceable' });
  const { product } = candidate;
  const wanted = wantedAfter(its);
  return F.pipe(
    movedFund(existing, present, { price: product.currentPrice, wanted }),
    E.map((moved) => replaced(its, product, wanted, moved)),
  );
};
