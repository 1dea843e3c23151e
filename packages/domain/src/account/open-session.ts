/*
 * [AUTH-06] A person who is signed in sees where else: each browser with what it is and when it was last used, to end what is no longer one's own. The current browser comes first.
 *
 * @example sessionsInOrder([]) // => []
 */
import type { Instant } from '../calendar/index.ts';
import type { SessionId } from '../identity/index.ts';

/** The device as described by the browser, such as Safari on iOS; empty when unknown. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

/** A browser that is signed in. */
export interface OpenSession {
  readonly id: SessionId;
  readonly device: DeviceName;
  readonly begunAt: Instant;
  /** Accurate to five minutes. */
  readonly lastUsedAt: Instant;
  /** Whether it is the current browser. */
  readonly isThis: boolean;
}

const before = (one: OpenSession, other: OpenSession): boolean =>
  one.isThis === other.isThis ? one.lastUsedAt > other.lastUsedAt : one.isThis;

/** The sessions in display order. */
export const sessionsInOrder = (sessions: ReadonlyArray<OpenSession>): ReadonlyArray<OpenSession> =>
  [...sessions].sort((one, other) => (before(one, other) ? -1 : before(other, one) ? 1 : 0));
