import type * as t from 'io-ts';

/** JSON Schema keywords that constrain a value. */
export interface Limits {
  readonly enum?: ReadonlyArray<string | number>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The JSON form of a value, for the description of the service (INT-03): one codec, all of several merged into one object, any of several, or an object of properties. */
export type Form = (
  | { readonly as: t.Mixed }
  | { readonly all: ReadonlyArray<t.Mixed> }
  | { readonly any: ReadonlyArray<t.Mixed> }
  | {
      readonly props: t.Props;
      /** The names of properties on the wire that differ; see `Names` in shape.ts. */
      readonly names: Readonly<Record<string, string | undefined>>;
      readonly isPartial: boolean;
    }
) & {
  readonly limits?: Limits;
  /** The property may be missing. */
  readonly isOptional?: boolean;
  /** Other properties are not allowed. */
  readonly isClosed?: boolean;
  /** An empty value that is allowed instead. */
  readonly or?: null | '';
};

/** A codec with a description of its JSON form; io-ts can describe only its own codecs. */
export interface WithForm {
  readonly form: Form;
}

/* @__NO_SIDE_EFFECTS__ */
export const withForm = <C extends t.Mixed>(codec: C, form: Form): C & WithForm => Object.assign(codec, { form });
