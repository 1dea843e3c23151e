import {
  type AmountVerdict,
  amountField,
  brandName,
  type CartAddition,
  can,
  cents,
  createState,
  DONE_MESSAGE_MILLISECONDS,
  type Fault,
  type GiftCardKind,
  type GiftCardRefusal,
  giftCardCode,
  giftCardImages,
  giftCardSection,
  giftCardVerdict,
  type Log,
  type ObservableState,
  type OtherBrandWish,
  otherSite,
  plainAmount,
  type RegistryView,
  type Site,
  type SiteIdentity,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type SchedulerLike, Subject, takeUntil, timer } from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import { type MutationKeys, mutation, withEarlierMark } from '../mutation/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { PopupHtml } from '../popup-html/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { type GiftCardMemory, type KeptGiftCard, NO_GIFT_CARD } from './gift-card-memory.ts';
import type { AddGiftCard, GiftCardOrder, GiftCardOutcome } from './gift-card-source.ts';
import type {
  AddedGiftCard,
  AmountRejection,
  GiftCardAmountProblem,
  GiftCardPopupModel,
  GiftCardStep,
  GiftCardsIntents,
  GiftCardsModel,
} from './gift-cards-model.ts';

/** The state of the form, besides its stored input. */
export interface GiftCardState {
  /** Whether a wrong amount is reported. */
  readonly isChecked: boolean;
  readonly rejected: O.Option<AmountRejection>;
  readonly step: GiftCardStep;
  readonly added: O.Option<AddedGiftCard>;
  readonly focusRequests: number;
}

/** The state before any action. */
export const INITIAL_FORM_STATE: GiftCardState = {
  isChecked: false,
  rejected: O.none,
  step: { _tag: 'Idle' },
  added: O.none,
  focusRequests: 0,
};

/** The state of adding once its notice is cleared: a pending addition stays pending. */
export const withoutOutcome = (step: GiftCardStep): GiftCardStep => (step._tag === 'Adding' ? step : { _tag: 'Idle' });

/** The state after the input changed: earlier notices are cleared, and an emptied field is not reported as empty. */
export const afterChange = (state: GiftCardState, isEmpty: boolean): GiftCardState => ({
  ...state,
  isChecked: state.isChecked && !isEmpty,
  rejected: O.none,
  added: O.none,
  step: withoutOutcome(state.step),
});

/** The problem of the amount to show: the shop's refusal, otherwise the form's verdict once the amount is checked. */
export const amountProblem = (
  { rejected, isChecked }: GiftCardState,
  verdict: AmountVerdict,
): O.Option<GiftCardAmountProblem> => {
  if (O.isSome(rejected)) return O.some({ _tag: 'Rejected', reason: rejected.value });
  return isChecked && verdict._tag !== 'Ok' ? O.some({ _tag: 'Verdict', verdict }) : O.none;
};

/** Whether the shop refused the amount in the field (GC-07). */
export const isAboutAmount = (reason: GiftCardRefusal | Fault): reason is AmountRejection =>
  reason._tag === 'GiftCardAmountMissing' ||
  reason._tag === 'GiftCardAmountOutOfRange' ||
  reason._tag === 'GiftCardRejected';

/** The stored input, and how to change it. */
interface KeptGiftCardCell {
  readonly live: ObservableState<KeptGiftCard>;
  readonly change: (change: Partial<KeptGiftCard>) => void;
}

/** Reads the memory once, and stores every change. */
const keptGiftCard = (memory: GiftCardMemory): KeptGiftCardCell => {
  const cell = createState<KeptGiftCard>(O.getOrElse(() => NO_GIFT_CARD)(memory.read()));
  return {
    live: cell,
    change: (changed) => {
      cell.set({ ...cell.value, ...changed });
      memory.keep(cell.value)();
    },
  };
};

/** The parts from which the section's model is made. */
interface GiftCardsSectionInput {
  readonly view: RegistryView;
  readonly kept: KeptGiftCard;
  readonly state: GiftCardState;
  readonly popup: GiftCardPopupModel;
  readonly isFolded: boolean;
}

/**
 * Creates a function that makes the section's model for a site. Returns the same object while its parts are the same,
 * whatever else changes on the registry.
 */
const giftCardsComposer = (site: Site): ((dependencies: GiftCardsSectionInput) => GiftCardsModel) => {
  const memo = createMemo<GiftCardsModel>();
  const elsewhere = O.map(({ sells: [brand] }: SiteIdentity) => brandName(site, brand))(otherSite(site));
  return ({ view: { role, header }, kept, state, popup, isFolded }) => {
    const { eventType, isPostEvent } = header;
    return memo('section', [role, eventType.code, isPostEvent, kept, state, popup, isFolded], () => {
      if (!can({ role, site, eventType, isPostEvent }, 'page', 'seeGiftCardsSection')) return { _tag: 'Hidden' };
      const section = giftCardSection(site.marketRules);
      const { kind, amount } = kept;
      const { step, added, focusRequests } = state;
      const problem = amountProblem(state, giftCardVerdict(kind, plainAmount(amount)));
      return {
        _tag: 'Shown',
        isOpen: !isFolded,
        images: giftCardImages(kind, giftCardCode(site, eventType)),
        content:
          section._tag === 'Elsewhere'
            ? section
            : { _tag: 'Form', form: { kind, amount, problem, step, added, focusRequests, elsewhere }, popup },
      };
    });
  };
};

/** Gift cards for the registrants of one registry, on its page (PAGE-06). */
export interface GiftCardsStream extends GiftCardsIntents {
  readonly model: ObservableState<GiftCardsModel>;
  readonly site: Site;
}

