import type { AccountProfile, OpenSession, SignedIn } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, linkToken, sessionId } from './identity.ts';
import { orMissing } from './option.ts';
import { ownRegistryFromWire, ownRegistryToWire, ownRegistryWire } from './own-registries.wire.ts';
import { answerShape, list, requestShape } from './shape.ts';
import { flag, line, text, textUpTo } from './text.ts';
import { time } from './time.ts';

/** What a person types to sign in: a mail address of at most 254 characters on one line, a password of at most 1,000. */
export const credentialsWire = requestShape({ email: line(254), password: textUpTo(1_000) });

/** What a new account is asked for with; `returnUrl` is where its writer was on the way to. */
export const newAccountWire = requestShape({
  firstName: line(200),
  lastName: line(200),
  email: line(254),
  password: textUpTo(1_000),
  returnUrl: orMissing(line(2_000)),
});

/** The secret of a letter's link, and a password. */
export const linkAndPasswordWire = requestShape({ token: linkToken, password: textUpTo(1_000) });

export const emailWire = requestShape({ email: line(254) });
/** One's password, and which registries one was shown to go and to stay. */
export const accountDeletionWire = requestShape({ password: textUpTo(1_000), goes: list(grId), stays: list(grId) });
export const passwordChangeWire = requestShape({ present: textUpTo(1_000), wanted: textUpTo(1_000) });

/** Whether this browser is signed in. */
export const signedIn: AnswerCodec<SignedIn> = answerCodec(
  answerShape({ isLoggedIn: flag }),
  (wire): SignedIn => wire,
  (_site, answer) => answer,
);

/** It was done; there is nothing else to say. */
export const done: AnswerCodec<void> = answerCodec(
  answerShape({ isSuccess: flag }),
  (): void => undefined,
  () => ({ isSuccess: true }),
);

const profileWire = answerShape({
  email: text,
  firstName: text,
  lastName: text,
  goes: list(ownRegistryWire),
  stays: list(ownRegistryWire),
});

/** One's own account. */
export const profile: AnswerCodec<AccountProfile> = answerCodec(
  profileWire,
  ({ goes, stays, ...known }: t.TypeOf<typeof profileWire>): AccountProfile => ({
    ...known,
    goes: goes.map(ownRegistryFromWire),
    stays: stays.map(ownRegistryFromWire),
  }),
  (_site, { goes, stays, ...known }) => ({
    ...known,
    goes: goes.map(ownRegistryToWire),
    stays: stays.map(ownRegistryToWire),
  }),
);

export const sessionWire = requestShape({ id: sessionId });

const openSessionsWire = answerShape({
  sessions: list(
    answerShape({ id: sessionId, browser: text, system: text, begunAt: time, lastUsedAt: time, isThis: flag }),
  ),
});

/** Where one is signed in. */
export const openSessions: AnswerCodec<ReadonlyArray<OpenSession>> = answerCodec(
  openSessionsWire,
  ({ sessions }: t.TypeOf<typeof openSessionsWire>): ReadonlyArray<OpenSession> =>
    sessions.map(({ browser, system, ...its }) => ({ ...its, device: { browser, system } })),
  (_site, answer) => ({ sessions: answer.map(({ device, ...its }) => ({ ...its, ...device })) }),
);
