import { type GrId, type ItemAddition, NOT_PERSONALIZED } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { grId, personalizationId, sku } from './identity.ts';
import { itemBrand } from './item-brand.ts';
import { orElse, orMissing } from './option.ts';
import { listOf, requestShape } from './shape.ts';
import { whole } from './text.ts';

/** One thing; 1 to 999 pieces are the rule's business. */
export const oneAddition = {
  Sku: sku,
  Quantity: whole,
  PersonalizationId: orElse(personalizationId, NOT_PERSONALIZED),
};

const single = requestShape({ GrId: grId, ...oneAddition });
const several = requestShape({
  GrId: grId,
  Items: listOf(requestShape({ ...oneAddition, Brand: orMissing(itemBrand) }), 1, 50),
});

type Single = t.TypeOf<typeof single>;
type Several = t.TypeOf<typeof several>;

/** One thing as it stands in the body, or up to fifty in a list. */
export const addItemsWire: t.Type<Single | Several, unknown> = new t.Type<Single | Several, unknown>(
  'an object',
  (raw): raw is Single | Several => single.is(raw) || several.is(raw),
  (raw, context) =>
    t.UnknownRecord.is(raw) && Object.hasOwn(raw, 'Items')
      ? several.validate(raw, context)
      : single.validate(raw, context),
  (value) => ('Items' in value ? several.encode(value) : single.encode(value)),
);

/** An addition in our words. */
export const additionFromWire = ({
  Sku,
  Quantity,
  PersonalizationId,
}: Pick<Single, 'Sku' | 'Quantity' | 'PersonalizationId'>): ItemAddition => ({
  identity: { sku: Sku, personalizationId: PersonalizationId },
  quantity: Quantity,
});

/** An addition in the names of the wire. */
export const additionToWire = ({ identity, quantity }: ItemAddition) => ({
  Sku: identity.sku,
  Quantity: quantity,
  PersonalizationId: identity.personalizationId,
});

/** These things shall be on the registry. */
export interface AddItems {
  readonly grId: GrId;
  readonly additions: ReadonlyArray<ItemAddition>;
}

/** What a body of either form asks for. */
export const addItemsFromWire = (body: Single | Several): AddItems => ({
  grId: body.GrId,
  additions:
    'Items' in body
      ? body.Items.map((item) => ({
          ...additionFromWire(item),
          ...(O.isSome(item.Brand) ? { brand: item.Brand.value } : {}),
        }))
      : [additionFromWire(body)],
});

export const addItemsToWire = ({ grId: number, additions }: AddItems): Several => ({
  GrId: number,
  Items: additions.map((addition) => ({ ...additionToWire(addition), Brand: O.fromNullable(addition.brand) })),
});
