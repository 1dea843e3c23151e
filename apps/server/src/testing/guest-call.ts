/** A call as a guest makes it rightly, and what may stand in its body or its address. */
export interface GuestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Right values, of which each field is required unless it is among `optional`; none where nothing is sent. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly optional?: ReadonlyArray<string>;
  /** What is wrong deeper within the body: each replaces some of its fields. */
  readonly wrongWithin?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Refused without an `Idempotency-Key`. */
  readonly isKeyed?: true;
  /** Parameters of the address that must be there and right; each with a value that is not. */
  readonly wrongQuery?: ReadonlyArray<string>;
  /** Other addresses of the call at which a part of the path is malformed. */
  readonly wrongPaths?: ReadonlyArray<string>;
}
