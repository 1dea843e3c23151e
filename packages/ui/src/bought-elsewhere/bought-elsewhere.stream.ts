import {
  type BoughtElsewhere,
  can,
  canBeBoughtElsewhere,
  createState,
  dayOfEvent,
  type ElsewhereField,
  type ElsewhereRefusal,
  elsewhereProblems,
  type Fault,
  firstNames,
  type Giver,
  type IdempotencyKey,
  type ItemIdentity,
  identityKey,
  isSameIdentity,
  type ObservableState,
  type OrderNumber,
  outcomeUnknown,
  type RegistryItem,
  type RegistryView,
  type RevealDay,
  remaining,
  type Site,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { defer, type SchedulerLike } from 'rxjs';
import { type FormModel, formStream } from '../form/index.ts';
import { derived } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';

export type ElsewhereContent =
  | { readonly _tag: 'Nothing' }
  | {
      readonly _tag: 'Form';
      readonly item: RegistryItem;
      /** How many are still wanted; how many of them the guest has chosen is beside it. */
      readonly left: number;
      readonly quantity: number;
      /** "Amelia and Jonah". */
      readonly names: string;
      /** The last day until which the gift can be hidden from the owners; none once it is past. */
      readonly surpriseUntil: O.Option<RevealDay>;
      readonly isSurprise: boolean;
      readonly form: FormModel<ElsewhereField, ElsewhereRefusal | Fault>;
    }
  | {
      readonly _tag: 'Marked';
      readonly item: RegistryItem;
      readonly quantity: number;
      readonly email: string;
      readonly orderNumber: OrderNumber;
    }
  /** The gift can no longer be marked as bought. */
  | { readonly _tag: 'Ended'; readonly item: RegistryItem; readonly reason: ElsewhereRefusal };

/** The dialog; its content stays while it fades out. */
interface ElsewhereModel {
  readonly isOpen: boolean;
  readonly content: ElsewhereContent;
}

/** The dialog in which a guest says that a gift was bought at another shop (ELSE-01), on one registry's page. */
export interface BoughtElsewhereStream {
  readonly model: ObservableState<ElsewhereModel>;
  /** Whether a guest can say so of that item. */
  readonly isOffered: (item: RegistryItem) => boolean;
  readonly open: (identity: ItemIdentity) => void;
  readonly edit: (field: ElsewhereField, text: string) => void;
  readonly changeQuantity: (quantity: number) => void;
  readonly keepSurprise: (isSurprise: boolean) => void;
  readonly mark: () => void;
  readonly close: () => void;
}

interface BoughtElsewhereDependencies {
  readonly boughtElsewhere: BoughtElsewhere;
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Pick<Site, 'marketRules'>;
  /** The giver's name and email as the checkout on this browser has stored them. */
  readonly giver: IO.IO<O.Option<Giver>>;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
}

interface DialogState {
  readonly isOpen: boolean;
  /** The item as it was when the dialog opened. */
  readonly item: O.Option<RegistryItem>;
  readonly quantity: number;
  readonly isSurprise: boolean;
  readonly marked: O.Option<{ readonly orderNumber: OrderNumber; readonly quantity: number }>;
}

const CLOSED: DialogState = { isOpen: false, item: O.none, quantity: 1, isSurprise: false, marked: O.none };
const NOTHING: ElsewhereContent = { _tag: 'Nothing' };

type Typed = Readonly<Record<ElsewhereField, string>>;

const EMPTY: Typed = { shop: '', shopOrder: '', firstName: '', lastName: '', email: '', message: '' };

const giftOf = ({ shop, shopOrder, message, ...giver }: Typed) => ({ shop, shopOrder, message, giver });

const fieldOf = (refusal: ElsewhereRefusal | Fault): O.Option<ElsewhereField> =>
  refusal._tag === 'ShopInvalid' || refusal._tag === 'GiverInvalid' ? O.some(refusal.field) : O.none;

export const boughtElsewhereStream = ({
  boughtElsewhere,
  registry,
  site,
  giver,
  newKey,
  scheduler,
}: BoughtElsewhereDependencies): BoughtElsewhereStream => {
  const state = createState(CLOSED);
  const update = (change: Partial<DialogState>): void => state.set({ ...state.value, ...change });
  /** The keys of requests whose outcome is unknown, by item: whatever is edited before a retry, at most one of them takes effect (CART-08). */
  const unconfirmed = new Map<string, IdempotencyKey>();

  const viewNow = (): O.Option<RegistryView> =>
    registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view) : O.none;
  const itemNow = (identity: ItemIdentity): O.Option<RegistryItem> =>
    O.chainNullableK(({ items }: RegistryView) => items.find((item) => isSameIdentity(item.identity, identity)))(
      viewNow(),
    );
  /** The item as it is on the list now; as it was when opened while the list is incomplete. */
  const present = (item: RegistryItem): O.Option<RegistryItem> =>
    registry.model.value._tag === 'Loaded' && registry.model.value.isComplete ? itemNow(item.identity) : O.some(item);
  const leftOf = (item: RegistryItem): number => O.match(() => 0, remaining)(present(item));
  const quantityOf = (item: RegistryItem): number => Math.max(1, Math.min(state.value.quantity, leftOf(item)));

  const form = formStream<ElsewhereField, ElsewhereRefusal | Fault, OrderNumber>({
    empty: EMPTY,
    problemsOf: (typed) => elsewhereProblems(giftOf(typed)),
    fieldOf,
    scheduler,
    send: (typed) =>
      defer(() => {
        const { item, isSurprise } = state.value;
        const view = viewNow();
        if (O.isNone(item) || O.isNone(view)) return Promise.resolve(E.left({ _tag: 'ItemUnknown' as const }));
        const { identity } = item.value;
        const quantity = quantityOf(item.value);
        const key = unconfirmed.get(identityKey(identity)) ?? newKey();
        const gift = { grId: view.value.grId, identity, quantity, isSurprise, ...giftOf(typed) };
        return boughtElsewhere
          .report(gift, key)()
          .then((answer) => {
            if (E.isRight(answer)) update({ marked: O.some({ orderNumber: answer.right, quantity }) });
            if (E.isLeft(answer) && outcomeUnknown(answer.left)) unconfirmed.set(identityKey(identity), key);
            else unconfirmed.delete(identityKey(identity));
            return answer;
          });
      }),
  });

  const contentOf = (item: RegistryItem): ElsewhereContent => {
    const { marked, isSurprise } = state.value;
    const model = form.model.value;
    if (O.isSome(marked)) return { _tag: 'Marked', item, email: model.values.email.trim(), ...marked.value };
    const now = present(item);
    const isSending = model.state._tag === 'Pending';
    const ended = (reason: ElsewhereRefusal): ElsewhereContent => ({ _tag: 'Ended', item, reason });
    if (O.isNone(now) && !isSending) return ended({ _tag: 'ItemUnknown' });
    if (O.isSome(now) && !isSending && !canBeBoughtElsewhere(site.marketRules, now.value))
      return ended(remaining(now.value) === 0 ? { _tag: 'NotSoMany', left: 0 } : { _tag: 'IsGroupGift' });
    const header = O.map(({ header: head }: RegistryView) => head)(viewNow());
    return {
      _tag: 'Form',
      item,
      left: Math.max(1, leftOf(item)),
      quantity: quantityOf(item),
      names: O.match(() => '', firstNames)(header),
      surpriseUntil: O.chain(({ isPostEvent, eventDate }: RegistryView['header']) =>
        isPostEvent ? O.none : O.some(dayOfEvent({ eventDate })),
      )(header),
      isSurprise,
      form: model,
    };
  };
  const modelNow = (): ElsewhereModel => {
    const { isOpen, item } = state.value;
    return { isOpen, content: O.match(() => NOTHING, contentOf)(item) };
  };

  return {
    model: derived([state, form.model, registry.model], modelNow),
    isOffered: (item) =>
      O.exists(({ role }: RegistryView) => can({ role }, 'page', 'buyItem'))(viewNow()) &&
      canBeBoughtElsewhere(site.marketRules, item),
    open: (identity) => {
      const item = itemNow(identity);
      if (O.isNone(item) || form.model.value.state._tag === 'Pending') return;
      const { firstName, lastName, email } = form.model.value.values;
      const known = O.getOrElse(() => ({ firstName, lastName, email }))(giver());
      form.clear();
      form.edit('firstName', firstName === '' ? known.firstName : firstName);
      form.edit('lastName', lastName === '' ? known.lastName : lastName);
      form.edit('email', email === '' ? known.email : email);
      state.set({ ...CLOSED, isOpen: true, item });
    },
    edit: form.edit,
    changeQuantity: (quantity) => update({ quantity }),
    keepSurprise: (isSurprise) => update({ isSurprise }),
    mark: form.submit,
    close: () => update({ isOpen: false }),
  };
};
