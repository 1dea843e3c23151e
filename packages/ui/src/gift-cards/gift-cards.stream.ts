import {
  amountField,
  type Cart,
  createState,
  type GiftCardKind,
  giftCardCode,
  giftCardVerdict,
  type ObservableState,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import { withEarlierMark } from '../mutation/index.ts';
import { giftCardAdding } from './gift-card-adding.ts';
import { type AddGiftCard, addGiftCardTo } from './gift-card-source.ts';
import { afterChange, afterSaid, type GiftCardState, isAboutAmount, UNTOUCHED_FORM } from './gift-card-state.ts';
import { giftCardsComposer } from './gift-cards-composer.ts';
import type { GiftCardPopupModel, GiftCardsIntents, GiftCardsModel } from './gift-cards-model.ts';
import type { GiftCardsParts } from './gift-cards-parts.ts';
import { keptGiftCard } from './kept-gift-card.ts';

/** Gift cards for the registrants of one registry, on its page (PAGE-06). */
export interface GiftCardsStream extends GiftCardsIntents {
  readonly model: ObservableState<GiftCardsModel>;
  readonly site: Site;
}

const NO_POPUP: GiftCardPopupModel = { isOpen: false, earlier: O.none, instead: O.none, title: O.none, body: O.none };
const HIDDEN: GiftCardsModel = { _tag: 'Hidden' };

const sellsHere = (model: GiftCardsModel): boolean => model._tag === 'Shown' && model.content._tag === 'Form';

/** The section over one way to add; `giftCardsStream` is the same over the cart's port. */
export const giftCardsStreamOf = (add: AddGiftCard, parts: GiftCardsParts): GiftCardsStream => {
  const { registry, site, memory, readPopup, keys, scheduler, log, onAdded, onMailed, onElsewhere } = parts;
  const kept = keptGiftCard(memory);
  const state = createState<GiftCardState>(UNTOUCHED_FORM);
  const popup = createState<GiftCardPopupModel>(NO_POPUP);
  const isFolded = createState(false);
  const compose = giftCardsComposer(site);
  const set = (change: Partial<GiftCardState>): void => state.set({ ...state.value, ...change });
  const verdict = () => giftCardVerdict(kept.live.value.kind, kept.live.value.amount);
  const asked = (): GiftCardPopupModel['instead'] => {
    const typed = verdict();
    return typed._tag === 'Ok' ? O.some({ kind: kept.live.value.kind, amount: typed.amount }) : O.none;
  };
  const lookAgain = () => state.value.lookAgain + 1;

  const adding = giftCardAdding({
    add,
    keys,
    onBegun: () => set({ step: { _tag: 'Adding' }, rejected: O.none, added: O.none }),
    onAdded: (outcome, { kind, amount, isEarlier }) => {
      const typed = verdict();
      if (typed._tag === 'Ok' && typed.amount === amount) kept.change({ amount: '' });
      const card = { kind, amount, isEarlier };
      set({ step: { _tag: isEarlier ? 'Idle' : 'Added' }, isChecked: false, added: O.some(card) });
      if (outcome._tag === 'Posted') return onAdded(withEarlierMark({ answer: outcome.addition, isEarlier }));
      const earlier = isEarlier ? O.some(card) : O.none;
      popup.set({ ...readPopup(outcome.html), isOpen: true, earlier, instead: isEarlier ? asked() : O.none });
      onMailed();
    },
    onRefused: (reason) =>
      isAboutAmount(reason)
        ? set({ step: { _tag: 'Idle' }, rejected: O.some(reason), lookAgain: lookAgain() })
        : set({ step: { _tag: 'Failed', reason } }),
    onSaid: () => set({ step: afterSaid(state.value.step) }),
    scheduler,
    log,
  });

  const present = (): GiftCardsModel => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return HIDDEN;
    return compose({
      view: value.view,
      kept: kept.live.value,
      state: state.value,
      popup: popup.value,
      isFolded: isFolded.value,
    });
  };

  const change = (changed: { readonly kind?: GiftCardKind; readonly amount?: string }): void => {
    const before = kept.live.value;
    const after = { ...before, ...changed };
    if (after.kind === before.kind && after.amount === before.amount) return;
    adding.endSaying();
    kept.change(changed);
    state.set(afterChange(state.value, after.amount.trim() === ''));
  };

  const addToCart = () => {
    const { value } = registry.model;
    const { step } = state.value;
    if (value._tag !== 'Loaded' || !sellsHere(present()) || step._tag === 'Adding' || step._tag === 'Added') return;
    const { grId, header } = value.view;
    const typed = verdict();
    if (typed._tag !== 'Ok') return set({ isChecked: true, lookAgain: lookAgain() });
    const code = giftCardCode(site.brand, header.eventType);
    adding.ask({ grId, kind: kept.live.value.kind, amount: typed.amount, code });
  };
  const closePopup = (): void => popup.set({ ...popup.value, isOpen: false });

  return {
    site,
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(registry.model.changes$, kept.live.changes$, state.changes$, popup.changes$, isFolded.changes$).pipe(
          map(present),
          distinctUntilChanged(),
        ),
        adding.effects$,
      ),
    },
    toggle: () => isFolded.set(!isFolded.value),
    chooseKind: (kind) => change({ kind }),
    typeAmount: (text) => change({ amount: amountField.type(text) }),
    leaveAmount: () => {
      const amount = amountField.blur(kept.live.value.amount);
      if (amount !== kept.live.value.amount) kept.change({ amount });
      if (amount !== '') set({ isChecked: true });
    },
    addToCart,
    goElsewhere: () => {
      const typed = verdict();
      const { kind } = kept.live.value;
      // What is wrong with an amount is said here, before anybody goes to the other brand's site with it.
      if (typed._tag === 'OutOfRange') return set({ isChecked: true, lookAgain: lookAgain() });
      onElsewhere(typed._tag === 'Ok' ? O.some({ _tag: 'GiftCard', kind, amount: typed.amount }) : O.none);
    },
    closePopup,
    addFromPopup: () => {
      closePopup();
      adding.endSaying();
      addToCart();
    },
  };
};

/** The section over the cart of this visitor. */
export const giftCardsStream = ({
  cart,
  ...parts
}: GiftCardsParts & { readonly cart: Pick<Cart, 'addGiftCard' | 'addEGiftCard'> }): GiftCardsStream =>
  giftCardsStreamOf(addGiftCardTo(cart), parts);
