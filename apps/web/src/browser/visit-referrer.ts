import { type Referrer, readLandingParameters, referrerOf } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { StorageMemories } from './storage-memory.ts';

/**
 * The referrer of the visit (ROUTE-16): from the page's address or else, as stored by an earlier page in this tab. The
 * stored value is parsed like an address, so that invalid data names nobody.
 */
export const visitReferrer = (query: Readonly<Record<string, unknown>>, memories: StorageMemories): Referrer => {
  const memory = memories<Readonly<Record<string, unknown>>>('referrer', t.UnknownRecord);
  const arrived = referrerOf(readLandingParameters(query));
  if (Object.keys(arrived).length === 0)
    return referrerOf(readLandingParameters(O.getOrElse(() => ({}))(memory.read())));
  memory.keep({ ...arrived })();
  return arrived;
};
