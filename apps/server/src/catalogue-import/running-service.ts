import { calls, readFailure } from '@gift-registry/adapters-http/wire';
import type { DetailUnknown, Fault, ProductListings } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** As much of `fetch` as is used. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string;
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;

/** How long a whole answer is waited for, in milliseconds. */
const LONGEST_WAIT = 60_000;

const jsonOf = (text: string): unknown => O.toUndefined(O.tryCatch((): unknown => JSON.parse(text)));

/** Products listed by the service at that address, with a service token of the scope `catalogue`. */
export const runningService = (url: string, token: string, fetch: Fetch): ProductListings => {
  const { listProducts } = calls;
  return {
    list: (listing) => async () => {
      try {
        const answer = await fetch(`${url.replace(/\/$/, '')}${listProducts.paths[0]}`, {
          method: listProducts.method,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify(listProducts.request.encode(listing).body),
          signal: AbortSignal.timeout(LONGEST_WAIT),
        });
        const json = jsonOf(await answer.text());
        if (!answer.ok)
          return E.left(
            readFailure(listProducts, answer.status, O.fromNullable(answer.headers.get('Retry-After')), json),
          );
        return E.mapLeft((reason: string): Fault => ({ _tag: 'UnreadableResponse', reason }))(
          listProducts.answer.decode(json),
        );
      } catch {
        // No answer: the next import says what is missing.
        return E.left<Fault>({ _tag: 'Unavailable' });
      }
    },
  };
};

/** Why the service does not list the products, in a sentence. */
export const refusedBy = (url: string, failure: DetailUnknown | Fault): string => {
  switch (failure._tag) {
    case 'DetailUnknown':
      return `The service knows no such ${failure.detail} as that of ${failure.sku}; it is another version.`;
    case 'Unavailable':
      return `The service at ${url} does not answer.`;
    case 'TooManyRequests':
      return `The service is asked too often; wait ${failure.retryAfterSeconds} seconds.`;
    case 'BadRequest':
    case 'UnreadableResponse':
      return `The service at ${url} refuses (${failure.reason}); CATALOGUE_TOKEN must be a service token with the scope catalogue.`;
  }
};
