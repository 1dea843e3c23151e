import type { option as O } from 'fp-ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { Product } from './product.ts';

/** The text and pictures chosen for an item. */
export interface Personalization {
  readonly font: string;
  readonly line1: string;
  readonly line2: string;
  readonly color: string;
  readonly images: ReadonlyArray<string>;
  readonly priceMessage: string;
  readonly returnPolicyMessage: string;
  readonly hasError: boolean;
}

/** A gift that several people pay for together. */
export interface GroupGift {
  readonly name: string;
  readonly goal: Cents;
  readonly raised: Cents;
}

/** An item of a registry: a product, how many of it are wanted and how many were bought. */
export interface RegistryItem {
  readonly identity: ItemIdentity;
  readonly product: Product;
  /** 1 to 999. */
  readonly wanted: number;
  /** Zero or more; above `wanted` when more was bought on purpose. */
  readonly purchased: number;
  readonly isMostLoved: boolean;
  readonly groupGift: O.Option<GroupGift>;
  /** `none` exactly when the product cannot be personalized. */
  readonly personalization: O.Option<Personalization>;
}

/** The fields of an item that counting reads. */
export type ItemQuantities = Pick<RegistryItem, 'wanted' | 'purchased'>;
