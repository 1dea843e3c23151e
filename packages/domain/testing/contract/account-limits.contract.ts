import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { environment, givenAccount, linkIn, subjectsTo } from './scene.ts';

const WANTED = 'another quiet teapot';
const BAD = { _tag: 'BadCredentials' };
const SIGNED_IN = { isLoggedIn: true };
const waiting = (retryAfterSeconds: number) => ({ _tag: 'TooManyRequests', retryAfterSeconds });

/** How attempts to sign in, and emails, are limited. The limits themselves are rules; the tests show what counts together. */
export const testAccountLimits = (): void => {
  const elsewhere = () => environment.browser({ networkAddress: freshNetworkAddress() });
  const guess = ({ account }: Browser, email: string) => account.signIn({ email, password: 'not the password' });
  /** Wrong passwords, each from its own network address. */
  const guessAround = async (email: string, times: number): Promise<void> => {
    for (let failure = 0; failure < times; failure += 1)
      expect(await refusalOf(guess(elsewhere(), email))).toEqual(BAD);
  };

  it('[AUTH-07] nine wrong passwords for an address, known or not and from anywhere, make everybody wait', async () => {
    environment.setClock(instantOf('2027-08-01T12:00:00.000Z'));
    const account = await givenAccount();
    for (const { email, password } of [account, freshAccount()]) {
      await guessAround(email, 9);
      expect(await refusalOf(elsewhere().account.signIn({ email, password }))).toEqual(waiting(60));
    }
    environment.setClock(instantOf('2027-08-01T12:01:00.000Z'));
    await guessAround(account.email, 1);
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(120));
    environment.setClock(instantOf('2027-08-01T12:03:00.000Z'));
    expect(await answerOf(elsewhere().account.signIn(account))).toEqual(SIGNED_IN);
  });

  it('[AUTH-07] a device that signed in before is let in whatever strangers do, and limited on its own', async () => {
    environment.setClock(instantOf('2027-08-03T12:00:00.000Z'));
    const [account, other] = [await givenAccount(), await givenAccount()];
    const own = elsewhere();
    await answerOf(own.account.signIn(account));
    await answerOf(own.account.signOut);
    await guessAround(account.email, 9);
    expect(await answerOf(own.account.signIn(account))).toEqual({ isLoggedIn: true });
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(60));
    for (let failure = 0; failure < 9; failure += 1) expect(await refusalOf(guess(own, account.email))).toEqual(BAD);
    expect(await refusalOf(own.account.signIn(account))).toEqual(waiting(60));
    // It is known only for the accounts that signed in on it.
    await guessAround(other.email, 9);
    expect(await refusalOf(own.account.signIn(other))).toEqual(waiting(60));
  });

  it('[AUTH-07] a new password makes all devices unknown but the one where it was set', async () => {
    environment.setClock(instantOf('2027-08-14T12:00:00.000Z'));
    const { email, password } = await givenAccount();
    const [own, stolen, third] = [elsewhere(), elsewhere(), elsewhere()];
    for (const device of [own, stolen, third]) await answerOf(device.account.signIn({ email, password }));
    for (let failure = 0; failure < 9; failure += 1) expect(await refusalOf(guess(stolen, email))).toEqual(BAD);
    await answerOf(own.account.forgotPassword(email));
    await answerOf(own.account.resetPassword({ token: await linkIn(email), password: WANTED }));
    await guessAround(email, 9);
    expect(await refusalOf(guess(stolen, email))).toEqual(waiting(60));
    expect(await answerOf(own.account.signIn({ email, password: WANTED }))).toEqual({ isLoggedIn: true });
    await answerOf(own.account.changePassword({ present: WANTED, wanted: password }));
    expect(await refusalOf(third.account.signIn({ email, password }))).toEqual(waiting(60));
    expect(await answerOf(own.account.signIn({ email, password }))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-07] one network address may fail fifty times in a quarter of an hour, also at once', async () => {
    environment.setClock(instantOf('2027-08-05T12:00:00.000Z'));
    const account = await givenAccount();
    const networkAddress = freshNetworkAddress();
    const network = () => environment.browser({ networkAddress });
    const guesses = (count: number) =>
      Promise.all(Array.from({ length: count }, () => guess(network(), freshAccount().email)()));
    await guesses(10);
    environment.setClock(instantOf('2027-08-05T12:05:00.000Z'));
    // A right password neither counts as a failure nor resets them.
    expect(await answerOf(network().account.signIn(account))).toEqual({ isLoggedIn: true });
    const tags = (await guesses(60)).map((outcome) => (E.isLeft(outcome) ? outcome.left : undefined));
    expect(tags.filter((refusal) => refusal?._tag === 'BadCredentials')).toHaveLength(40);
    expect(tags.filter((refusal) => refusal?._tag === 'TooManyRequests')).toHaveLength(20);
    expect(await refusalOf(network().account.signIn(account))).toEqual(waiting(600));
    expect(await answerOf(elsewhere().account.signIn(account))).toEqual({ isLoggedIn: true });
    environment.setClock(instantOf('2027-08-05T12:15:00.000Z'));
    expect(await answerOf(network().account.signIn(account))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-07] guesses of a signed-in owner at the own password are limited apart from those of strangers', async () => {
    environment.setClock(instantOf('2027-08-07T12:00:00.000Z'));
    const account = await givenAccount();
    const browser = elsewhere();
    await answerOf(browser.account.signIn(account));
    await guessAround(account.email, 9);
    for (let time = 0; time < 9; time += 1)
      expect(await refusalOf(browser.account.changePassword({ present: `guess ${time}`, wanted: WANTED }))).toEqual({
        _tag: 'PasswordWrong',
      });
    expect(await refusalOf(browser.account.changePassword({ present: account.password, wanted: WANTED }))).toEqual(
      waiting(60),
    );
    environment.setClock(instantOf('2027-08-07T12:01:00.000Z'));
    expect(await answerOf(browser.account.changePassword({ present: account.password, wanted: WANTED }))).toEqual({
      isLoggedIn: true,
    });
  });

  it('[AUTH-07] links that do not work count as wrong passwords of the network address', async () => {
    environment.setClock(instantOf('2027-08-08T12:00:00.000Z'));
    const { email } = await givenAccount();
    await answerOf(elsewhere().account.forgotPassword(email));
    const spent = await linkIn(email);
    const guessing = elsewhere();
    expect(await answerOf(guessing.account.resetPassword({ token: spent, password: WANTED }))).toBeUndefined();
    await answerOf(elsewhere().account.forgotPassword(email));
    const token = await linkIn(email);
    for (let time = 0; time < 50; time += 1)
      expect(await refusalOf(guessing.account.resetPassword({ token: spent, password: WANTED }))).toEqual({
        _tag: 'LinkAlreadyUsed',
      });
    expect(await refusalOf(guessing.account.resetPassword({ token, password: WANTED }))).toEqual(waiting(900));
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });

  it('[AUTH-07] a mailbox gets three emails, then few; the link of the last one stays open as long', async () => {
    environment.setClock(instantOf('2027-08-09T12:00:00.000Z'));
    const { email } = await givenAccount();
    const emailsAfter = async (times: number): Promise<number> => {
      for (let time = 0; time < times; time += 1) await answerOf(elsewhere().account.forgotPassword(email));
      return (await subjectsTo(email)).length;
    };
    expect(await emailsAfter(20)).toBe(3);
    environment.setClock(instantOf('2027-08-09T12:05:00.000Z'));
    expect(await emailsAfter(20)).toBe(4);
    environment.setClock(instantOf('2027-08-09T12:20:00.000Z'));
    expect(await emailsAfter(20)).toBe(5);
    environment.setClock(instantOf('2027-08-09T13:04:59.999Z'));
    expect(await emailsAfter(1)).toBe(5);
    const token = await linkIn(email);
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
    // No link is open now, so the next email is sent at once.
    expect(await emailsAfter(1)).toBe(7);
  });

  it('[AUTH-07] strangers who ask for an account with an address keep its owner from nothing', async () => {
    environment.setClock(instantOf('2027-08-10T12:00:00.000Z'));
    const { email } = freshAccount();
    const wish = (password: string) => ({
      account: { firstName: 'Rosa', lastName: 'Lind', email, password },
      returnAddress: O.none,
    });
    for (let time = 0; time < 4; time += 1)
      await answerOf(elsewhere().account.create(wish(`a stranger’s own ${time}`)));
    const browser = elsewhere();
    await answerOf(browser.account.create(wish(WANTED)));
    await answerOf(elsewhere().account.create(wish('a late stranger’s own')));
    // The last request sent no email; the earlier link confirms the request with that password.
    expect(await subjectsTo(email)).toHaveLength(3);
    const token = await linkIn(email);
    expect(await refusalOf(browser.account.confirm({ token, password: 'a guess' }))).toEqual(BAD);
    expect(await answerOf(browser.account.confirm({ token, password: WANTED }))).toEqual({ isLoggedIn: true });
    expect(await answerOf(elsewhere().account.signIn({ email, password: WANTED }))).toEqual({ isLoggedIn: true });
    expect(await refusalOf(elsewhere().account.signIn({ email, password: 'a late stranger’s own' }))).toEqual(BAD);
  });

  it('[AUTH-07] one network address causes thirty emails in a quarter of an hour', async () => {
    environment.setClock(instantOf('2027-08-11T12:00:00.000Z'));
    const browser = elsewhere();
    for (let time = 0; time < 30; time += 1) await answerOf(browser.account.forgotPassword(freshAccount().email));
    environment.setClock(instantOf('2027-08-11T12:10:00.000Z'));
    expect(await refusalOf(browser.account.forgotPassword(freshAccount().email))).toEqual(waiting(300));
  });
};