const NO_POPUP: GiftCardPopupModel = { isOpen: false, earlier: O.none, instead: O.none, title: O.none, body: O.none };
const HIDDEN: GiftCardsModel = { _tag: 'Hidden' };

const sellsHere = (model: GiftCardsModel): boolean => model._tag === 'Shown' && model.content._tag === 'Form';

export interface GiftCardsDependencies {
  readonly add: AddGiftCard;
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  /** Stores the input for a reload of the page. */
  readonly memory: GiftCardMemory;
  /** Sanitizes HTML from outside, so that it can only be read (GC-07). */
  readonly readPopup: (html: string) => PopupHtml;
  /** The idempotency keys, shared by everything that adds money to the cart; they outlive a reload of the page. */
  readonly keys: MutationKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Called with every gift card by post that was added to the cart. */
  readonly onAdded: (addition: CartAddition) => void;
  /** Called with every eGift card that was added to the cart; a dialog shows it already. */
  readonly onMailed: () => void;
  /** Opens the dialog before a visit to the other brand's gift cards (XB-02). */
  readonly onElsewhere: (card: Extract<OtherBrandWish, { readonly _tag: 'GiftCard' }>['card']) => void;
}

export const giftCardsStream = (dependencies: GiftCardsDependencies): GiftCardsStream => {
  const { add, registry, site, memory, readPopup, keys, scheduler, log, onAdded, onMailed, onElsewhere } = dependencies;
  const kept = keptGiftCard(memory);
  const state = createState<GiftCardState>(INITIAL_FORM_STATE);
  const popup = createState<GiftCardPopupModel>(NO_POPUP);
  const isFolded = createState(false);
  const compose = giftCardsComposer(site);
  const set = (change: Partial<GiftCardState>): void => state.set({ ...state.value, ...change });
  const verdict = () => giftCardVerdict(kept.live.value.kind, plainAmount(kept.live.value.amount));
  const typedCard = (): GiftCardPopupModel['instead'] => {
    const typed = verdict();
    return typed._tag === 'Ok' ? O.some({ kind: kept.live.value.kind, amount: typed.amount }) : O.none;
  };
  const nextFocusRequest = () => state.value.focusRequests + 1;

  const showAdded = (outcome: GiftCardOutcome, card: AddedGiftCard): void => {
    const { amount, isEarlier } = card;
    const typed = verdict();
    if (typed._tag === 'Ok' && typed.amount === amount) kept.change({ amount: '' });
    set({ step: { _tag: isEarlier ? 'Idle' : 'Added' }, isChecked: false, added: O.some(card) });
    if (outcome._tag === 'Posted') {
      onAdded(withEarlierMark({ answer: outcome.addition, isEarlier }));
      return;
    }
    const earlier = isEarlier ? O.some(card) : O.none;
    popup.set({ ...readPopup(outcome.html), isOpen: true, earlier, instead: isEarlier ? typedCard() : O.none });
    onMailed();
  };

  const successRead$ = new Subject<void>();
  const adding = mutation<GiftCardOrder, GiftCardRefusal | Fault, GiftCardOutcome>({
    run: add,
    intentOf: ({ grId, kind, amount }) => ({ item: `${kind} ${grId}`, asked: amount }),
    withAsked: (order, amount) => ({ ...order, amount: O.getOrElse(() => order.amount)(cents(amount)) }),
    onState: (addition, { kind, amount }) => {
      switch (addition._tag) {
        case 'Pending':
          return set({ step: { _tag: 'Adding' }, rejected: O.none, added: O.none });
        case 'Succeeded':
          return showAdded(addition.answer, { kind, amount, isEarlier: addition.isEarlier });
        case 'Idle':
          return set({ step: withoutOutcome(state.value.step) });
        default: {
          const { reason } = addition;
          log.write({ level: 'warning', tag: 'gift-card.addition-failed', data: { kind, reason: reason._tag } })();
          if (!isAboutAmount(reason)) return set({ step: addition });
          set({ step: { _tag: 'Idle' }, rejected: O.some(reason), focusRequests: nextFocusRequest() });
        }
      }
    },
    keys,
    successShown$: timer(DONE_MESSAGE_MILLISECONDS, scheduler).pipe(takeUntil(successRead$)),
    scheduler,
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
    successRead$.next();
    kept.change(changed);
    state.set(afterChange(state.value, after.amount.trim() === ''));
  };

  const addToCart = () => {
    const { value } = registry.model;
    const { step } = state.value;
    if (value._tag !== 'Loaded' || !sellsHere(present()) || step._tag === 'Adding' || step._tag === 'Added') return;
    const { grId, header } = value.view;
    const typed = verdict();
    if (typed._tag !== 'Ok') return set({ isChecked: true, focusRequests: nextFocusRequest() });
    const code = giftCardCode(site, header.eventType);
    adding.ask({ grId, kind: kept.live.value.kind, amount: typed.amount, code });
  };
  const closePopup = (): void => popup.set({ ...popup.value, isOpen: false });

  return {
    site,
    model: observed(derived([registry.model, kept.live, state, popup, isFolded], present), adding.effects$),
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
      // A wrong amount is reported here, before the person visits the other brand's site with it.
      if (typed._tag === 'OutOfRange') return set({ isChecked: true, focusRequests: nextFocusRequest() });
      onElsewhere(typed._tag === 'Ok' ? O.some({ _tag: 'GiftCard', kind, amount: typed.amount }) : O.none);
    },
    closePopup,
    addFromPopup: () => {
      closePopup();
      successRead$.next();
      addToCart();
    },
  };
};
