import type {
  ChangeWantedRefusal,
  EditableItem,
  Edited,
  FundNameRefusal,
  FundNaming,
  GrId,
  GroupGiftChange,
  GroupGiftRefusal,
  ItemEdit,
  ItemEditRefusal,
  ItemIdentity,
  ItemRemoval,
  ItemReplacement,
  ItemUpdate,
  KeyRefusal,
  ListRefusal,
  MostLovedChange,
  MostLovedRefusal,
  OwnerRefusal,
  RemoveRefusal,
  ReplaceRefusal,
  WantedQuantityChange,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, translatedBody } from './call.ts';
import { withForm } from './form.ts';
import { capitalIdentity, grId, identity, itemRequestShape, personalizationId } from './identity.ts';
import { orMissing, orNull } from './list-and-option.ts';
import { itemRefusals, keyRefusals, ownerRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { registryItem } from './registry-item.ts';
import { answerShape, namedShape, onlyKnown } from './shape.ts';
import { count, flag, money, text, whole, wholeBetween } from './value.ts';
import { writtenWith } from './written.ts';

/** One item of a registry. */
export interface NamedItem {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
}

const namedItem = bodyRequest<NamedItem>(itemRequestShape(answerShape({ grId })));

const wantedNames = { wanted: 'quantityWants', purchased: 'quantityPurchased' } as const;
const belowPurchased = tagged('BelowPurchased', { purchased: count });
const itemSettled = tagged('ItemSettled', {});
const notInMarket = tagged('NotInMarket', {});
const noLongerAvailable = tagged('NoLongerAvailable', { identity });
const hasContributions = tagged('HasContributions', {});
const fundNameInvalid = tagged('FundNameInvalid', { maximum: count });
const notAGroupGift = tagged('NotAGroupGift', {});

/** Sets the wanted quantity of an item: the rule checks 1 to 999 (MAN-05). */
export interface ChangeWantedQuantity extends NamedItem {
  readonly wanted: number;
}

export const changeWantedQuantity: Call<
  ChangeWantedQuantity,
  WantedQuantityChange,
  OwnerRefusal | ChangeWantedRefusal
> = {
  method: 'POST',
  paths: ['/gift-registry/universal/update-gift-registry-item-wants', '/gift-registry/update-gift-registry-item-wants'],
  request: bodyRequest(itemRequestShape(namedShape({ grId, wanted: whole }, { wanted: 'quantityWants' }))),
  answer: writtenWith(namedShape({ wanted: wholeBetween(1, 999), purchased: count }, wantedNames)),
  refusal: t.union([...itemRefusals, quantityOutOfRange, belowPurchased, itemSettled]),
};

export const removeItem: Call<NamedItem, ItemRemoval, ListRefusal | RemoveRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/delete-gift-registry-item'],
  request: namedItem,
  answer: writtenWith(answerShape({})),
  refusal: t.union([...ownerRefusals, tagged('HasPurchases', {})]),
};

/** A request to replace one item of a registry with a different one. */
export interface ReplaceItem {
  readonly grId: GrId;
  readonly existing: ItemIdentity;
  readonly replacement: ItemIdentity;
}

const named = onlyKnown(capitalIdentity(personalizationId));

export const replaceItem: Call<ReplaceItem, ItemReplacement, OwnerRefusal | ReplaceRefusal | KeyRefusal> = {
  method: 'PUT',
  paths: ['/gift-registry/universal/replace-item'],
  request: bodyRequest(
    onlyKnown(
      namedShape(
        { grId, existing: named, replacement: named },
        { grId: 'RegistryId', existing: 'ExistingItem', replacement: 'ReplacementItem' },
      ),
    ),
  ),
  answer: writtenWith(
    namedShape(
      { replacement: registryItem, existing: orNull(registryItem) },
      { replacement: 'replacementItem', existing: 'existingItem' },
    ),
  ),
  refusal: t.union([
    ...itemRefusals,
    tagged('NotOffered', {}),
    tagged('SameIdentity', {}),
    tagged('NotACandidate', {}),
    tagged('NotReplaceable', {}),
    tagged('FundTooLarge', { raised: money, takes: money }),
    ...keyRefusals,
  ]),
  failedWith: { replacementItem: null },
};

/** Marks an item as most loved (MAN-08). */
export const markMostLoved: Call<NamedItem, MostLovedChange, OwnerRefusal | MostLovedRefusal> = {
  method: 'POST',
  paths: [
    '/gift-registry/universal/create-most-loved-gift-registry-item',
    '/gift-registry/create-most-loved-gift-registry-item',
  ],
  request: namedItem,
  answer: writtenWith(answerShape({ isMostLoved: flag })),
  refusal: t.union([...itemRefusals, itemSettled]),
};

export const unmarkMostLoved: typeof markMostLoved = {
  ...markMostLoved,
  paths: [
    '/gift-registry/universal/delete-most-loved-gift-registry-item',
    '/gift-registry/delete-most-loved-gift-registry-item',
  ],
};

export interface ChangeMostLoved extends NamedItem {
  readonly isMostLoved: boolean;
}

