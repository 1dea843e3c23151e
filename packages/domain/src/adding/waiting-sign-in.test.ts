import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { afterPageOpened, afterSignIn, isAddedNow, type WaitingSignIn } from './waiting-sign-in.ts';

const since = instantOf('2027-06-01T12:00:00.000Z');
const soon = instantOf('2027-06-01T12:09:59.999Z');
const late = instantOf('2027-06-01T12:10:00.000Z');
const path = '/product/plates/4821?size=large';
const waiting: WaitingSignIn = { path, since, isSignedIn: false };
const done: WaitingSignIn = { ...waiting, isSignedIn: true };

describe('what waits for signing in', () => {
  it('[ADD-05] [AUTH-01] it is added only after a sign-in that led back to the page on which it was wanted', () => {
    expect(isAddedNow(waiting, soon)).toBe(false);
    expect(afterSignIn(waiting, path, soon)).toEqual(O.some(done));
    expect(isAddedNow(done, soon)).toBe(true);
    for (const other of ['/account', '/product/plates/4821', '/'])
      expect(afterSignIn(waiting, other, soon)).toEqual(O.none);
  });

  it('[ADD-05] [AUTH-01] who opens another page than those of an account in between has left the sign-in, and nothing waits', () => {
    for (const own of ['/account', '/account/login?returnUrl=%2F', '/account/create'])
      expect(afterPageOpened(waiting, own, soon)).toEqual(O.some(waiting));
    for (const other of [path, '/', '/accounting']) expect(afterPageOpened(waiting, other, soon)).toEqual(O.none);
    expect(afterPageOpened(done, path, soon)).toEqual(O.some(done));
  });

  it('[ADD-05] after ten minutes nothing waits', () => {
    expect(afterSignIn(waiting, path, late)).toEqual(O.none);
    expect(afterPageOpened(waiting, '/account/login', late)).toEqual(O.none);
    expect(afterPageOpened(done, path, late)).toEqual(O.none);
    expect(isAddedNow(done, late)).toBe(false);
    expect(isAddedNow(done, instantOf('2027-06-01T11:59:59.999Z'))).toBe(false);
    expect(isAddedNow(done, since)).toBe(true);
  });
});
