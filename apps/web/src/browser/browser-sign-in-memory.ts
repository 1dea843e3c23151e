import type { Log } from '@gift-registry/domain';
import type { SignInMemory } from '@gift-registry/ui';
import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** Whether somebody was signed in here when this browser was last told; it only says what to expect until it is told again (AUTH-01). */
export const browserSignInMemory = (storage: IO.IO<PageStorage>, log: Log): SignInMemory => {
  const kept = sessionMemory({ codec: t.boolean, place: 'signed-in', storage, log, tag: 'sign-in-memory-not-kept' });
  return {
    read: () => O.getOrElse(() => false)(kept.read()),
    keep: (isLoggedIn) => () => void kept.keep(isLoggedIn)(),
  };
};
