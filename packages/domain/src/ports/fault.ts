/**
 * What can go wrong with any port, whatever was asked: `Unavailable` (nobody answers, or the other side cannot at the moment: try again),
 * `Misunderstood` (one side could not read what the other said: trying again does not help), `TooManyRequests` (wait so many seconds first).
 */
export type Fault =
  | { readonly _tag: 'Unavailable' }
  | { readonly _tag: 'Misunderstood'; readonly reason: string }
  | { readonly _tag: 'TooManyRequests'; readonly retryAfterSeconds: number };

/** The one fault that kept things have: the keeper does not answer. */
export type Unavailable = Extract<Fault, { readonly _tag: 'Unavailable' }>;