/** Marks or unmarks an item as most loved, depending on the body. */
export const changeMostLoved: Call<ChangeMostLoved, MostLovedChange, OwnerRefusal | MostLovedRefusal> = {
  ...markMostLoved,
  paths: [
    '/gift-registry/universal/update-most-loved-gift-registry-item',
    '/gift-registry/update-most-loved-gift-registry-item',
  ],
  request: bodyRequest(itemRequestShape(answerShape({ grId, isMostLoved: flag }))),
};

/** Makes an item a group gift (GG-02). */
export const startGroupGift: Call<NamedItem, GroupGiftChange, OwnerRefusal | GroupGiftRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/universal/add-group-gifting-item', '/gift-registry/group-gifting/addtogroupgifting'],
  request: namedItem,
  answer: writtenWith(answerShape({ isGroupGift: flag })),
  refusal: t.union([...itemRefusals, notInMarket, itemSettled, noLongerAvailable, hasContributions]),
};

export const stopGroupGift: typeof startGroupGift = {
  ...startGroupGift,
  paths: ['/gift-registry/universal/remove-group-gifting-item', '/gift-registry/group-gifting/removefromgroupgifting'],
};

export interface NameFund extends NamedItem {
  readonly name: string;
}

/** Names the fund of a group gift (GG-04). */
export const nameFund: Call<NameFund, FundNaming, OwnerRefusal | FundNameRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/group-gifting/update-name'],
  request: bodyRequest(itemRequestShape(answerShape({ grId, name: text }))),
  answer: writtenWith(answerShape({ name: text })),
  refusal: t.union([...itemRefusals, notInMarket, fundNameInvalid, notAGroupGift]),
};

/** A request to change several properties of one item at once, each with the value that the page showed. */
export interface UpdateItem extends NamedItem {
  readonly edit: ItemEdit;
}

const changed = { isMostLoved: orMissing(flag), isGroupGift: orMissing(flag), wanted: orMissing(whole) };
const editForm = itemRequestShape(
  namedShape(
    {
      grId,
      ...changed,
      fundName: orMissing(text),
      seen: onlyKnown(namedShape({ ...changed, fundName: orMissing(orNull(text)) }, { wanted: wantedNames.wanted })),
    },
    { wanted: wantedNames.wanted },
  ),
);
type EditForm = t.TypeOf<typeof editForm>;

const isSeen = (form: EditForm): boolean =>
  (['isMostLoved', 'isGroupGift', 'fundName', 'wanted'] as const).every(
    (field) => form[field]._tag === form.seen[field]._tag,
  );

const editBody: t.Type<EditForm, unknown> = withForm(
  new t.Type<EditForm, unknown>(
    editForm.name,
    (raw): raw is EditForm => editForm.is(raw) && isSeen(raw),
    (raw, context) =>
      F.pipe(
        editForm.validate(raw, context),
        E.filterOrElse(
          isSeen,
          (): t.Errors => [{ value: raw, context, message: 'seen: must name what is changed, and nothing else' }],
        ),
      ),
    editForm.encode,
  ),
  { as: editForm },
);

const edited = <A, Seen>(to: O.Option<A>, seen: O.Option<Seen>): O.Option<Edited<A, Seen>> =>
  O.isSome(to) && O.isSome(seen) ? O.some({ to: to.value, seen: seen.value }) : O.none;
const to = <A, Seen>(field: O.Option<Edited<A, Seen>>): O.Option<A> =>
  F.pipe(
    field,
    O.map((edit) => edit.to),
  );
const seen = <A, Seen>(field: O.Option<Edited<A, Seen>>): O.Option<Seen> =>
  F.pipe(
    field,
    O.map((edit) => edit.seen),
  );

/** The current state of an item's editable properties. */
const editableItem: t.Type<EditableItem, object> = namedShape(
  { isMostLoved: flag, isGroupGift: flag, fundName: orNull(text), wanted: whole },
  { wanted: wantedNames.wanted },
);

export const updateItem: Call<UpdateItem, ItemUpdate, OwnerRefusal | ItemEditRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/universal/update-gift-registry-item'],
  request: translatedBody(
    editBody,
    ({ grId: number, identity, seen: before, ...form }): UpdateItem => ({
      grId: number,
      identity,
      edit: {
        isMostLoved: edited(form.isMostLoved, before.isMostLoved),
        isGroupGift: edited(form.isGroupGift, before.isGroupGift),
        fundName: edited(form.fundName, before.fundName),
        wanted: edited(form.wanted, before.wanted),
      },
    }),
    ({ edit: { isMostLoved, isGroupGift, fundName, wanted }, ...item }) => ({
      ...item,
      isMostLoved: to(isMostLoved),
      isGroupGift: to(isGroupGift),
      fundName: to(fundName),
      wanted: to(wanted),
      seen: {
        isMostLoved: seen(isMostLoved),
        isGroupGift: seen(isGroupGift),
        fundName: seen(fundName),
        wanted: seen(wanted),
      },
    }),
  ),
  answer: writtenWith(answerShape({})),
  refusal: t.union([
    ...itemRefusals,
    notInMarket,
    fundNameInvalid,
    quantityOutOfRange,
    tagged('ItemVersionConflict', { stored: editableItem }),
    itemSettled,
    noLongerAvailable,
    hasContributions,
    notAGroupGift,
    belowPurchased,
  ]),
};
