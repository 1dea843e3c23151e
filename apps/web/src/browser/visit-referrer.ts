import { type Referrer, readLandingParameters, referrerOf } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { StorageMemories } from './storage-memory.ts';

/**
 * Who sent the visitor (ROUTE-16): as the address of the page says; where it says nothing, as an earlier page in this tab said. What is stored is read like an address, so that junk in
 * it names nobody.
 */
export const visitReferrer = (query: Readonly<Record<string, unknown>>, memories: StorageMemories): Referrer => {
  const memory = memories<Readonly<Record<string, unknown>>>('referrer', t.UnknownRecord);
  const arrived = referrerOf(readLandingParameters(query));
  if (Object.keys(arrived).length === 0)
    return referrerOf(readLandingParameters(O.getOrElse(() => ({}))(memory.read())));
  memory.keep({ ...arrived })();
  return arrived;
};
