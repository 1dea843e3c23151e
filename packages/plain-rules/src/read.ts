/** Reads the JSON of the service: returns a value, or every problem in it. */
import {
  checkRegistryItem,
  checkSiteOfLists,
  type Problem,
  pageState,
  type SiteOfLists,
} from '@gift-registry/adapters-http/wire';
import { either as E } from 'fp-ts';
import { isRecord } from './guards.ts';
import { itemOf, type ReadRegistry, registryOf } from './plain-values.ts';
import type { Item, ReadError, ReadResult, Registry } from './types.ts';

const errorOf = ({ path, expected, found }: Problem): ReadError => ({
  path,
  message: `${path === '' ? 'the JSON' : path}: ${found === '' ? expected : `is ${found}; ${expected}`}`,
});

/** The tag of a response that refuses a call. */
const refusalOf = (json: unknown): string | undefined => {
  const error = isRecord(json) ? json['error'] : undefined;
  const tag = isRecord(error) ? error['_tag'] : undefined;
  return typeof tag === 'string' ? tag : undefined;
};

const resultOf = <A, B>(
  json: unknown,
  read: (json: unknown) => E.Either<ReadonlyArray<Problem>, A>,
  plain: (value: A) => B,
): ReadResult<B> => {
  const refusal = refusalOf(json);
  if (refusal !== undefined)
    return { ok: false, errors: [{ path: 'error', message: `error: the service answered ${refusal}` }] };
  const result = read(json);
  return E.isLeft(result) ? { ok: false, errors: result.left.map(errorOf) } : { ok: true, value: plain(result.right) };
};

/** Reads all parts, so that every error is reported at once. */
const checkRegistry = (json: unknown): E.Either<ReadonlyArray<Problem>, ReadRegistry> => {
  const [view, site] = [pageState.check(json), checkSiteOfLists(json)];
  if (E.isLeft(view)) return E.isLeft(site) && isRecord(json) ? E.left([...view.left, ...site.left]) : view;
  return E.map((read: SiteOfLists): ReadRegistry => ({ view: view.right, site: read }))(site);
};

/** Reads the parsed JSON response of `GET /api/registry/{grId}`. */
export const readRegistry = (json: unknown): ReadResult<Registry> => resultOf(json, checkRegistry, registryOf);

/** Reads one item: an entry of a registry's `products`, or the response of `GET /gift-registry/quicklook/r{grId}/sku-{sku}`. */
export const readItem = (json: unknown): ReadResult<Item> => resultOf(json, checkRegistryItem, itemOf);
