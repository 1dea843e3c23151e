import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { fingerprintOf } from '../idempotency/index.ts';
import type { Sku } from '../identity/index.ts';
import { type Product, productIn } from '../item/index.ts';
import { messagesOf } from '../messages/index.ts';
import type { Dependencies, Fault, Person, Recommendations, Unavailable } from '../ports/index.ts';
import type { Market, Site } from '../site/index.ts';
import { type PodId, type PodNotFound, podNotFoundLine } from './pod.ts';
import { type PodAnswer, recommendedItem } from './pod-answer.ts';
import { fallbackPod, isForPod, podSelection, podStrategy } from './pod-choice.ts';
import { type PodPick, podPick, podPicks } from './pod-picks.ts';
import type { PodParameters } from './pod-request.ts';
import { type PodRequest, validatePodRequest } from './pod-request.ts';
import type { BrandSelection } from './top-picks.ts';

type Store = Dependencies['catalogue'];
type Found = TE.TaskEither<Unavailable, ReadonlyArray<Product>>;

/** The first of the viewed products that is in the catalogue. */
const lookedAt = (
  store: Store,
  market: Market,
  items: ReadonlyArray<Sku>,
): TE.TaskEither<Unavailable, O.Option<Product>> =>
  items.length === 0
    ? TE.right(O.none)
    : F.pipe(
        store.products(market, items),
        TE.map((products) =>
          O.fromNullable(items.flatMap((sku) => products.filter((product) => product.sku === sku))[0]),
        ),
      );

/** The products the pod picks from. */
const candidates = (store: Store, market: Market, pick: PodPick): Found => {
  switch (pick.by) {
    case 'similar':
      return store.similarProducts(market, { brand: pick.selection.brand, categoryName: pick.it.categoryName });
    case 'complementary':
      return store.mostReviewed(market, { ...pick.selection, department: O.some(pick.it.department) });
    default:
      return store.mostReviewed(market, pick.selection);
  }
};

const picked = (store: Store, market: Market, id: PodId, selection: BrandSelection, request: PodRequest): Found =>
  F.pipe(
    lookedAt(store, market, request.items),
    TE.map((product) => podPick(podStrategy(id), selection, product)),
    TE.chain((pick) =>
      F.pipe(
        candidates(store, market, pick),
        TE.map((products) => podPicks(pick, request, products.filter(isForPod(id)))),
      ),
    ),
  );

/** The pod's picks on the site, or those of its fallback when it has none. */
const pickedOn = (store: Store, site: Site, id: PodId, request: PodRequest): Found =>
  F.pipe(
    podSelection(id, site),
    O.match(
      (): Found => TE.right([]),
      (selection) => picked(store, site.market, id, selection, request),
    ),
    TE.chain((products) => {
      const instead = products.length === 0 ? fallbackPod(id) : O.none;
      return O.isSome(instead) ? pickedOn(store, site, instead.value, request) : TE.right(products);
    }),
  );

const answerOf =
  (id: PodId, { language }: Site) =>
  (products: ReadonlyArray<Product>): PodAnswer => ({
    items: products.map((product) => recommendedItem(productIn(language, product))),
    title: messagesOf(language).podTitle(id),
    resultId: `${id}-${fingerprintOf(products.map(({ sku }) => sku))}`,
    length: products.length,
  });

/** The port without HTTP failures. */
interface OwnRecommendations extends Recommendations {
  readonly pod: (podId: string, parameters: PodParameters) => TE.TaskEither<PodNotFound | Fault, PodAnswer>;
}

/** Recommendations for a person on a site (REC-01, REC-02, REC-07), chosen from the catalogue. */
export const recommendations =
  ({ catalogue, log }: Pick<Dependencies, 'catalogue' | 'log'>) =>
  ({ site }: Person): OwnRecommendations => ({
    pod: (podId, parameters) =>
      F.pipe(
        TE.fromEither(validatePodRequest(podId, parameters)),
        TE.orElseFirstIOK((failure) =>
          // Callers may send any id, so an unknown one is no error of the service.
          failure._tag === 'PodNotFound' ? log.write({ ...podNotFoundLine(podId), level: 'warning' }) : () => undefined,
        ),
        TE.chainW(({ id, request }) => F.pipe(pickedOn(catalogue, site, id, request), TE.map(answerOf(id, site)))),
      ),
  });
