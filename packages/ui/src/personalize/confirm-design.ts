import {
  type DesignText,
  isInHouse,
  type MonogramConfirmation,
  type Personalizations,
  type Product,
  personalizationMessages,
  type Site,
} from '@gift-registry/domain';
import { type either as E, function as F, taskEither as TE } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { ConfirmedDesign, PersonalizeReason } from './personalize-model.ts';

/** Confirms and saves a design; emits one answer and completes. */
export type ConfirmDesign = (
  product: Product,
  design: DesignText,
) => Observable<E.Either<PersonalizeReason, Confirmed>>;

/** The preview of a design, and what it adds to the price. */
type Look = Pick<MonogramConfirmation, 'images' | 'priceMessage' | 'returnPolicyMessage'>;

/** A confirmed design. */
export interface Confirmed extends Look {
  readonly design: ConfirmedDesign;
}

/** Confirms through the port: a design made in house is previewed before it is saved (ADD-06). */
export const confirmDesignThrough =
  (personalizations: Personalizations, { currencyPrefix }: Pick<Site, 'currencyPrefix'>): ConfirmDesign =>
  (product, design) =>
    defer(
      F.pipe(
        isInHouse(product)
          ? F.pipe(
              personalizations.confirmMonogram({ sku: product.sku, quantity: 1, texts: [design.line1, design.line2] }),
              TE.map((look): Look => look),
              TE.mapLeft((reason): PersonalizeReason => reason),
            )
          : TE.right<PersonalizeReason, Look>({ images: [], ...personalizationMessages.messages(currencyPrefix) }),
        TE.bindTo('look'),
        TE.bindW('personalizationId', () =>
          personalizations.saveDesign({
            ...design,
            sku: product.sku,
            personalizationType: product.personalizationType,
          }),
        ),
        TE.map(({ look: { images, priceMessage, returnPolicyMessage }, personalizationId }) => ({
          images,
          priceMessage,
          returnPolicyMessage,
          design: { ...design, personalizationId },
        })),
      ),
    );
