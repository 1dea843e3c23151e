import { calls, readFailure } from '@gift-registry/adapters-http/wire';
import type { AsOfTooLate, DetailUnknown, Fault, ListedProducts, ProductListing } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The subset of `fetch` that is used here. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string;
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;

/** The timeout for a complete response, in milliseconds. */
const LONGEST_WAIT = 60_000;

const jsonOf = (text: string): unknown => O.toUndefined(O.tryCatch((): unknown => JSON.parse(text)));

const unanswered = (url: string): string => `The service at ${url} does not answer.`;

/** Explains in a sentence why the service does not list the products. */
const refusedBy = (url: string, status: number, failure: DetailUnknown | AsOfTooLate | Fault): string => {
  if (status === 401 || status === 403)
    return `The service at ${url} does not accept the token (HTTP status ${status}); CATALOGUE_TOKEN must be a service token with the scope catalogue.`;
  if (status === 413)
    return `The service at ${url}, or a proxy before it, does not accept calls of this size; let it accept 8 MiB.`;
  switch (failure._tag) {
    case 'DetailUnknown':
      return `The service knows no such ${failure.detail} as that of ${failure.sku}; it is another version.`;
    case 'AsOfTooLate':
      return 'The clock of the service is behind the time of the products.';
    case 'CookiesRefused':
    case 'Unavailable':
      return unanswered(url);
    case 'TooManyRequests':
      return `The service is asked too often; wait ${failure.retryAfterSeconds} seconds.`;
    case 'BadRequest':
      return `The service at ${url} cannot read the products (${failure.reason}); it may be another version.`;
    case 'UnreadableResponse':
      return `The answer of ${url} cannot be read (${failure.reason}); it may be another version, or not the address of the service.`;
  }
};

/**
 * Makes the service at that address list products, with a service token of the scope `catalogue`; left is the reason
 * for a failure, in a sentence.
 */
export const runningService =
  (url: string, token: string, fetch: Fetch) =>
  async (listing: ProductListing): Promise<E.Either<string, ListedProducts>> => {
    const { listProducts } = calls;
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}${listProducts.paths[0]}`, {
        method: listProducts.method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(listProducts.request.encode(listing).body),
        signal: AbortSignal.timeout(LONGEST_WAIT),
      });
      const json = jsonOf(await answer.text());
      const { status } = answer;
      const refused = (failure: DetailUnknown | AsOfTooLate | Fault): string => refusedBy(url, status, failure);
      return answer.ok
        ? E.mapLeft((reason: string) => refused({ _tag: 'UnreadableResponse', reason }))(
            listProducts.answer.decode(json),
          )
        : E.left(refused(readFailure(listProducts, status, O.fromNullable(answer.headers.get('Retry-After')), json)));
    } catch {
      // Without an answer the outcome is unknown; the next import reports what is missing.
      return E.left(unanswered(url));
    }
  };
