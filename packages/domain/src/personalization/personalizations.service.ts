import { either as E, function as F, taskEither as TE } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import { messagesOf } from '../messages/index.ts';
import type { Dependencies, Person, Personalizations, ProductNotFound, Unavailable } from '../ports/index.ts';
import { confirmMonogram, isDesignable, type NotPersonalizable } from './design.ts';
import { designText } from './design-text.ts';

/** Personalization of the products of a site's market (PERS-01, PERS-02). */
export const personalizations =
  ({ catalogue, designs, ids }: Pick<Dependencies, 'catalogue' | 'designs' | 'ids'>) =>
  ({ site }: Person): Personalizations => {
    const productOf = (sku: Sku): TE.TaskEither<ProductNotFound | Unavailable, Product> =>
      F.pipe(
        catalogue.products(site.market, [sku]),
        TE.chainEitherKW(([product]) =>
          product === undefined ? E.left<ProductNotFound>({ _tag: 'ProductNotFound' }) : E.right(product),
        ),
      );
    return {
      confirmMonogram: ({ sku, ...texts }) =>
        F.pipe(
          productOf(sku),
          TE.chainEitherKW((product) => confirmMonogram(product, texts)),
          TE.map((confirmed) => ({
            ...confirmed,
            ...messagesOf(site.language).personalizationMessages.messages(site.currencyPrefix),
            hasError: false,
          })),
        ),
      saveDesign: (request) =>
        F.pipe(
          productOf(request.sku),
          TE.filterOrElseW(
            (product) => isDesignable(product, request.personalizationType),
            (): NotPersonalizable => ({ _tag: 'NotPersonalizable' }),
          ),
          TE.chainEitherKW(() => designText(request)),
          TE.chainW((text) => designs.save({ ...request, ...text }, ids.designNumber)),
        ),
    };
  };
