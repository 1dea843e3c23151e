/** A valid call of a guest, with the fields of its body and address. */
export interface GuestCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Valid values; each field is required unless it is among `optional`; none if nothing is sent. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly optional?: ReadonlyArray<string>;
  /** Faults deeper within the body: each replaces some of its fields. */
  readonly wrongWithin?: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Refused without an `Idempotency-Key`. */
  readonly isKeyed?: true;
  /** Required parameters of the address, each with an invalid value. */
  readonly wrongQuery?: ReadonlyArray<string>;
  /** Other addresses of the call with a malformed path. */
  readonly wrongPaths?: ReadonlyArray<string>;
}
