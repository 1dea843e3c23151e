import {
  type AmountRange,
  type Cents,
  type ContributionEnd,
  contributionRange,
  contributionSuggestions,
  contributionVerdict,
  type Market,
  NO_CENTS,
  type RegistryItem,
  rangeBeside,
  rangeUpTo,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ContributionContent, ContributionProblem } from './contribution-model.ts';
import type { ContributionReason } from './contribution-source.ts';
import type { ContributionState } from './contribution-state.ts';

/** How to read: refused as on the left, there is nothing to give to for the reason on the right. */
const endings: Readonly<Partial<Record<ContributionReason['_tag'], ContributionEnd>>> = {
  NotOnRegistry: 'gone',
  RegistryNotFound: 'gone',
  NoLongerAvailable: 'gone',
  NotAGroupGift: 'not-together',
};

/** What the fund takes, as far as the page and the last refusal know. */
const rangeNow = (market: Market, item: RegistryItem, { told }: ContributionState): O.Option<AmountRange> =>
  O.chain((range: AmountRange) => {
    if (O.isNone(told) || told.value >= range.maximum) return O.some(range);
    return told.value === 0 ? O.none : O.some(rangeUpTo(told.value));
  })(contributionRange(market, item));

/** What is known to be in the cart for the fund. */
const heldOf = ({ inCart }: ContributionState): O.Option<Cents> => O.filter((held: Cents) => held > 0)(inCart);

/** What can still be given by this visitor, beside what is in the cart. */
const besideCart = ({ maximum }: AmountRange, state: ContributionState): O.Option<AmountRange> =>
  rangeBeside(maximum, O.getOrElse(() => NO_CENTS)(state.inCart));

const endOf = (item: O.Option<RegistryItem>): ContributionEnd => {
  if (O.isNone(item)) return 'gone';
  return O.isNone(item.value.groupGift) ? 'not-together' : 'full';
};

const problemOf = (state: ContributionState, range: AmountRange, hasLess: boolean): O.Option<ContributionProblem> => {
  if (O.isSome(state.refused)) return O.some({ _tag: 'Refused', reason: state.refused.value });
  const verdict = contributionVerdict(range, state.amount);
  const isTold = state.isChecked || (hasLess && verdict._tag === 'AboveMissing');
  return isTold && verdict._tag !== 'Ok' ? O.some({ _tag: 'Verdict', verdict }) : O.none;
};

/** What the dialog holds now, of the item as it is on the list, or of one that left it. Whatever else happens, what was sent keeps its form until it is answered. */
export const contributionContent = (
  market: Market,
  state: ContributionState,
  found: O.Option<RegistryItem>,
): ContributionContent => {
  if (O.isSome(state.given)) return { _tag: 'Given', item: state.item, ...state.given.value };
  const end = O.chain(({ _tag }: ContributionReason) => O.fromNullable(endings[_tag]))(state.refused);
  if (O.isSome(end)) return { _tag: 'Ended', item: state.item, end: end.value };
  const item = O.getOrElse(() => state.item)(found);
  const range = O.chain((its: RegistryItem) => rangeNow(market, its, state))(found);
  if (O.isNone(range) && !state.isGiving) return { _tag: 'Ended', item, end: endOf(found) };
  const funds = O.getOrElse(() => rangeUpTo(state.missingAtFirst))(range);
  const hasLess = funds.maximum < state.missingAtFirst;
  const beside = besideCart(funds, state);
  if (O.isNone(beside) && !state.isGiving) return { _tag: 'Ended', item, end: 'in-cart' };
  const taken = O.getOrElse(() => funds)(beside);
  return {
    _tag: 'Form',
    form: {
      item,
      range: taken,
      inCart: heldOf(state),
      amount: state.amount,
      suggestions: contributionSuggestions(taken.maximum),
      problem: state.isGiving ? O.none : problemOf(state, taken, hasLess),
      isGiving: state.isGiving,
      meanwhile: hasLess ? O.some(funds.maximum) : O.none,
      lookAgain: state.lookAgain,
    },
  };
};
