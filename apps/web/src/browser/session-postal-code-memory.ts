import type { Log } from '@gift-registry/domain';
import type { PostalCodeMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** The postal code near which stores were looked for, for as long as the visit lasts. */
export const sessionPostalCodeMemory = (storage: IO.IO<PageStorage>, log: Log): PostalCodeMemory =>
  sessionMemory({ codec: t.string, place: 'postal-code', storage, log, tag: 'postal-code-not-kept' });
