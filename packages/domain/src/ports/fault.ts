/**
 * What can go wrong with any call of a port: `Unavailable` (no answer, or not possible at the moment: try again), `BadRequest` (the service cannot read the request),
 * `UnreadableResponse` (the client cannot read the answer); trying again helps with neither. `rejectedBeforeProcessing`: nothing was done. `TooManyRequests`: nothing was done, wait so many seconds.
 * `isRepeated`: the outcome of an earlier attempt under the same key is still unknown (CART-08).
 */
export type Fault =
  | { readonly _tag: 'Unavailable' }
  | {
      readonly _tag: 'BadRequest' | 'UnreadableResponse';
      readonly reason: string;
      readonly rejectedBeforeProcessing?: true;
      readonly isRepeated?: true;
    }
  | { readonly _tag: 'TooManyRequests'; readonly retryAfterSeconds: number; readonly isRepeated?: true };

/** The only fault of a store: it does not answer. */
export type Unavailable = Extract<Fault, { readonly _tag: 'Unavailable' }>;
