import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { linkIn, subjectsTo } from './emails.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';

const WANTED = 'another quiet teapot';
const BAD = { _tag: 'BadCredentials' };
const waiting = (retryAfterSeconds: number) => ({ _tag: 'TooManyRequests', retryAfterSeconds });

/** What is limited of attempts and emails, and whom that keeps out (AUTH-07). */
export const accountThrottlingContract = (environment: () => ContractEnvironment): void => {
  const elsewhere = () => environment().browser({ networkAddress: freshNetworkAddress() });
  const known = async (): Promise<GivenAccount> => {
    const account = freshAccount();
    await environment().given({ accounts: [account] });
    return account;
  };
  const guess = ({ account }: Browser, email: string) => account.signIn({ email, password: 'not the password' });
  /** Wrong passwords, each from a network address of its own. */
  const guessAround = async (email: string, times: number): Promise<void> => {
    for (let failure = 0; failure < times; failure += 1)
      expect(await refusalOf(guess(elsewhere(), email))).toEqual(BAD);
  };

  it('[AUTH-07] nine wrong passwords for an account, wherever from, make everybody wait a minute, and each more longer', async () => {
    environment().setClock(instantOf('2027-08-01T12:00:00.000Z'));
    const account = await known();
    await guessAround(account.email, 9);
    environment().setClock(instantOf('2027-08-01T12:00:18.500Z'));
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(42));
    environment().setClock(instantOf('2027-08-01T12:01:00.000Z'));
    await guessAround(account.email, 1);
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(120));
    environment().setClock(instantOf('2027-08-01T12:03:00.000Z'));
    await guessAround(account.email, 1);
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(240));
    environment().setClock(instantOf('2027-08-01T12:07:00.000Z'));
    expect(await answerOf(elsewhere().account.signIn(account))).toEqual({ isLoggedIn: true });
    await guessAround(account.email, 9);
  });

  it('[AUTH-07] an address that nobody has waits as one that somebody has', async () => {
    environment().setClock(instantOf('2027-08-02T12:00:00.000Z'));
    const { email } = freshAccount();
    await guessAround(email, 9);
    expect(await refusalOf(guess(elsewhere(), email))).toEqual(waiting(60));
  });

  it('[AUTH-07] the owner’s own device is let in whatever strangers do, also after signing out, and is limited for itself', async () => {
    environment().setClock(instantOf('2027-08-03T12:00:00.000Z'));
    const [account, other] = [await known(), await known()];
    const own = elsewhere();
    await answerOf(own.account.signIn(account));
    await answerOf(own.account.signOut);
    await guessAround(account.email, 9);
    expect(await answerOf(own.account.signIn(account))).toEqual({ isLoggedIn: true });
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(60));
    for (let failure = 0; failure < 9; failure += 1) expect(await refusalOf(guess(own, account.email))).toEqual(BAD);
    expect(await refusalOf(own.account.signIn(account))).toEqual(waiting(60));
    // It is known for the accounts that were signed in to from it, and for no other.
    await guessAround(other.email, 9);
    expect(await refusalOf(own.account.signIn(other))).toEqual(waiting(60));
  });

  it('[AUTH-07] a device that a family shares gives no more guesses at one of them to who signs in there too, and closes no other', async () => {
    environment().setClock(instantOf('2027-08-12T12:00:00.000Z'));
    const [account, other] = [await known(), await known()];
    const shared = elsewhere();
    for (const one of [account, other]) await answerOf(shared.account.signIn(one));
    for (let failure = 0; failure < 9; failure += 1) {
      expect(await refusalOf(guess(shared, account.email))).toEqual(BAD);
      expect(await answerOf(shared.account.signIn(other))).toEqual({ isLoggedIn: true });
    }
    expect(await refusalOf(shared.account.signIn(account))).toEqual(waiting(60));
    expect(await answerOf(shared.account.signIn(other))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-07] who can no longer get in by the network address gets in on an own device, which may fail fifty times more', async () => {
    environment().setClock(instantOf('2027-08-13T12:00:00.000Z'));
    const networkAddress = freshNetworkAddress();
    const own = environment().browser({ networkAddress });
    const accounts = await Promise.all(Array.from({ length: 6 }, known));
    for (const account of accounts) await answerOf(own.account.signIn(account));
    for (let failure = 0; failure < 50; failure += 1)
      expect(await refusalOf(guess(environment().browser({ networkAddress }), freshAccount().email))).toEqual(BAD);
    for (let failure = 0; failure < 50; failure += 1)
      expect(await refusalOf(guess(own, accounts[failure % 6]?.email ?? ''))).toEqual(BAD);
    for (const account of accounts) expect(await refusalOf(own.account.signIn(account))).toEqual(waiting(900));
  });

  it('[AUTH-07] no device is known any more once the password is another, but the one where it was set', async () => {
    environment().setClock(instantOf('2027-08-14T12:00:00.000Z'));
    const { email, password } = await known();
    const [own, stolen, third] = [elsewhere(), elsewhere(), elsewhere()];
    for (const device of [own, stolen, third]) await answerOf(device.account.signIn({ email, password }));
    for (let failure = 0; failure < 9; failure += 1) expect(await refusalOf(guess(stolen, email))).toEqual(BAD);
    await answerOf(own.account.forgotPassword(email));
    await answerOf(own.account.resetPassword({ token: await linkIn(environment(), email), password: WANTED }));
    await guessAround(email, 9);
    expect(await refusalOf(guess(stolen, email))).toEqual(waiting(60));
    expect(await answerOf(own.account.signIn({ email, password: WANTED }))).toEqual({ isLoggedIn: true });
    await answerOf(own.account.changePassword({ present: WANTED, wanted: password }));
    expect(await refusalOf(third.account.signIn({ email, password }))).toEqual(waiting(60));
    expect(await answerOf(own.account.signIn({ email, password }))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-07] who sets a new password by the email’s link gets in on that device, however many guessed', async () => {
    environment().setClock(instantOf('2027-08-04T12:00:00.000Z'));
    const { email } = await known();
    const browser = elsewhere();
    await answerOf(browser.account.forgotPassword(email));
    const token = await linkIn(environment(), email);
    await guessAround(email, 9);
    await answerOf(browser.account.resetPassword({ token, password: WANTED }));
    await guessAround(email, 9);
    expect(await answerOf(browser.account.signIn({ email, password: WANTED }))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-07] one network address may fail fifty times in a quarter of an hour, also at once; then it waits until enough of that is over', async () => {
    environment().setClock(instantOf('2027-08-05T12:00:00.000Z'));
    const account = await known();
    const networkAddress = freshNetworkAddress();
    const house = () => environment().browser({ networkAddress });
    const guesses = (count: number) =>
      Promise.all(Array.from({ length: count }, () => guess(house(), freshAccount().email)()));
    await guesses(10);
    environment().setClock(instantOf('2027-08-05T12:05:00.000Z'));
    // A right password is no failure, and gives back none.
    expect(await answerOf(house().account.signIn(account))).toEqual({ isLoggedIn: true });
    const tags = (await guesses(60)).map((outcome) => (E.isLeft(outcome) ? outcome.left : undefined));
    expect(tags.filter((refusal) => refusal?._tag === 'BadCredentials')).toHaveLength(40);
    expect(tags.filter((refusal) => refusal?._tag === 'TooManyRequests')).toHaveLength(20);
    expect(await refusalOf(house().account.signIn(account))).toEqual(waiting(600));
    expect(await answerOf(elsewhere().account.signIn(account))).toEqual({ isLoggedIn: true });
    environment().setClock(instantOf('2027-08-05T12:15:00.000Z'));
    expect(await answerOf(house().account.signIn(account))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-07] right passwords of an account are enough at thirty in a quarter of an hour', async () => {
    environment().setClock(instantOf('2027-08-06T12:00:00.000Z'));
    const account = await known();
    for (let time = 0; time < 30; time += 1) await answerOf(elsewhere().account.signIn(account));
    expect(await refusalOf(elsewhere().account.signIn(account))).toEqual(waiting(900));
  });

  it('[AUTH-07] guesses at one’s own password are limited apart from those of strangers', async () => {
    environment().setClock(instantOf('2027-08-07T12:00:00.000Z'));
    const account = await known();
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
    environment().setClock(instantOf('2027-08-07T12:01:00.000Z'));
    expect(await answerOf(browser.account.changePassword({ present: account.password, wanted: WANTED }))).toEqual({
      isLoggedIn: true,
    });
  });

  it('[AUTH-07] links that open nothing count as wrong passwords of the network address, a right one does not', async () => {
    environment().setClock(instantOf('2027-08-08T12:00:00.000Z'));
    const { email } = await known();
    await answerOf(elsewhere().account.forgotPassword(email));
    const spent = await linkIn(environment(), email);
    const guessing = elsewhere();
    expect(await answerOf(guessing.account.resetPassword({ token: spent, password: WANTED }))).toBeUndefined();
    await answerOf(elsewhere().account.forgotPassword(email));
    const token = await linkIn(environment(), email);
    for (let time = 0; time < 50; time += 1)
      expect(await refusalOf(guessing.account.resetPassword({ token: spent, password: WANTED }))).toEqual({
        _tag: 'LinkAlreadyUsed',
      });
    expect(await refusalOf(guessing.account.resetPassword({ token, password: WANTED }))).toEqual(waiting(900));
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });

  it('[AUTH-07] whoever asks, a mailbox gets three emails and then one now and then; the last one’s link is open as long', async () => {
    environment().setClock(instantOf('2027-08-09T12:00:00.000Z'));
    const { email } = await known();
    const asking = async (times: number): Promise<number> => {
      for (let time = 0; time < times; time += 1) await answerOf(elsewhere().account.forgotPassword(email));
      return (await subjectsTo(environment(), email)).length;
    };
    expect(await asking(20)).toBe(3);
    environment().setClock(instantOf('2027-08-09T12:05:00.000Z'));
    expect(await asking(20)).toBe(4);
    environment().setClock(instantOf('2027-08-09T12:20:00.000Z'));
    expect(await asking(20)).toBe(5);
    environment().setClock(instantOf('2027-08-09T13:04:59.999Z'));
    expect(await asking(1)).toBe(5);
    const token = await linkIn(environment(), email);
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
    // No link is open now: the next email goes at once.
    expect(await asking(1)).toBe(7);
  });

  it('[AUTH-07] strangers who ask for an account with somebody’s address keep nobody from getting one', async () => {
    environment().setClock(instantOf('2027-08-10T12:00:00.000Z'));
    const { email } = freshAccount();
    const asked = (password: string) => ({
      account: { firstName: 'Rosa', lastName: 'Lind', email, password },
      returnAddress: O.none,
    });
    for (let time = 0; time < 4; time += 1)
      await answerOf(elsewhere().account.create(asked(`a stranger’s own ${time}`)));
    const browser = elsewhere();
    await answerOf(browser.account.create(asked(WANTED)));
    await answerOf(elsewhere().account.create(asked('a late stranger’s own')));
    // No email went for what was asked last; the link that is there opens what has the password.
    expect(await subjectsTo(environment(), email)).toHaveLength(3);
    const token = await linkIn(environment(), email);
    expect(await refusalOf(browser.account.confirm({ token, password: 'a guess of nobody' }))).toEqual(BAD);
    expect(await answerOf(browser.account.confirm({ token, password: WANTED }))).toEqual({ isLoggedIn: true });
    expect(await answerOf(elsewhere().account.signIn({ email, password: WANTED }))).toEqual({ isLoggedIn: true });
    expect(await refusalOf(elsewhere().account.signIn({ email, password: 'a late stranger’s own' }))).toEqual(BAD);
  });

  it('[AUTH-07] one network address causes thirty emails in a quarter of an hour, and asks five times for an account with one address', async () => {
    environment().setClock(instantOf('2027-08-11T12:00:00.000Z'));
    const house = elsewhere();
    for (let time = 0; time < 30; time += 1) await answerOf(house.account.forgotPassword(freshAccount().email));
    environment().setClock(instantOf('2027-08-11T12:10:00.000Z'));
    expect(await refusalOf(house.account.forgotPassword(freshAccount().email))).toEqual(waiting(300));
    const stranger = elsewhere();
    const { email } = freshAccount();
    const account = { firstName: 'Rosa', lastName: 'Lind', email, password: WANTED };
    for (let time = 0; time < 5; time += 1) await answerOf(stranger.account.create({ account, returnAddress: O.none }));
    expect(await refusalOf(stranger.account.create({ account, returnAddress: O.none }))).toEqual(waiting(900));
  });
};
