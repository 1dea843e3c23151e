/** A valid call of a guest, with the fields of its body and address. */
export interface GuestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Valid values; each field is required unless it is in `optional`; undefined if the call has no body. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly optional?: ReadonlyArray<string>;
  /** Invalid values deeper within the body: each entry replaces some of its fields. */
  readonly wrongWithin?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Refused without an `Idempotency-Key`. */
  readonly isKeyed?: true;
  /** Required query parameters, each with an invalid value. */
  readonly wrongQuery?: ReadonlyArray<string>;
  /** Other addresses of the call, with an invalid path. */
  readonly wrongPaths?: ReadonlyArray<string>;
}
