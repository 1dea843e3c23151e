import { type GroupGift, type ItemIdentity, isSettled, type Registry } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { centsOf, exampleItem, exampleProduct, exampleRegistry, skuOf } from '../arbitrary/index.ts';
import type { RegistryAction, ShelfProduct } from './registry-action.ts';
import type { ModelFund, ModelItem, ModelList } from './registry-model.ts';

/** A registry on which actions are done for real: by the rules alone, or by a whole world behind its ports. */
export interface ModelledRegistry {
  /** Does the action; whether it was done, or refused. */
  readonly attempt: (action: RegistryAction) => Promise<boolean>;
  /** Whether what is settled, and its fund, cannot be seen from what is read. */
  readonly hidesSettled?: true;
  /** As it is stored, for the registrant. */
  readonly read: () => Promise<Registry>;
}

/** The product of the shelf, as the catalogue knows it. */
export const productOf = ({ sku, cents, isNla }: ShelfProduct) =>
  exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(cents), isNla });

/** The identity of a product of the shelf. */
export const identityIn = (shelf: ReadonlyArray<ShelfProduct>, at: number): ItemIdentity => {
  const product = shelf[at];
  if (product === undefined) throw new RangeError(`the shelf has no product ${at}`);
  return exampleItem({ product: productOf(product) }).identity;
};

/** The registry that the model's list represents. */
export const registryOf = (list: ModelList, shelf: ReadonlyArray<ShelfProduct>): Registry =>
  exampleRegistry({
    items: list.flatMap((item) => {
      const product = shelf.find(({ sku }) => sku === item.sku);
      if (product === undefined) return [];
      const { fund } = item;
      return [
        exampleItem({
          product: productOf(product),
          wanted: item.wanted,
          purchased: item.purchased,
          isMostLoved: item.isMostLoved,
          groupGift:
            fund === undefined
              ? O.none
              : O.some({
                  name: 'Plates',
                  goal: centsOf((fund.price || product.cents) * item.wanted),
                  raised: centsOf(fund.raised),
                }),
        }),
      ];
    }),
  });

const modelFund = ({ goal, raised }: GroupGift, wanted: number): ModelFund => ({
  raised,
  price: raised === 0 ? 0 : goal / wanted,
});

/** The registry when a product of it costs something else. */
export const repriced = (registry: Registry, { sku }: ItemIdentity, cents: number): Registry => ({
  ...registry,
  items: registry.items.map((item) =>
    item.identity.sku === sku ? { ...item, product: { ...item.product, currentPrice: centsOf(cents) } } : item,
  ),
});

/** What the model would say of the registry as it is. */
export const listOf = (registry: Registry): ModelList =>
  registry.items.map(
    ({ identity, wanted, purchased, isMostLoved, groupGift }): ModelItem => ({
      sku: identity.sku,
      wanted,
      purchased,
      isMostLoved,
      fund: O.isSome(groupGift) ? modelFund(groupGift.value, wanted) : undefined,
      isSettled: isSettled(registry, identity),
    }),
  );
