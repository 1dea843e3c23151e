/*
 * [ADD-01] [ADD-02] [PERS-02] An owner adds items to the list, all of them or none. The wanted quantity of an item on the list grows; a new item comes at the end. No
 * quantity exceeds 999, and the answer reports how many were really added.
 *
 * @example F.pipe(
 *     decideAdd([exampleItem({ wanted: 998 })], [
 *       { addition: { identity: identityOf('4821'), quantity: 5 }, product: exampleProduct() },
 *     ]),
 *     E.map((items) => items.map(({ added, wanted }) => ({ added, wanted }))),
 *   ) // => E.right([{ added: 1, wanted: 999 }])
 */
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { type ItemIdentity, isSameIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import { hasPersonalizationError, type Product, type RegistryItem } from '../item/index.ts';
import { type Design, personalizationOf } from '../personalization/index.ts';
import { isWantedQuantity, WANTED_QUANTITY } from '../quantity/index.ts';
import type { AddedItem, AddItemRefusal, ItemAddition } from './item-changes.ts';
import { type RegistryBlocker, registryBlocker } from './registry-blocker.ts';
import type { RegistryFact } from './registry-fact.ts';
import { type PersonalizationMessages, withoutDesign } from './without-design.ts';

/** An addition with its product. */
export interface ResolvedAddition {
  readonly addition: ItemAddition;
  readonly product: Product;
}

/** The additions with their products, or a refusal for the first whose product is unknown or of a different brand than stated. */
export const resolveAdditions = (
  additions: ReadonlyArray<ItemAddition>,
  products: ReadonlyArray<Product>,
): E.Either<AddItemRefusal, ReadonlyArray<ResolvedAddition>> =>
  F.pipe(
    additions,
    RA.traverse(E.Applicative)((addition) => {
      const product = products.find(({ sku }) => sku === addition.identity.sku);
      if (product === undefined) return E.left<AddItemRefusal>({ _tag: 'ProductUnknown', identity: addition.identity });
      const { brand } = product;
      return addition.brand === undefined || addition.brand === brand
        ? E.right({ addition, product })
        : E.left<AddItemRefusal>({ _tag: 'BrandMismatch', identity: addition.identity, brand });
    }),
  );

/** The refusal for each blocker of an addition. */
const refusals: Readonly<
  Record<RegistryBlocker, Exclude<AddItemRefusal['_tag'], 'QuantityOutOfRange' | 'ProductUnknown' | 'BrandMismatch'>>
> = {
  'no-longer-available': 'NoLongerAvailable',
  'made-to-order': 'NotAddable',
  'not-from-stock': 'NotAddable',
  'design-missing': 'PersonalizationMissing',
};

const designOf = (designs: ReadonlyArray<Design>, identity: ItemIdentity): O.Option<Design> =>
  O.fromNullable(designs.find((design) => isSameIdentity(design.identity, identity)));

/** Whether the named design exists: on the item in the list, or as a stored design. */
const hasItsDesign = (
  present: RegistryItem | undefined,
  { identity }: ItemAddition,
  designs: ReadonlyArray<Design>,
): boolean =>
  present === undefined
    ? identity.personalizationId === NOT_PERSONALIZED || O.isSome(designOf(designs, identity))
    : !hasPersonalizationError(present);

/**
 * Why the addition cannot be listed: a blocker of the product (a missing design does not count if the list's item or a
 * stored design has it), otherwise a missing design.
 */
const blockerOf = (
  present: RegistryItem | undefined,
  { addition, product }: ResolvedAddition,
  designs: ReadonlyArray<Design>,
): O.Option<RegistryBlocker> =>
  F.pipe(
    registryBlocker(product),
    O.filter(
      (blocker) =>
        blocker !== 'design-missing' || (present === undefined && O.isNone(designOf(designs, addition.identity))),
    ),
    O.alt(() => (hasItsDesign(present, addition, designs) ? O.none : O.some<RegistryBlocker>('design-missing'))),
  );

const checked =
  (items: ReadonlyArray<RegistryItem>, designs: ReadonlyArray<Design>) =>
  (named: ResolvedAddition): E.Either<AddItemRefusal, ResolvedAddition> => {
    const { identity, quantity } = named.addition;
    const present = items.find((item) => isSameIdentity(item.identity, identity));
    if (!isWantedQuantity(quantity)) return E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });
    const blocker = blockerOf(present, named, designs);
    return O.isSome(blocker) ? E.left({ _tag: refusals[blocker.value], identity }) : E.right(named);
  };

const wantedOf = (
  identity: ItemAddition['identity'],
  items: ReadonlyArray<RegistryItem>,
  added: ReadonlyArray<AddedItem>,
) =>
  added.findLast((item) => isSameIdentity(item.identity, identity))?.wanted ??
  items.find((item) => isSameIdentity(item.identity, identity))?.wanted ??
  0;

const grown = (
  items: ReadonlyArray<RegistryItem>,
  additions: ReadonlyArray<ResolvedAddition>,
): ReadonlyArray<AddedItem> =>
  additions.reduce<ReadonlyArray<AddedItem>>((added, { addition: { identity, quantity }, product }) => {
    const before = wantedOf(identity, items, added);
    const wanted = Math.max(before, Math.min(WANTED_QUANTITY.maximum, before + quantity));
    return added.concat({ identity, product, added: wanted - before, wanted });
  }, []);

/** Decides each addition to a list. `items` are at least those that the additions name; `designs` are the stored designs they name. */
export const decideAdd = (
  items: ReadonlyArray<RegistryItem>,
  additions: ReadonlyArray<ResolvedAddition>,
  designs: ReadonlyArray<Design> = [],
): E.Either<AddItemRefusal, ReadonlyArray<AddedItem>> =>
  F.pipe(
    additions,
    RA.traverse(E.Applicative)(checked(items, designs)),
    E.map((all) => grown(items, all)),
  );

const isAmong = (identity: ItemIdentity, items: ReadonlyArray<Pick<RegistryItem, 'identity'>>): boolean =>
  items.some((item) => isSameIdentity(item.identity, identity));

/** Facts that name every added item, even one whose quantity could not grow. */
export const additionTouches = (items: ReadonlyArray<AddedItem>): ReadonlyArray<RegistryFact> =>
  items.map(({ identity, wanted }) => ({ _tag: 'Added', identity, wanted, personalization: O.none }));

/** The facts of the additions to a list that had the items in `before`; none for an item whose quantity did not grow. */
export const additionFacts = (
  before: ReadonlyArray<RegistryItem>,
  items: ReadonlyArray<AddedItem>,
  messages: PersonalizationMessages,
  designs: ReadonlyArray<Design> = [],
): ReadonlyArray<RegistryFact> =>
  items.flatMap(({ identity, wanted, product, added }, at): ReadonlyArray<RegistryFact> => {
    const isThere = isAmong(identity, before) || isAmong(identity, items.slice(0, at));
    const personalization = isThere
      ? O.none
      : F.pipe(
          designOf(designs, identity),
          O.map((design) => personalizationOf(design, product, messages)),
          O.alt(() => withoutDesign(product, messages)),
        );
    return added > 0 ? [{ _tag: 'Added', identity, wanted, personalization }] : [];
  });
