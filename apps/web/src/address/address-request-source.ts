import { type AddressRequest, addressAfter } from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import type { io as IO } from 'fp-ts';
import { readQuery, writeQuery } from './query.ts';

/** The part of the router's history used here. */
type AddressRequestHistory = Pick<RouterHistory, 'replace'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

/** Reads the query of the page's address, and removes a request from it. */
export interface AddressRequestSource {
  readonly query: IO.IO<Readonly<Record<string, string | ReadonlyArray<string>>>>;
  readonly clear: IO.IO<void>;
}

/** The page's address as the source of a request (ROUTE-13, ROUTE-14); removing the request adds no history entry. */
export const addressRequestSource =
  (request: AddressRequest) =>
  (history: AddressRequestHistory): AddressRequestSource => ({
    query: () => readQuery(history.location.search),
    clear: () => {
      const { pathname, search } = history.location;
      history.replace(`${pathname}${writeQuery(addressAfter(request, readQuery(search)))}`);
    },
  });
