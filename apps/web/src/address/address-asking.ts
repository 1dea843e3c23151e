import { type AddressRequest, addressAfter } from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import type { io as IO } from 'fp-ts';
import { readQuery, writeQuery } from './query.ts';

/** As much of the router's history as asking needs. */
export type AskingHistory = Pick<RouterHistory, 'replace'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

/** What stands in the page's address, and taking what was asked out of it. */
export interface AskingAddress {
  readonly query: IO.IO<Readonly<Record<string, string | ReadonlyArray<string>>>>;
  readonly clear: IO.IO<void>;
}

/** The page's address as what may ask for that (ROUTE-13, ROUTE-14); what was asked leaves it without a step of its own. */
export const addressAsking =
  (request: AddressRequest) =>
  (history: AskingHistory): AskingAddress => ({
    query: () => readQuery(history.location.search),
    clear: () => {
      const { pathname, search } = history.location;
      history.replace(`${pathname}${writeQuery(addressAfter(request, readQuery(search)))}`);
    },
  });
