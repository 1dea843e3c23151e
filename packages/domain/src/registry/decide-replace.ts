/*
 * [NLA-02] [NLA-03] [NLA-04] [NLA-06] [NLA-07] Replaces an item that is no longer available by one of the candidates. The replacement is wanted as often as units were
 * missing, and takes over most loved and the fund. The old item stays settled with what was bought of it, or goes if nothing was. A replacement that is on the list
 * grows instead of becoming a second row. If the fund's money exceeds what the replacement takes, it is refused.
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
import type { RegistryFact } from './registry-fact.ts';
import type { ReplacementCandidate } from './replacement-candidates.ts';
import { type FundTooLarge, type TransferredFund, transferredFund } from './transferred-fund.ts';
import { type PersonalizationMessages, withoutDesign } from './without-design.ts';

/** Why an item was not replaced (NLA-01 to NLA-06); the list is unchanged. */
export type ReplaceRefusal =
  | { readonly _tag: 'NotOffered' }
  | { readonly _tag: 'SameIdentity' }
  | { readonly _tag: 'NotACandidate' }
  | { readonly _tag: 'NotReplaceable' }
  | FundTooLarge;

/** The input of a replacement: the item, its replacement, and the candidates. */
export interface ReplacementInput {
  /** Whether this site offers replacing. */
  readonly isOffered: boolean;
  readonly existing: RegistryItem;
  readonly replacement: ItemIdentity;
  readonly candidates: ReadonlyArray<ReplacementCandidate>;
  /** The replacement's item if it is already on the list. */
  readonly present: O.Option<RegistryItem>;
  /** The messages for a replacement that can be personalized. */
  readonly messages: PersonalizationMessages;
}

/** The fact of a replacement, and the resulting item. */
export interface ReplaceDecision {
  readonly fact: Extract<RegistryFact, { readonly _tag: 'Replaced' }>;
  readonly replacement: RegistryItem;
}

const wantedAfter = ({ existing, present }: ReplacementInput): number =>
  F.pipe(
    present,
    O.match(
      () => remaining(existing),
      (item) => Math.max(item.wanted, Math.min(WANTED_QUANTITY.maximum, item.wanted + remaining(existing))),
    ),
  );

const replaced = (
  { existing, replacement, present, messages }: ReplacementInput,
  product: Product,
  wanted: number,
  { fund: groupGift, moved, paid }: TransferredFund,
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

/** Decides to replace the item. */
export const decideReplace = (replacing: ReplacementInput): E.Either<ReplaceRefusal, ReplaceDecision> => {
  const { isOffered, existing, replacement, candidates, present } = replacing;
  if (!isOffered) return E.left({ _tag: 'NotOffered' });
  if (isSameIdentity(existing.identity, replacement)) return E.left({ _tag: 'SameIdentity' });
  const candidate = candidates.find(({ identity }) => isSameIdentity(identity, replacement));
  if (candidate === undefined) return E.left({ _tag: 'NotACandidate' });
  if (!isReplaceable(existing)) return E.left({ _tag: 'NotReplaceable' });
  const { product } = candidate;
  const wanted = wantedAfter(replacing);
  return F.pipe(
    transferredFund(existing, present, { price: product.currentPrice, wanted }),
    E.map((moved) => replaced(replacing, product, wanted, moved)),
  );
};
