/*
 * [REC-06] Adds the campaign parameters (utm_medium, utm_source, utm_campaign) to the address of a recommendation. Parameters that are there already stay.
 *
 * @example podCampaign('cross-brand', 'main') // => { medium: 'recommendation', source: 'main', campaign: 'cross-brand' }
 * @example withCampaign({ medium: 'pod', source: 'main site', campaign: 'most-loved' }, '/sale?utm_source=mail') // => '/sale?utm_source=mail&utm_medium=pod&utm_campaign=most-loved'
 */

import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import { encodeUrlComponent } from '../address/index.ts';
import { parseSku, type Sku } from '../identity/index.ts';
import type { SiteId } from '../site/index.ts';
import { type PodId, type PodNotFound, podOf } from './pod.ts';

/** The values of utm_medium, utm_source and utm_campaign. */
export interface Campaign {
  readonly medium: string;
  readonly source: string;
  readonly campaign: string;
}

/** The campaign of a pod's recommendations on a site. */
export const podCampaign = (podId: PodId, site: SiteId): Campaign => ({
  medium: 'recommendation',
  source: site,
  campaign: podId,
});

const nameOf = (parameter: string): string => parameter.replace(/=.*$/s, '');

/** The address with utm_medium, utm_source and utm_campaign. */
export const withCampaign = ({ medium, source, campaign }: Campaign, address: string): string => {
  const [, place = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const existing = query === undefined || query === '' ? [] : query.split('&');
  const present = new Set(existing.map(nameOf));
  const added = Object.entries({ utm_medium: medium, utm_source: source, utm_campaign: campaign })
    .filter(([name]) => !present.has(name))
    .map(([name, value]) => `${name}=${encodeUrlComponent(value)}`);
  return `${place}?${[...existing, ...added].join('&')}${fragment}`;
};

/*
 * [REC-01] [REC-02] [REC-07] A pod is requested by its id, with what the pod is requested with anyway and with what the caller adds; where both say something the caller wins.
 * Names are written in small letters, several values are separated by commas, and what says nothing is left out.
 *
 * @example podQuery('most-loved', { Limit: 5, item_id: ['4821', '', '99'], zone: '' }) // => E.right({ podid: 'most-loved', limit: '5', item_id: '4821,99', showaddtocart: 'false', showshopall: 'false' })
 * @example podQuery('most-hated', { limit: 5 }) // => E.left({ _tag: 'PodNotFound' })
 */

type ParameterValue = string | number | boolean;

/** The caller's parameters; undefined, blank texts and empty lists are omitted. */
export type PodParameters = Readonly<Record<string, ParameterValue | ReadonlyArray<ParameterValue> | undefined>>;

/** The query of `GET /recommendation/index`, names and values before encoding. */
export type PodQuery = Readonly<Record<string, string>> & { readonly podid: string };

const isNotBlank = (text: string): boolean => text.trim() !== '';

const isList = (value: ParameterValue | ReadonlyArray<ParameterValue>): value is ReadonlyArray<ParameterValue> =>
  Array.isArray(value);

const written = (value: ParameterValue | ReadonlyArray<ParameterValue>): string =>
  (isList(value) ? value : [value]).map(String).filter(isNotBlank).join(',');

/** The parameters as in a query: names in lower case, values as text, blank ones omitted. */
export const normalizedParameters = (parameters: PodParameters): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters)
      .map(([name, value]) => [name.toLowerCase(), value === undefined ? '' : written(value)] as const)
      .filter(([, value]) => isNotBlank(value)),
  );

/** The complete query for a pod. */
export const podQuery = (podId: string, parameters: PodParameters): E.Either<PodNotFound, PodQuery> =>
  F.pipe(
    podOf(podId),
    E.map(({ id, defaults }) => ({
      ...normalizedParameters({ ...defaults }),
      ...normalizedParameters(parameters),
      podid: id,
    })),
  );

/*
 * [REC-01] [REC-07] A pod shows from 1 to 50 things, and a question names at most 50 values of a kind. What is being looked at is named by SKU; what is none is passed over.
 *
 * @example readPodRequest({ podid: 'most-loved', limit: '25', item_id: '004821,no/slash,4821' }) // => E.right({ limit: 25, items: [skuOf('4821')] })
 * @example readPodRequest({ podid: 'most-loved', limit: '51' }) // => E.left({ name: 'limit', expected: 'a whole number from 1 to 50' })
 * @example validatePodRequest('no-such-pod', { limit: '51' }) // => E.left({ _tag: 'PodNotFound' })
 */

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
