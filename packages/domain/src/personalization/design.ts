/*
 * [PERS-01] [PERS-02] [PERS-03] A design is made for one product, in the way in which that product can carry words. Anyone who adds the product with the number of the design adds its words.
 *
 * @example isDesignable({ personalizationType: 700 }, 700) // => true
 * @example isDesignable({ personalizationType: 700 }, 705) // => false
 * @example isDesignable({ personalizationType: 0 }, 0) // => false
 */
import { type ItemIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import type { Personalization, PersonalizationType, Product } from '../item/index.ts';
import type { DesignBlank, DesignText, DesignTooLong } from './design-text.ts';

/** A stored design: its text, product and number. */
export interface Design extends DesignText {
  readonly identity: ItemIdentity;
}

/** The product cannot be personalized, or not in that way. */
export interface NotPersonalizable {
  readonly _tag: 'NotPersonalizable';
}

/** Why a design is refused. */
export type DesignRefusal = DesignBlank | DesignTooLong | NotPersonalizable;

/** Whether the product can be personalized in that way. */
export const isDesignable = (
  { personalizationType }: Pick<Product, 'personalizationType'>,
  request: PersonalizationType,
): boolean => personalizationType !== 0 && personalizationType === request;

/** The identities of the designs that an addition names. */
export const designIdentities = (
  things: ReadonlyArray<{ readonly identity: ItemIdentity }>,
): ReadonlyArray<ItemIdentity> =>
  things.map(({ identity }) => identity).filter(({ personalizationId }) => personalizationId !== NOT_PERSONALIZED);

/** The personalization of an item that is added with the design. */
export const personalizationOf = (
  { font, color, line1, line2 }: DesignText,
  { images }: Pick<Product, 'images'>,
  messages: Pick<Personalization, 'priceMessage' | 'returnPolicyMessage'>,
): Personalization => ({ font, color, line1, line2, images: [images.desktop], ...messages, hasError: false });
