import { option as O } from 'fp-ts';
import type { Version } from './registry.ts';

const isVersion = (count: number): count is Version => Number.isSafeInteger(count) && count >= 0;

/** Reads a version; none unless a whole number, zero or more. */
export const parseVersion = (count: number): O.Option<Version> => O.fromPredicate(isVersion)(count);

/** The version of a registry that nobody has written yet. */
export const FIRST_VERSION = 0 as Version;

/** The version after this one. */
export const nextVersion = (version: Version): Version => (version + 1) as Version;
