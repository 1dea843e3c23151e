/*
 * [ADD-01] [ADD-02] [PERS-02] An owner puts things on the list, all of them or none: something that is there already is wanted so many more times, something new comes at the end. Nothing is
 * wanted more than 999 times, and whoever asked for more is told how many were added.
 *
 * Laws:
 * - a product that there is not is refused before anything else
 * - below 1, above 999 and what is not a whole number are out of range
 * - what is no longer available, not from stock, made to order, or lacks the design that it names or needs is refused
 * - what is wanted afterwards is what was wanted before and what was added, and never above 999
 * - as many are added as were asked for, up to 999 in all
 * - what could not grow is no fact; everything else is one fact for each addition, in the order asked
 *
 * @example decideAdd([wanted998], [{ addition: { identity, quantity: 5 }, product }]) // => right([{ identity, product, added: 1, wants: 999 }])
 */
import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import { isSameIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import { hasPersonalizationError, type Product, type RegistryItem } from '../item/index.ts';
import { WANTED_QUANTITY } from '../quantity/index.ts';
import { canBeAdded } from './can-be-added.ts';
import type { AddedItem, AddItemRefusal, ItemAddition } from './item-addition.ts';
import type { RegistryFact } from './registry-fact.ts';
import { needsDesign, withoutDesign } from './without-design.ts';

/** An addition with the product that it names. */
export interface NamedAddition {
  readonly addition: ItemAddition;
  readonly product: Product;
}

/** The additions with their products, or the first that names none. */
export const nameAdditions = (
  additions: ReadonlyArray<ItemAddition>,
  products: ReadonlyArray<Product>,
): E.Either<AddItemRefusal, ReadonlyArray<NamedAddition>> =>
  F.pipe(
    additions,
    RA.traverse(E.Applicative)((addition) => {
      const product = products.find(({ sku }) => sku === addition.identity.sku);
      return product === undefined
        ? E.left<AddItemRefusal>({ _tag: 'ProductUnknown', identity: addition.identity })
        : E.right({ addition, product });
    }),
  );

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= WANTED_QUANTITY.minimum && quantity <= WANTED_QUANTITY.maximum;

/** A design is known by an item that has it already; one that no item has was never made. */
const lacksDesign = (present: RegistryItem | undefined, { addition, product }: NamedAddition): boolean => {
  if (present !== undefined) return hasPersonalizationError(present);
  return addition.identity.personalizationId !== NOT_PERSONALIZED || needsDesign(product);
};

const checked =
  (items: ReadonlyArray<RegistryItem>) =>
  (named: NamedAddition): E.Either<AddItemRefusal, NamedAddition> => {
    const { identity, quantity } = named.addition;
    const present = items.find((item) => isSameIdentity(item.identity, identity));
    if (!isQuantity(quantity)) return E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });
    if (named.product.isNla) return E.left({ _tag: 'NoLongerAvailable', identity });
    if (!canBeAdded(named.product)) return E.left({ _tag: 'NotAddable', identity });
    return lacksDesign(present, named) ? E.left({ _tag: 'PersonalizationMissing', identity }) : E.right(named);
  };

const wantedOf = (
  identity: ItemAddition['identity'],
  items: ReadonlyArray<RegistryItem>,
  added: ReadonlyArray<AddedItem>,
) =>
  added.findLast((item) => isSameIdentity(item.identity, identity))?.wants ??
  items.find((item) => isSameIdentity(item.identity, identity))?.wants ??
  0;

const grown = (items: ReadonlyArray<RegistryItem>, additions: ReadonlyArray<NamedAddition>): ReadonlyArray<AddedItem> =>
  additions.reduce<ReadonlyArray<AddedItem>>((added, { addition: { identity, quantity }, product }) => {
    const before = wantedOf(identity, items, added);
    const wants = Math.max(before, Math.min(WANTED_QUANTITY.maximum, before + quantity));
    return added.concat({ identity, product, added: wants - before, wants });
  }, []);

/** What becomes of each addition to a list that has these items, at least those that the additions name. */
export const decideAdd = (
  items: ReadonlyArray<RegistryItem>,
  additions: ReadonlyArray<NamedAddition>,
): E.Either<AddItemRefusal, ReadonlyArray<AddedItem>> =>
  F.pipe(
    additions,
    RA.traverse(E.Applicative)(checked(items)),
    E.map((all) => grown(items, all)),
  );

/** What is told of one addition. */
export const additionFact = ({ identity, wants, product }: AddedItem): RegistryFact => ({
  _tag: 'Added',
  identity,
  wants,
  personalization: withoutDesign(product),
});

/** What happened by the additions: nothing where nothing grew. */
export const additionFacts = (items: ReadonlyArray<AddedItem>): ReadonlyArray<RegistryFact> =>
  items.filter(({ added }) => added > 0).map(additionFact);
