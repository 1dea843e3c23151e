/*
 * [REC-01] [REC-02] [REC-07] A pod is requested by its id, with what the pod is requested with anyway and with what the caller adds; where both say something the caller wins.
 * Names are written in small letters, several values are separated by commas, and what says nothing is left out.
 *
 * @example podQuery('most-loved', { Limit: 5, item_id: ['4821', '', '99'], zone: '' }) // => E.right({ podid: 'most-loved', limit: '5', item_id: '4821,99', showaddtocart: 'false', showshopall: 'false' })
 * @example podQuery('most-hated', { limit: 5 }) // => E.left({ _tag: 'PodNotFound' })
 */
import { either as E, function as F } from 'fp-ts';
import { type PodNotFound, podOf } from './pod.ts';

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
