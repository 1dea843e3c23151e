import { option as O } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Language } from '../language/index.ts';
import type { Cents } from '../money/index.ts';
import type { Gtin } from '../scan/index.ts';
import type { ItemBrand, TaxClass } from '../site/index.ts';

/*
 * [ITEM-06] Reads the two numbers of a retailer's message about a product: its type and its alert level. An unknown number is the default type, and information.
 *
 * @example messageTypeOf(8) // => 'default'
 */

/** The numbers that other systems use for the topics of messages. */
export const messageTypes = {
  vendorDropShip: 0,
  availability: 1,
  freeShippingPopup: 2,
  onlineOnly: 3,
  item: 4,
  beingDiscontinued: 5,
  storePickup: 6,
  default: 7,
} as const;

/** The numbers that other systems use for the severity of messages. */
export const alertLevels = { success: 0, info: 1, warning: 2, danger: 3 } as const;

/** The topic of a message. */
export type MessageType = keyof typeof messageTypes;
/** The severity of a message. */
export type AlertLevel = keyof typeof alertLevels;

const reading = <Name extends string>(numbers: Readonly<Record<Name, number>>, otherwise: Name) => {
  const isName = (name: string): name is Name => Object.hasOwn(numbers, name);
  const names = Object.keys(numbers).filter(isName);
  return (number: number): Name => names.find((name) => numbers[name] === number) ?? otherwise;
};

/** The topic with that number; `default` for an unknown number. */
export const messageTypeOf = reading<MessageType>(messageTypes, 'default');

/** The severity with that number; `info` for an unknown number. */
export const alertLevelOf = reading<AlertLevel>(alertLevels, 'info');

/** A picture as the four files a page chooses from by viewport width and pixel density. Same-origin paths. */
export interface ItemImages {
  readonly desktop: string;
  readonly desktopHiRes: string;
  readonly mobile: string;
  readonly mobileHiRes: string;
  readonly alt: string;
}

/** A line of information on a product, with its topic and severity (ITEM-06). */
export interface ItemMessage {
  readonly type: MessageType;
  readonly level: AlertLevel;
  readonly text: string;
  readonly popupName: O.Option<string>;
}

/** How the retailer can personalize a product (PERS-01): none, legacy, monogram or embroidery, etching. */
export type PersonalizationType = 0 | 100 | 700 | 705;

/** The color of a product that comes in several colors (SHOP-03). */
export interface ProductColor {
  /** The name of the colored product, the same for all its colors; products of one family with different names are not colors of each other. */
  readonly of: string;
  readonly name: string;
  /** The color of its swatch: six hexadecimal digits. */
  readonly hex: string;
}

/** Measures of a product, in `unit`. */
export interface Dimensions {
  readonly width: O.Option<number>;
  readonly height: O.Option<number>;
  readonly depth: O.Option<number>;
  readonly unit: 'in' | 'cm';
}

/** What a catalogue says of a product in another language; `alt` is that of its first picture (LANG-04). */
export type ProductTexts = Partial<
  Pick<
    Product,
    'name' | 'color' | 'summary' | 'highlights' | 'description' | 'availabilityMessage' | 'messages' | 'shippingPromo'
  > & { readonly alt: string }
>;

/** A product as the catalogue has it, regardless of any registry. */
export interface Product {
  readonly sku: Sku;
  /** The maker's number (GTIN), by which its barcode is found. */
  readonly gtin: O.Option<Gtin>;
  readonly name: string;
  readonly brand: ItemBrand;
  /** `/product/{slug}/{sku}`; empty when the product is not listed online. */
  readonly path: string;
  /** The current price of one unit, without personalization. */
  readonly currentPrice: Cents;
  readonly regularPrice: Cents;
  readonly priceType: 'regular' | 'outlet' | 'sale';
  readonly markdown: 'permanent' | 'temporary' | 'none';
  /** No longer available: not sold any more. */
  readonly isNla: boolean;
  readonly isOnWeb: boolean;
  readonly isBeingDiscontinued: boolean;
  readonly isStockSku: boolean;
  /** Its options have still to be chosen, so it cannot be added to the cart from here. */
  readonly isMadeToOrder: boolean;
  readonly hasCustomOrderConfirmation: boolean;
  /** It can be shipped now. */
  readonly isAvailable: boolean;
  /** It can be ordered although it cannot be shipped now. */
  readonly isBackorderable: boolean;
  readonly availabilityMessage: string;
  readonly isCrossBrandAvailabilityEnabled: boolean;
  readonly messages: ReadonlyArray<ItemMessage>;
  readonly personalizationType: PersonalizationType;
  /** Opaque; sent back unchanged. Empty when there is none. */
  readonly optionChoice: string;
  readonly images: ItemImages;
  readonly carouselImages: ReadonlyArray<ItemImages>;
  readonly shippingPromo: O.Option<{ readonly message: string; readonly popupName: string }>;
  /** 0 to 5; 0 when no one has rated. */
  readonly rating: number;
  readonly reviews: number;
  readonly familyId: string;
  readonly color: O.Option<ProductColor>;
  readonly summary: string;
  readonly dimensions: Dimensions;
  readonly highlights: ReadonlyArray<string>;
  readonly description: string;
  /** Empty when the product has no category. */
  readonly categoryName: string;
  readonly categorySequence: number;
  readonly categoryLevels: ReadonlyArray<string>;
  readonly department: string;
  readonly productClass: string;
  readonly productSubclass: string;
  /** What kind of goods it is for taxes (MON-02). */
  readonly taxClass: TaxClass;
  /** Its texts in other languages; a product that is read in one has none. */
  readonly texts?: Readonly<Partial<Record<Language, ProductTexts>>>;
  /** Those of its texts that are not in the language in which it is read. */
  readonly untranslated?: ReadonlyArray<'name' | 'summary' | 'highlights' | 'description'>;
}

/*
 * [ITEM-06] [ITEM-11] The messages of a product without those that its card shows elsewhere: availability, shipping promise and being discontinued.
 *
 * @example remainingMessages({
 *     messages: [
 *       { type: 'availability', level: 'info', text: 'Ships in May.', popupName: O.none },
 *       { type: 'onlineOnly', level: 'info', text: 'Online only.', popupName: O.none },
 *     ],
 *     shippingPromo: O.none,
 *     isBeingDiscontinued: false,
 *   }).map(({ text }) => text) // => ['Online only.']
 */

/** The product's messages that its card does not already show elsewhere. */
export const remainingMessages = ({
  messages,
  shippingPromo,
  isBeingDiscontinued,
}: Pick<Product, 'messages' | 'shippingPromo' | 'isBeingDiscontinued'>): ReadonlyArray<ItemMessage> =>
  messages.filter(({ type, popupName }) => {
    if (type === 'availability' || (type === 'beingDiscontinued' && isBeingDiscontinued)) return false;
    return O.isNone(shippingPromo) || O.isNone(popupName) || shippingPromo.value.popupName !== popupName.value;
  });
