import type {
  CartAddition,
  ContributionAddition,
  Extra,
  IdempotencyRecord,
  ItemReplacement,
  ItemsAddition,
  PlacedOrder,
  RegistryHeader,
  RegistryItem,
  RegistryPatch,
  RegistryTotals,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { CartLineViewJson } from './cart-line.json.ts';
import { optional } from './codec.ts';
import { ProductJson } from './product.json.ts';
import { GroupGiftJson, PersonalizationJson } from './registry.json.ts';
import {
  CalendarDay,
  CartId,
  Cents,
  GrId,
  Instant,
  ItemIdentity,
  OrderNumber,
  RevisionId,
  Sku,
  Version,
} from './value.json.ts';

const ItemJson: t.Type<RegistryItem, unknown> = t.type({
  identity: ItemIdentity,
  product: ProductJson,
  wanted: t.number,
  purchased: t.number,
  isMostLoved: t.boolean,
  groupGift: optional(GroupGiftJson),
  personalization: optional(PersonalizationJson),
});

const HeaderJson: t.Type<RegistryHeader, unknown> = t.type({
  eventType: t.type({ code: t.string, name: t.string }),
  eventDate: CalendarDay,
  isPostEvent: t.boolean,
  primaryFirstName: t.string,
  secondaryFirstName: optional(t.string),
  greeting: t.string,
  biography: t.string,
  shareableUrl: t.string,
  photo: optional(t.string),
  defaultPicture: t.string,
});

const TotalsJson: t.Type<RegistryTotals, unknown> = t.type({
  items: t.number,
  purchased: t.number,
  giftCards: optional(Cents),
});

const PatchJson: t.Type<RegistryPatch, unknown> = t.type({
  version: Version,
  revisionId: RevisionId,
  baseRevisionId: RevisionId,
  items: t.readonlyArray(ItemJson),
  removed: t.readonlyArray(ItemIdentity),
  header: optional(HeaderJson),
  totals: optional(TotalsJson),
});

const ExtraJson: t.Type<Extra, unknown> = t.type({
  sku: Sku,
  name: t.string,
  path: t.string,
  picture: t.string,
  formattedPrice: t.string,
});

const KeptExtras = t.readonlyArray(ExtraJson);

/** Answers of an earlier build have none. */
const ExtrasJson: t.Type<ReadonlyArray<Extra>, unknown> = new t.Type<ReadonlyArray<Extra>, unknown>(
  'Extras',
  KeptExtras.is,
  (kept, context) => (kept === undefined ? t.success([]) : KeptExtras.validate(kept, context)),
  KeptExtras.encode,
);

/** The answer to things added to a registry, as it is kept under a key. */
const ItemsAdditionJson: t.Type<ItemsAddition, unknown> = t.type({
  version: Version,
  extras: ExtrasJson,
  items: t.readonlyArray(t.type({ identity: ItemIdentity, product: ProductJson, added: t.number, wanted: t.number })),
  patch: PatchJson,
});

/** The answer to an item replaced, as it is kept under a key. */
const ItemReplacementJson: t.Type<ItemReplacement, unknown> = t.type({
  version: Version,
  replacement: ItemJson,
  existing: optional(ItemJson),
  patch: PatchJson,
});

const CartAdditionJson: t.Type<CartAddition, unknown> = t.type({
  cartId: CartId,
  count: t.number,
  added: t.readonlyArray(t.type({ grId: optional(GrId), identity: ItemIdentity, quantity: t.number })),
  warnings: t.readonlyArray(t.type({ identity: ItemIdentity, remaining: t.number })),
});

const ContributionAdditionJson: t.Type<ContributionAddition, unknown> = t.type({
  cartId: CartId,
  count: t.number,
  missing: Cents,
});

/** An order as its giver sees it. */
export const PlacedOrderJson: t.Type<PlacedOrder, unknown> = t.type({
  orderNumber: OrderNumber,
  placedAt: Instant,
  lines: t.readonlyArray(CartLineViewJson),
  subtotal: Cents,
});

/** An answer as it is kept under a key. */
export const IdempotencyRecordJson: t.Type<IdempotencyRecord, unknown> = t.union(
  [
    t.type({ _tag: t.literal('CartAddition'), answer: CartAdditionJson }),
    t.type({ _tag: t.literal('ContributionAddition'), answer: ContributionAdditionJson }),
    t.type({ _tag: t.literal('PlacedOrder'), answer: PlacedOrderJson }),
    t.type({ _tag: t.literal('ItemsAdded'), answer: ItemsAdditionJson }),
    t.type({ _tag: t.literal('ItemReplaced'), answer: ItemReplacementJson }),
    t.type({ _tag: t.literal('RegistryBegun'), answer: t.type({ grId: GrId }) }),
  ],
  'IdempotencyRecord',
);
