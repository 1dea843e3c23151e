/*
 * [REC-02] [REC-07] [ANA-02] A pod is a place in the shop that recommends things. Each is known by its id, and says how many things it shows and whether they can be added from
 * there. There is no pod by any other id: that is an error for the log, and nothing is requested.
 *
 * @example E.map(({ defaults }) => defaults.limit)(podOf('complete-the-look')) // => E.right(8)
 * @example podOf('complete-the-lock') // => E.left({ _tag: 'PodNotFound' })
 */
import { either as E } from 'fp-ts';

/** A log line about a pod (REC-02, REC-03, REC-07); written by the caller. */
export interface PodLogLine {
  readonly level: 'error';
  readonly tag: string;
  readonly data: Readonly<Record<string, string | number>>;
}

/** The default parameters of a pod; named as in the query. */
export interface PodDefaults {
  /** The maximum number of items. */
  readonly limit: number;
  /** The products being viewed; empty until the caller names them. */
  readonly item_id: string;
  readonly showAddToCart: boolean;
  readonly showShopAll: boolean;
}

const showing = (limit: number): PodDefaults => ({ limit, item_id: '', showAddToCart: true, showShopAll: true });
const ofRegistries: PodDefaults = { limit: 25, item_id: '', showAddToCart: false, showShopAll: false };

/** The default parameters per pod. */
const table = {
  'you-may-also-like-cart': showing(15),
  'pdp-alternative-items': showing(15),
  'trending-products': showing(15),
  'bestsellers-stores': showing(15),
  'people-also-viewed-pdp': showing(24),
  'people-also-bought-atr-confirmation': showing(24),
  'people-also-bought-atr-confirmation-baby': showing(24),
  'people-also-bought-atc-confirmation': showing(24),
  'bestsellers-pdp-social': showing(24),
  'search-results-footer': showing(24),
  'most-loved': ofRegistries,
  'most-loved-baby': ofRegistries,
  'cross-brand': ofRegistries,
  'cross-brand-baby': ofRegistries,
  'top-registry-picks': ofRegistries,
  'top-registry-picks-baby': ofRegistries,
  'most-forgotten': ofRegistries,
  'most-forgotten-baby': ofRegistries,
  'shop-similar-pla-entrants': showing(16),
  'shop-similar-backorder': showing(16),
  'no-longer-available-similar': showing(18),
  'no-longer-available-similar-replace': showing(18),
  'complete-the-look': showing(8),
} as const satisfies Readonly<Record<string, PodDefaults>>;

/** The id of a pod. */
export type PodId = keyof typeof table;

/** The default parameters per pod (REC-02). */
export const podDefaults: Readonly<Record<PodId, PodDefaults>> = table;

/** A pod, with its default parameters. */
export interface Pod {
  readonly id: PodId;
  readonly defaults: PodDefaults;
}

/** No pod has that id. */
export interface PodNotFound {
  readonly _tag: 'PodNotFound';
}

/** The service answered with an HTTP status other than OK. */
export interface NotOk {
  readonly _tag: 'NotOk';
  readonly status: number;
}

const isPodId = (id: string): id is PodId => Object.hasOwn(table, id);

/** The pod with that id; case-sensitive. */
export const podOf = (id: string): E.Either<PodNotFound, Pod> =>
  isPodId(id) ? E.right({ id, defaults: table[id] }) : E.left({ _tag: 'PodNotFound' });

/** The log line for an unknown pod id; an id that might be something else, such as an address, is not logged. */
export const podNotFoundLine = (id: string): PodLogLine => ({
  level: 'error',
  tag: 'recommendation.pod-unknown',
  data: /^[a-z-]{1,64}$/.test(id) ? { podId: id } : {},
});
