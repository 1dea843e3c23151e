import {
  amountField,
  type Cart,
  contributionVerdict,
  createState,
  identityKey,
  type ObservableState,
  type Site,
  writeAmount,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import { type DraftMemory, drafts, remembering } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { passingLine } from '../toast/index.ts';
import { contributionContent } from './contribution-composer.ts';
import {
  type ContributionDialogs,
  closing,
  NO_DIALOG,
  opening,
  shownState,
  withState,
} from './contribution-dialogs.ts';
import { type ContributionGivingParts, contributionGiving } from './contribution-giving.ts';
import { contributionLooking } from './contribution-looking.ts';
import type { ContributionContent, ContributionIntents, ContributionModel } from './contribution-model.ts';
import { contributionPlace } from './contribution-place.ts';
import { type AddContribution, addContributionTo, type MoneyInCart, moneyInCart } from './contribution-source.ts';
import { type ContributionState, typed } from './contribution-state.ts';
import type { ContributionSaid, ContributionToasts } from './contribution-toasts.ts';

/** Giving to the fund of a group gift (GG-01), on one registry's page. */
export interface ContributionStream extends ContributionIntents {
  readonly model: ObservableState<ContributionModel>;
  /** What went into the cart after its dialog was closed; none when that was said for long enough. */
  readonly toast: ContributionToasts['toast'];
  readonly site: Site;
}

/** What the dialog stands on. */
export interface ContributionStreamParts
  extends Omit<ContributionGivingParts, 'add' | 'dialogs' | 'amounts' | 'onLearned' | 'onUnseen'> {
  /** Asked each time the dialog opens, and when another page has put something in. */
  readonly inCart: MoneyInCart;
  /** The amounts that were typed and not given yet. */
  readonly amounts: DraftMemory;
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
}

const NOTHING: ContributionContent = { _tag: 'Nothing' };

/** The card that has the focus afterwards, when the button that opened the dialog is gone. */
const cardOf = (content: ContributionContent): ContributionModel['focusOn'] =>
  content._tag === 'Ended' && content.end !== 'in-cart' ? O.some({ key: identityKey(content.item.identity) }) : O.none;

/** The dialog over one way to give; `contributionStream` is the same over the cart's port. */
export const contributionStreamOf = (add: AddContribution, parts: ContributionStreamParts): ContributionStream => {
  const { inCart, registry, site, keys, scheduler, log, onGiven } = parts;
  const dialogs = createState<ContributionDialogs>(NO_DIALOG);
  const amounts = drafts(parts.amounts);
  const toasts = passingLine<ContributionSaid>(scheduler);
  const place = contributionPlace(registry, site, amounts);
  const rememberContent = remembering<ContributionContent>();
  const rememberModel = remembering<ContributionModel>();

  const change = (its: (state: ContributionState) => ContributionState): void => {
    const before = shownState(dialogs.value);
    dialogs.set(withState(dialogs.value, dialogs.value.shown, its));
    const state = shownState(dialogs.value);
    if (state !== undefined && state.amount !== before?.amount) amounts.keep(state.item.identity, state.amount);
  };

  const looking = contributionLooking({ inCart, keys, log, dialogs });
  const giving = contributionGiving({
    add,
    keys,
    amounts,
    scheduler,
    log,
    dialogs,
    onGiven,
    onLearned: looking,
    onUnseen: toasts.say,
  });

  const contentNow = (): ContributionContent => {
    const its = shownState(dialogs.value);
    if (its === undefined) return NOTHING;
    const item = place.itemNow(its.item);
    return rememberContent('content', [its, O.toUndefined(item)], () => contributionContent(site.market, its, item));
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
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(dialogs.changes$, registry.model.changes$).pipe(map(present), distinctUntilChanged()),
        giving.effects$,
        toasts.effects$,
      ),
    },
    open: (identity) => {
      dialogs.set(opening(dialogs.value, identityKey(identity), () => place.begin(identity)));
      const grId = place.grId();
      if (dialogs.value.isOpen && O.isSome(grId)) looking({ grId: grId.value, identity });
    },
    typeAmount: (text) => change((its) => typed(its, amountField.type(text))),
    leaveAmount: () =>
      change((its) => {
        const amount = amountField.blur(its.amount);
        return { ...its, amount, isChecked: its.isChecked || amount !== '' };
      }),
    suggest: (amount) => change((its) => typed(its, writeAmount(amount).replace(/\.00$/, ''))),
    give: () => {
      const { content } = present();
      const grId = place.grId();
      if (content._tag !== 'Form' || content.form.isGiving || O.isNone(grId)) return;
      const { item, range, amount } = content.form;
      const verdict = contributionVerdict(range, amount);
      if (verdict._tag === 'Ok') giving.ask({ grId: grId.value, identity: item.identity, amount: verdict.amount });
      else change((its) => ({ ...its, refused: O.none, isChecked: true, lookAgain: its.lookAgain + 1 }));
    },
    close: () => dialogs.set(closing(dialogs.value)),
    toast: toasts.toast,
    dismissToast: toasts.dismiss,
    holdToast: toasts.hold,
  };
};

/** The dialog over the cart's port. */
export const contributionStream = ({
  cart,
  ...parts
}: Omit<ContributionStreamParts, 'inCart'> & {
  readonly cart: Pick<Cart, 'addContribution' | 'read'>;
}): ContributionStream => contributionStreamOf(addContributionTo(cart), { ...parts, inCart: moneyInCart(cart) });
