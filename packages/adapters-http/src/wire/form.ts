import type * as t from 'io-ts';

/** Keywords of JSON Schema that narrow a form. */
export interface Limits {
  readonly enum?: ReadonlyArray<string | number>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** How a value is written in JSON, for the description of the service (INT-03): as one codec, as all of some in one object, or as any of some. */
export type Form = (
  | { readonly as: t.Mixed }
  | { readonly all: ReadonlyArray<t.Mixed> }
  | { readonly any: ReadonlyArray<t.Mixed> }
) & {
  readonly limits?: Limits;
  /** As a property it may be missing. */
  readonly isOptional?: boolean;
  /** It has no other properties. */
  readonly isClosed?: boolean;
  /** What else may stand in its place. */
  readonly or?: null | '';
};

/** A codec that says how its values are written; io-ts knows it of its own codecs only. */
export interface WithForm {
  readonly form: Form;
}

/* @__NO_SIDE_EFFECTS__ */
export const withForm = <C extends t.Mixed>(codec: C, form: Form): C & WithForm => Object.assign(codec, { form });
