import {
  type AmountRange,
  amountField,
  type Cents,
  type ContributionEnd,
  type ContributionRequest,
  contributionRange,
  contributionSuggestions,
  contributionVerdict,
  createState,
  identityKey,
  type Log,
  type MarketRules,
  type MutableState,
  NO_CENTS,
  type ObservableState,
  plainAmount,
  type RegistryItem,
  rangeUpTo,
  remainingRange,
  type Site,
  typedAmount,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { map, Subject, switchMap } from 'rxjs';
import { createMemo, type DraftMemory, drafts } from '../list-model/index.ts';
import { type MutationKeys, reasonOf, withoutReason } from '../mutation/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';
import { timedToast } from '../toast/index.ts';
import { type ContributionAddingDependencies, contributionAdding } from './contribution-adding.ts';
import { contributionContext } from './contribution-context.ts';
import type {
  ContributionContent,
  ContributionIntents,
  ContributionModel,
  ContributionProblem,
  FundCloses,
} from './contribution-model.ts';
import { type ContributionReason, fundItemKey, type MoneyInCart } from './contribution-source.ts';
import {
  type AddedContribution,
  type ContributionDialogs,
  type ContributionState,
  type ContributionToasts,
  closing,
  knownInCart,
  NO_DIALOG,
  opening,
  shownState,
  typed,
  withState,
} from './contribution-state.ts';

/** The cart's amount, and the dialogs that show it. */
interface ReadingCartAmountDependencies {
  readonly inCart: MoneyInCart;
  readonly dialogs: MutableState<ContributionDialogs>;
  readonly keys: MutationKeys;
  readonly log: Log;
}

/**
 * Reads the amount that this person's cart holds for a fund and shows it in the fund's dialog; the newest read counts,
 * and an unreadable cart changes nothing (GG-05). It also settles idempotency keys: once an unconfirmed amount is in
 * the cart, further contributions are new ones (CART-08).
 */
const readingCartAmount = ({
  inCart,
  dialogs,
  keys,
  log,
}: ReadingCartAmountDependencies): ((fund: Pick<ContributionRequest, 'grId' | 'identity'>) => void) => {
  const settleSeen = (fund: Pick<ContributionRequest, 'grId' | 'identity'>, inCart: Cents): void => {
    const mutation = fundItemKey(fund);
    if (keys.unconfirmed(mutation).some((amount) => inCart >= amount)) keys.settle(mutation);
  };
  const requests$ = new Subject<Pick<ContributionRequest, 'grId' | 'identity'>>();
  requests$
    .pipe(switchMap((fund) => inCart(fund).pipe(map((answer) => ({ fund, answer })))))
    .subscribe(({ fund, answer }) => {
      const key = identityKey(fund.identity);
      if (E.isRight(answer)) {
        const before = dialogs.value.states.get(key);
        dialogs.set(withState(dialogs.value, key, (state) => knownInCart(state, answer.right)));
        if (dialogs.value.states.get(key) !== before) settleSeen(fund, answer.right);
      } else log.write({ level: 'warning', tag: 'cart.read-failed', data: { reason: answer.left._tag } })();
    });
  return (fund) => requests$.next(fund);
};

/** Why a fund takes no more contributions, by the refusal that reports it. */
const endings: Readonly<Partial<Record<ContributionReason['_tag'], ContributionEnd>>> = {
  NotOnRegistry: 'gone',
  RegistryNotFound: 'gone',
  NoLongerAvailable: 'gone',
  NotAGroupGift: 'not-together',
  FundsClosed: 'closed',
};

/** The amounts the fund takes, from the page and the last refusal. */
const rangeNow = (market: MarketRules, item: RegistryItem, { missing }: ContributionState): O.Option<AmountRange> =>
  O.chain((range: AmountRange) => {
    if (O.isNone(missing) || missing.value >= range.maximum) return O.some(range);
    return missing.value === 0 ? O.none : O.some(rangeUpTo(missing.value));
  })(contributionRange(market, item));

/** The amount known to be in the cart for the fund. */
const inCartOf = ({ inCart }: ContributionState): O.Option<Cents> => O.filter((inCart: Cents) => inCart > 0)(inCart);

/** The amounts this visitor can still add, beside what the cart holds. */
const rangeLeft = ({ maximum }: AmountRange, state: ContributionState): O.Option<AmountRange> =>
  remainingRange(maximum, O.getOrElse(() => NO_CENTS)(state.inCart));

const endOf = (item: O.Option<RegistryItem>): ContributionEnd => {
  if (O.isNone(item)) return 'gone';
  return O.isNone(item.value.groupGift) ? 'not-together' : 'full';
};

const problemOf = (state: ContributionState, range: AmountRange, hasLess: boolean): O.Option<ContributionProblem> => {
  if ('reason' in state.giving) return O.some({ _tag: 'Failed', reason: state.giving.reason });
  const verdict = contributionVerdict(range, plainAmount(state.amount));
  const isTold = state.isChecked || (hasLess && verdict._tag === 'AboveMissing');
  return isTold && verdict._tag !== 'Ok' ? O.some({ _tag: 'Verdict', verdict }) : O.none;
};

/** The dialog's content, of the item as it is on the list, or of one that left it. A pending contribution keeps its form until it is answered. */
const contributionContent = (
  market: MarketRules,
  state: ContributionState,
  found: O.Option<RegistryItem>,
  closes: O.Option<FundCloses>,
): ContributionContent => {
  const { giving } = state;
  if (giving._tag === 'Succeeded')
    return { _tag: 'Given', item: state.item, amount: giving.answer, isEarlier: giving.isEarlier };
  const isGiving = giving._tag === 'Pending';
  const end = O.chain(({ _tag }: ContributionReason) => O.fromNullable(endings[_tag]))(reasonOf(giving));
  if (O.isSome(end)) return { _tag: 'Ended', item: state.item, end: end.value };
  const item = O.getOrElse(() => state.item)(found);
  const range = O.chain((found: RegistryItem) => rangeNow(market, found, state))(found);
  if (O.isNone(range) && !isGiving) return { _tag: 'Ended', item, end: endOf(found) };
  const funds = O.getOrElse(() => rangeUpTo(state.missingAtFirst))(range);
  const hasLess = funds.maximum < state.missingAtFirst;
  const beside = rangeLeft(funds, state);
  if (O.isNone(beside) && !isGiving) return { _tag: 'Ended', item, end: 'in-cart' };
  const taken = O.getOrElse(() => funds)(beside);
  return {
    _tag: 'Form',
    form: {
      item,
      range: taken,
      inCart: inCartOf(state),
      amount: state.amount,
      suggestions: contributionSuggestions(taken.maximum),
      problem: isGiving ? O.none : problemOf(state, taken, hasLess),
      isGiving,
      closes,
      meanwhile: hasLess ? O.some(funds.maximum) : O.none,
      focusRequests: state.focusRequests,
    },
  };
};

/** Contributing to a group gift's fund (GG-01), on one registry's page. */
export interface ContributionStream extends ContributionIntents {
  readonly model: ObservableState<ContributionModel>;
  /** The addition after its dialog was closed; none once it was shown long enough. */
  readonly toast: ContributionToasts['toast'];
  readonly site: Site;
}

interface ContributionDependencies
  extends Omit<ContributionAddingDependencies, 'dialogs' | 'amounts' | 'onLearned' | 'onUnseen'> {
  /** Reads the cart's amount each time the dialog opens, and when another page has added something. */
  readonly inCart: MoneyInCart;
  /** Stores the amounts typed but not added yet. */
  readonly amounts: DraftMemory;
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
}

const NOTHING: ContributionContent = { _tag: 'Nothing' };

/** The card that gets the focus afterwards, when the button that opened the dialog was removed. */
const cardOf = (content: ContributionContent): ContributionModel['focusOn'] =>
  content._tag === 'Ended' && content.end !== 'in-cart' ? O.some({ key: identityKey(content.item.identity) }) : O.none;

export const contributionStream = (dependencies: ContributionDependencies): ContributionStream => {
  const { add, inCart, registry, site, keys, scheduler, log, onGiven } = dependencies;
  const dialogs = createState<ContributionDialogs>(NO_DIALOG);
  const amounts = drafts(dependencies.amounts);
  const toasts = timedToast<AddedContribution>(scheduler);
  const place = contributionContext(registry, site, amounts);
  const rememberContent = createMemo<ContributionContent>();
  const rememberModel = createMemo<ContributionModel>();

  const change = (update: (state: ContributionState) => ContributionState): void => {
    const before = shownState(dialogs.value);
    dialogs.set(withState(dialogs.value, dialogs.value.shown, update));
    const state = shownState(dialogs.value);
    if (state !== undefined && state.amount !== before?.amount) amounts.keep(state.item.identity, state.amount);
  };

  const looking = readingCartAmount({ inCart, keys, log, dialogs });
  const giving = contributionAdding({
    add,
    keys,
    amounts,
    scheduler,
    log,
    dialogs,
    onGiven,
    onLearned: looking,
    onUnseen: toasts.show,
  });

  const contentNow = (): ContributionContent => {
    const shown = shownState(dialogs.value);
    if (shown === undefined) return NOTHING;
    const item = place.itemNow(shown.item);
    return rememberContent('content', [shown, O.toUndefined(item)], () =>
      contributionContent(site.marketRules, shown, item, place.closes()),
    );
  };
  const present = (): ContributionModel => {
    const content = contentNow();
    const { isOpen } = dialogs.value;
    return rememberModel('model', [isOpen, content], () => ({
      isOpen,
      content,
      focusOn: isOpen ? O.none : cardOf(content),
    }));
  };

  return {
    site,
    model: observed(derived([dialogs, registry.model], present), giving.effects$, toasts.effects$),
    open: (identity) => {
      dialogs.set(opening(dialogs.value, identityKey(identity), () => place.begin(identity)));
      const grId = place.grId();
      if (dialogs.value.isOpen && O.isSome(grId)) looking({ grId: grId.value, identity });
    },
    typeAmount: (text) => change((state) => typed(state, amountField.type(text))),
    leaveAmount: () =>
      change((state) => {
        const amount = amountField.blur(state.amount);
        return { ...state, amount, isChecked: state.isChecked || amount !== '' };
      }),
    suggest: (amount) => change((state) => typed(state, typedAmount(amount).replace(/\D00$/, ''))),
    give: () => {
      const { content } = present();
      const grId = place.grId();
      if (content._tag !== 'Form' || content.form.isGiving || O.isNone(grId)) return;
      const { item, range, amount } = content.form;
      const verdict = contributionVerdict(range, plainAmount(amount));
      if (verdict._tag === 'Ok') giving.ask({ grId: grId.value, identity: item.identity, amount: verdict.amount });
      else
        change((state) => ({
          ...state,
          giving: withoutReason(state.giving),
          isChecked: true,
          focusRequests: state.focusRequests + 1,
        }));
    },
    close: () => dialogs.set(closing(dialogs.value)),
    toast: toasts.toast,
    dismissToast: toasts.dismiss,
    holdToast: toasts.hold,
  };
};
