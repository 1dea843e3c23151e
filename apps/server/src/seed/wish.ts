import {
  cents,
  itemPrice,
  NOT_PERSONALIZED,
  type Personalization,
  type Product,
  parsePersonalizationId,
  parseSku,
  personalizationMessages,
  type RegistryItem,
  type Site,
  sites,
  times,
  withoutDesign,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { certain } from './certain.ts';

/** The words on an item, kept under a number of its own. */
export interface Design {
  readonly id: number;
  readonly font: string;
  readonly line1: string;
  readonly line2: string;
  readonly color: string;
  readonly hasError?: boolean;
}

/** What guests pay for together: the name of the fund, and what they have given so far, in cents. */
export interface Fund {
  readonly name: string;
  readonly raised: number;
}

/** A row of a registry: how many of a product are wanted and how many were bought. */
export interface Wish {
  readonly sku: string;
  readonly wanted: number;
  readonly purchased: number;
  readonly isMostLoved?: boolean;
  readonly fund?: Fund;
  readonly design?: Design;
}

/** A wish in one line: SKU, wanted, bought, and what else there is to say. */
export const wish = (
  sku: string,
  wanted: number,
  purchased: number,
  more: Pick<Wish, 'isMostLoved' | 'design' | 'fund'> = {},
): Wish => ({ sku, wanted, purchased, ...more });

export const loved = { isMostLoved: true } as const;
export const together = (name: string, raised: number): { readonly fund: Fund } => ({ fund: { name, raised } });
export const designed = (design: Design): { readonly design: Design } => ({ design });

const personalizationOf = (
  product: Product,
  design: Design | undefined,
  { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
): O.Option<Personalization> => {
  const messages = personalizationMessages.messages(currencyPrefix);
  return F.pipe(
    withoutDesign(product, messages),
    O.map((plain) =>
      design === undefined
        ? plain
        : {
            ...plain,
            ...messages,
            font: design.font,
            line1: design.line1,
            line2: design.line2,
            color: design.color,
            images: [product.images.desktop],
            hasError: design.hasError ?? false,
          },
    ),
  );
};

/** The items that these wishes make of these products, in the same order, with prices as that site writes them. */
export const itemsOf = (
  products: ReadonlyArray<Product>,
  wishes: ReadonlyArray<Wish>,
  site: Pick<Site, 'currencyPrefix'> = sites.main,
): ReadonlyArray<RegistryItem> => {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return wishes.map(({ sku, wanted, purchased, isMostLoved = false, design, fund }) => {
    const parsed = certain(parseSku(sku), `${sku} is no SKU`);
    const product = certain(O.fromNullable(bySku.get(parsed)), `there is no product ${sku}`);
    const personalizationId =
      design === undefined
        ? NOT_PERSONALIZED
        : certain(parsePersonalizationId(design.id), `${design.id} names no design`);
    const identity = { sku: parsed, personalizationId };
    return {
      identity,
      product,
      wanted,
      purchased,
      isMostLoved,
      groupGift: O.map(({ name, raised }: Fund) => ({
        name,
        goal: times(itemPrice({ identity, product }), wanted),
        raised: certain(cents(raised), `${raised} is no amount`),
      }))(O.fromNullable(fund)),
      personalization: personalizationOf(product, design, site),
    };
  });
};
