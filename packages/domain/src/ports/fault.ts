/**
 * What can go wrong with any port, whatever was asked: `Unavailable` (nobody answers, or the other side cannot at the moment: try again),
 * `Misunderstood` (one side could not read what the other said: trying again does not help; `rejectedBeforeProcessing` where the other side
 * did nothing for that), `TooManyRequests` (nothing was done: wait so many seconds first). `isRepeated` where it is open what became of an earlier try under the same key (CART-08).
 */
export type Fault =
  | { readonly _tag: 'Unavailable' }
  | {
      readonly _tag: 'Misunderstood';
      readonly reason: string;
      readonly rejectedBeforeProcessing?: true;
      readonly isRepeated?: true;
    }
  | { readonly _tag: 'TooManyRequests'; readonly retryAfterSeconds: number; readonly isRepeated?: true };

/** The one fault that kept things have: the keeper does not answer. */
export type Unavailable = Extract<Fault, { readonly _tag: 'Unavailable' }>;
