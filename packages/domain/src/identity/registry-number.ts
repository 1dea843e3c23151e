import { option as O } from 'fp-ts';

/** A registry's number: 6 to 12 digits. */
export type GrId = string & { readonly GrId: unique symbol };

const isGrId = (text: string): text is GrId => /^\d{6,12}$/.test(text);

/** Parses a registry number; `none` unless it is 6 to 12 digits. */
export const parseGrId = (raw: string): O.Option<GrId> => O.fromPredicate(isGrId)(raw);
