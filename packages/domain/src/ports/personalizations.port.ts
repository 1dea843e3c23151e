import type { io as IO, taskEither as TE } from 'fp-ts';
import type { ItemIdentity, Sku } from '../identity/index.ts';
import type { Personalization, PersonalizationType } from '../item/index.ts';
import type { ConfirmedMonogram, Design, DesignRefusal, DesignText, MonogramTexts } from '../personalization/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { ProductNotFound } from './catalogue.port.ts';
import type { Fault, Unavailable } from './failures.ts';

/** A design to store: texts for a product, and how they are made (PERS-01). */
export interface DesignRequest extends DesignText {
  readonly sku: Sku;
  readonly personalizationType: PersonalizationType;
}

/** A monogram to be confirmed. */
export interface MonogramRequest extends MonogramTexts {
  readonly sku: Sku;
}

/** How a monogram will look, with the notices shown beside it. */
export interface MonogramConfirmation
  extends ConfirmedMonogram,
    Pick<Personalization, 'priceMessage' | 'returnPolicyMessage' | 'hasError'> {}

/** Driving port: personalization of products (PERS-01, PERS-02). */
export interface Personalizations {
  /** How the product will look; stores nothing. */
  readonly confirmMonogram: (
    request: MonogramRequest,
  ) => TE.TaskEither<ProductNotFound | DesignRefusal | QuantityOutOfRange | Fault, MonogramConfirmation>;
  /** Stores the design; equal designs of a product have the same number, above 0. */
  readonly saveDesign: (
    request: DesignRequest,
  ) => TE.TaskEither<ProductNotFound | DesignRefusal | Fault, ItemIdentity['personalizationId']>;
}

/**
 * Driven port: the stored designs. A design never changes, so reading one needs no lock. It belongs to nobody; its
 * number is its only secret. A design that no item, cart or order refers to is deleted ninety days after it was last
 * saved.
 */
export interface DesignStore {
  /** Stores the design and returns its number: that of an equal design if one is stored, otherwise the first free number drawn. */
  readonly save: (
    design: DesignRequest,
    drawNumber: IO.IO<ItemIdentity['personalizationId']>,
  ) => TE.TaskEither<Unavailable, ItemIdentity['personalizationId']>;
  /** The stored designs of these identities, in any order. */
  readonly find: (identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Unavailable, ReadonlyArray<Design>>;
}
