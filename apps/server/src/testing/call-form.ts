/** The form of a valid call beside its method and path, which are those of the table of calls. */
export interface CallForm {
  readonly query?: string;
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

/** A valid call. */
export interface ExampleCall extends CallForm {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}
