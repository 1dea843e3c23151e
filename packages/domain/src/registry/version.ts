import { option as O } from 'fp-ts';
import type { Revision, RevisionId, Version } from './registry.ts';

const isVersion = (count: number): count is Version => Number.isSafeInteger(count) && count >= 0;

/** Parses a version; `none` unless it is a whole number, zero or more. */
export const parseVersion = (count: number): O.Option<Version> => O.fromPredicate(isVersion)(count);

const isRevisionId = (text: string): text is RevisionId => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Parses the id of a revision; `none` unless it is a lower-case UUID. */
export const parseRevisionId = (text: string): O.Option<RevisionId> => O.fromPredicate(isRevisionId)(text);

/** The version of a registry before its first write. */
export const FIRST_VERSION = 0 as Version;

/** The version after this one. */
export const nextVersion = (version: Version): Version => (version + 1) as Version;

/** Whether both are the same point of the same history. */
export const isSameRevision = (one: Revision, other: Revision): boolean =>
  one.version === other.version && one.revisionId === other.revisionId;
