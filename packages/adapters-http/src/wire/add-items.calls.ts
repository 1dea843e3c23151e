import {
  type AddItemRefusal,
  type Extra,
  type GrId,
  type ItemAddition,
  type ItemsAddition,
  isSameIdentity,
  itemPrice,
  type KeyRefusal,
  type ListRefusal,
  NOT_PERSONALIZED,
  priceOn,
  productIn,
} from '@gift-registry/domain';
import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, registryBody } from './call.ts';
import { withForm } from './form.ts';
import { flatCapitalIdentity, grId, identity, personalizationId, sku } from './identity.ts';
import { list, listOf, orElse } from './list-and-option.ts';
import { itemBrand } from './product.ts';
import { keyRefusals, ownerRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { registryItem } from './registry-item.ts';
import { answerShape, BESIDE, merged, namedShape, onlyKnown, optional, type Shape } from './shape.ts';
import { count, path, text, whole, wholeBetween } from './value.ts';
import { writtenAnswer } from './written.ts';

/** One item to add. The range of 1 to 999 units is checked by the rule. */
const addition: Shape<Omit<ItemAddition, 'brand'>, object> = merged(
  namedShape({ quantity: whole }, { quantity: 'Quantity' }),
  flatCapitalIdentity(orElse(personalizationId, NOT_PERSONALIZED)),
);

const registryNumber = namedShape({ grId }, { grId: 'GrId' });
const single = onlyKnown(merged(registryNumber, addition));
const several = onlyKnown(
  merged(
    registryNumber,
    namedShape(
      { additions: listOf(onlyKnown(merged(addition, optional({ brand: itemBrand }, { brand: 'Brand' }))), 1, 50) },
      { additions: 'Items' },
    ),
  ),
);

export interface AddItems {
  readonly grId: GrId;
  readonly additions: ReadonlyArray<ItemAddition>;
}

/** One item as the body itself, or a list of up to fifty; always sent as a list. */
const addItemsBody: t.Type<AddItems, unknown> = withForm(
  new t.Type<AddItems, unknown>(
    'an object',
    several.is,
    (raw, context) =>
      t.UnknownRecord.is(raw) && Object.hasOwn(raw, 'Items')
        ? several.validate(raw, context)
        : F.pipe(
            single.validate(raw, context),
            E.map(({ grId: number, ...addition }) => ({ grId: number, additions: [addition] })),
          ),
    several.encode,
  ),
  { any: [several, single] },
);

const addedWire = answerShape({
  items: list(
    namedShape(
      { identity, name: text, added: count, imagePath: path, formattedPrice: text, wanted: wholeBetween(1, 999) },
      { identity: BESIDE, added: 'quantity', wanted: 'quantityWants' },
    ),
  ),
  addOns: list(
    namedShape(
      { sku, name: text, path, picture: path, formattedPrice: text },
      { path: 'navigateUrl', picture: 'image' },
    ) satisfies t.Type<Extra, object>,
  ),
});

export const addItems: Call<AddItems, ItemsAddition, ListRefusal | AddItemRefusal | KeyRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/add-gift-registry-item'],
  request: bodyRequest(addItemsBody),
  // The product of each item is read from the patch (ADD-01).
  answer: writtenAnswer(
    addedWire,
    ({ items, addOns }, write) =>
      F.pipe(
        items,
        RA.traverse(E.Applicative)(({ identity, added, wanted }) =>
          F.pipe(
            write.patch.items.find((item) => isSameIdentity(item.identity, identity)),
            E.fromNullable('patch.items: lacks an item that was added'),
            E.map(({ product }) => ({ identity, product, added, wanted })),
          ),
        ),
        E.map((found) => ({ ...write, items: found, extras: addOns })),
      ),
    (site, { items, extras }) => ({
      items: items.map(({ identity, product, added, wanted }) => ({
        identity,
        name: productIn(site.language, product).name,
        added,
        imagePath: product.images.desktop,
        formattedPrice: priceOn(site, itemPrice({ identity, product })),
        wanted,
      })),
      addOns: extras,
    }),
  ),
  refusal: t.union([
    ...ownerRefusals,
    tagged('ProductUnknown', { identity }),
    tagged('BrandMismatch', { identity, brand: itemBrand }),
    quantityOutOfRange,
    tagged('NoLongerAvailable', { identity }),
    tagged('NotAddable', { identity }),
    tagged('PersonalizationMissing', { identity }),
    ...keyRefusals,
  ]),
};

/** Like `addItems`, for one item; the answer is the item as it now is on the list (API-02). */
export const addListItem: Call<
  { readonly grId: GrId; readonly addition: ItemAddition },
  ItemsAddition,
  ListRefusal | AddItemRefusal | KeyRefusal
> = {
  ...addItems,
  paths: ['/api/registry-list/{grId}'],
  request: registryBody(onlyKnown(namedShape({ addition }, { addition: BESIDE }))),
  answer: writtenAnswer(
    merged(answerShape({ quantity: count }), optional({ item: registryItem })),
    ({ item, quantity }, write): E.Either<string, ItemsAddition> =>
      F.pipe(
        item,
        E.fromNullable('item: is missing'),
        E.map(({ identity, product, wanted }) => ({
          ...write,
          items: [{ identity, product, added: quantity, wanted }],
          extras: [],
        })),
      ),
    (_site, { items, patch }) => {
      const item = patch.items.find(
        (item) => items[0] !== undefined && isSameIdentity(item.identity, items[0].identity),
      );
      return {
        quantity: items.reduce((sum, { added }) => sum + added, 0),
        ...(item === undefined ? {} : { item }),
      };
    },
  ),
};
