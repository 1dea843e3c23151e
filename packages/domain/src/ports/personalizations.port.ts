import type { taskEither as TE } from 'fp-ts';
import type { ItemIdentity, Sku } from '../identity/index.ts';
import type { Personalization, PersonalizationType } from '../item/index.ts';
import type { ConfirmedMonogram, DesignRefusal, DesignText, MonogramTexts } from '../personalization/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { ProductNotFound } from './catalogue.port.ts';
import type { Fault } from './fault.ts';

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
