/*
 * [REC-01] [REC-07] A pod shows from 1 to 50 things, and a question names at most 50 values of a kind. What is being looked at is named by SKU; what is none is passed over.
 *
 * @example readPodRequest({ podid: 'most-loved', limit: '25', item_id: '004821,no/slash,4821' }) // => E.right({ limit: 25, items: [skuOf('4821')] })
 * @example readPodRequest({ podid: 'most-loved', limit: '51' }) // => E.left({ name: 'limit', expected: 'a whole number from 1 to 50' })
 * @example validatePodRequest('no-such-pod', { limit: '51' }) // => E.left({ _tag: 'PodNotFound' })
 */
import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import { parseSku, type Sku } from '../identity/index.ts';
import { type PodId, type PodNotFound, podOf } from './pod.ts';
import { type PodParameters, type PodQuery, podQuery } from './pod-query.ts';

const POD_LIMIT = { minimum: 1, maximum: 50 } as const;
const MOST_VALUES = 50;

/** The request for a pod. */
export interface PodRequest {
  /** 1 to 50. */
  readonly limit: number;
  /** The products being viewed. */
  readonly items: ReadonlyArray<Sku>;
}

/** An invalid parameter: its name, and what it must be. */
export interface PodParameterProblem {
  readonly name: string;
  readonly expected: string;
}

const valuesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

const checkCounts = (query: Readonly<Record<string, string>>): E.Either<PodParameterProblem, void> => {
  const tooMany = Object.entries(query).find(([, text]) => valuesOf(text).length > MOST_VALUES);
  return tooMany === undefined
    ? E.right(undefined)
    : E.left({ name: tooMany[0], expected: `at most ${MOST_VALUES} values between commas` });
};

/** Parses the limit of a query; the maximum when it is missing. */
const checkLimit = (text: string | undefined): E.Either<PodParameterProblem, number> => {
  const limit = text === undefined ? POD_LIMIT.maximum : /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return limit >= POD_LIMIT.minimum && limit <= POD_LIMIT.maximum
    ? E.right(limit)
    : E.left({ name: 'limit', expected: `a whole number from ${POD_LIMIT.minimum} to ${POD_LIMIT.maximum}` });
};

/** Parses a query, or returns its first invalid parameter; without a limit, the maximum applies. */
export const readPodRequest = (query: Readonly<Record<string, string>>): E.Either<PodParameterProblem, PodRequest> =>
  F.pipe(
    checkCounts(query),
    E.chain(() => checkLimit(query['limit'])),
    E.map((limit) => ({
      limit,
      items: [...new Set(RA.filterMap(parseSku)(valuesOf(query['item_id'] ?? '')))],
    })),
  );

/** A valid request: the pod's id, the parsed request and the query. */
export interface ValidPodRequest {
  readonly id: PodId;
  readonly request: PodRequest;
  readonly query: PodQuery;
}

/** Why a request is invalid. */
export type PodRequestProblem = PodNotFound | { readonly _tag: 'BadRequest'; readonly reason: string };

/** A request to the pod with that id and the caller's parameters, or why it is invalid. */
export const validatePodRequest = (
  podId: string,
  parameters: PodParameters,
): E.Either<PodRequestProblem, ValidPodRequest> =>
  F.pipe(
    E.Do,
    E.apSW('pod', podOf(podId)),
    E.bindW('query', () => podQuery(podId, parameters)),
    E.bindW('request', ({ query }) =>
      F.pipe(
        readPodRequest(query),
        E.mapLeft(
          ({ name, expected }): PodRequestProblem => ({
            _tag: 'BadRequest',
            reason: `${name}: must be ${expected}`,
          }),
        ),
      ),
    ),
    E.map(({ pod, query, request }) => ({ id: pod.id, query, request })),
  );
