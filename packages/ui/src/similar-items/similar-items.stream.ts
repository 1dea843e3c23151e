import {
  type Catalogue,
  carouselItems,
  formatPrice,
  type GrId,
  guestPage,
  type Log,
  NOT_PERSONALIZED,
  type ObservableState,
  type Product,
  type Recommendations,
  type RecommendedItem,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { type either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { defer, filter, type Observable, type SchedulerLike, take, tap } from 'rxjs';
import { derived, observed } from '../observe/observed.ts';
import { reading } from '../reading/reading.ts';
import type { RegistryStream } from '../registry/index.ts';
import { addControl, type RegistryAddingStream, recommendedProductToAdd } from '../registry-adding/index.ts';
import type {
  SimilarCard,
  SimilarClosed,
  SimilarFailure,
  SimilarItemsIntents,
  SimilarItemsModel,
} from './similar-items-model.ts';

/** The pod of the page (REC-02). */
const POD = 'pdp-alternative-items';

/** A product and similar ones. */
export interface Similar {
  readonly product: Product;
  readonly items: ReadonlyArray<RecommendedItem>;
}

/** Reads a product and similar ones; emits one answer and completes. */
export type ReadSimilar = (sku: Sku) => Observable<E.Either<SimilarFailure, Similar>>;

/** Reads over the ports. */
export const readSimilarFrom =
  (catalogue: Pick<Catalogue, 'product'>, recommendations: Recommendations): ReadSimilar =>
  (sku) =>
    defer(
      F.pipe(
        TE.Do,
        TE.apS(
          'product',
          F.pipe(
            catalogue.product(sku),
            TE.mapLeft((failure): SimilarFailure => failure),
          ),
        ),
        TE.apS(
          'items',
          F.pipe(
            recommendations.pod(POD, { item_id: [sku] }),
            TE.bimap(
              (failure): SimilarFailure => failure,
              ({ items }) => items,
            ),
          ),
        ),
      ),
    );

interface SimilarItemsDependencies {
  readonly read: ReadSimilar;
  readonly sku: Sku;
  readonly grId: GrId;
  /** The registry, as the person who is signed in sees it. */
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly site: Site;
  readonly here: () => string;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Products similar to one, to be added to a registry (ROUTE-07). */
export interface SimilarItemsStream extends SimilarItemsIntents {
  readonly model: ObservableState<SimilarItemsModel>;
}

const closedFor = ({ model: { value: model } }: SimilarItemsDependencies['registry']): O.Option<SimilarClosed> => {
  if (model._tag === 'NotFound') return O.some({ _tag: 'NotFound' });
  return model._tag === 'Loaded' && model.view.role !== 'registrant'
    ? O.some({ _tag: 'NotAllowed', guestPage: guestPage(model.view.grId, model.view.header.shareableUrl) })
    : O.none;
};

/** Creates the page's stream; products are added to the registry in the page's address. */
export const similarItemsStream = (dependencies: SimilarItemsDependencies): SimilarItemsStream => {
  const { read, sku, grId, registry, adding, site, here, scheduler, log } = dependencies;
  const similar = reading({
    read: (of: Sku) => () => read(of),
    missing: 'ProductNotFound',
    tag: 'similar-items.read-failed',
    first: sku,
    scheduler,
    log,
  });
  /** Chooses the registry of the address once the person's registries are read. */
  const choosing$ = adding.model.changes$.pipe(
    filter(({ own }) => own._tag === 'Read'),
    take(1),
    tap(() => adding.choose(grId)),
  );
  const present = (): SimilarItemsModel => {
    const { value: model } = adding.model;
    const { value: found } = similar.state;
    const cardsOf = (items: ReadonlyArray<RecommendedItem>): ReadonlyArray<SimilarCard> =>
      carouselItems(
        items.filter((item) => item.sku !== sku),
        [],
        { minimum: 0, limit: 24 },
      ).map((item) => ({
        item,
        price: formatPrice(site.currencyPrefix, item.price),
        control: addControl(model, recommendedProductToAdd(item), here()),
      }));
    return {
      product: found._tag === 'Read' ? O.some(found.value.product) : O.none,
      found: found._tag === 'Read' ? { _tag: 'Read', value: cardsOf(found.value.items) } : found,
      adding: model,
      closed: closedFor(registry),
    };
  };

  return {
    model: observed(derived([similar.state, adding.model, registry.model], present), similar.effects$, choosing$),
    addToRegistry: (sku) => {
      const { found } = present();
      if (found._tag !== 'Read') return;
      for (const { item } of found.value.filter((card) => card.item.sku === sku))
        adding.add({
          sku: item.sku,
          name: item.name,
          hasCustomOrderConfirmation: item.hasCustomOrderConfirmation,
          personalizationId: NOT_PERSONALIZED,
          quantity: 1,
          confirmedBy: 'toast',
        });
    },
    readAgain: similar.tryAgain,
    choose: adding.choose,
    tryAgain: adding.tryAgain,
  };
};
