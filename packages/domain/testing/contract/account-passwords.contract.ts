import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { linkIn, subjectsTo } from './emails.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { signedIn } from './scene.ts';

const SPENT = { _tag: 'LinkAlreadyUsed' };
const WANTED = 'another quiet teapot';

/** What a forgotten password and a changed one promise. */
export const accountPasswordsContract = (environment: () => ContractEnvironment): void => {
  const elsewhere = () => environment().browser({ networkAddress: freshNetworkAddress() });
  const known = async (): Promise<GivenAccount> => {
    const account = freshAccount();
    await environment().given({ accounts: [account] });
    return account;
  };
  const opens = (email: string, password: string) => elsewhere().account.signIn({ email, password });

  it('[AUTH-06] a forgotten password is replaced by a link, once; every other link goes with it', async () => {
    const { email, password } = await known();
    await answerOf(elsewhere().account.forgotPassword(email.toUpperCase()));
    const first = await linkIn(environment(), email);
    expect(await environment().mailTo(email.toUpperCase())).toEqual([]);
    await answerOf(elsewhere().account.forgotPassword(email));
    const second = await linkIn(environment(), email);
    const browser = elsewhere();
    expect(await answerOf(browser.account.resetPassword({ token: second, password: WANTED }))).toBeUndefined();
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(opens(email, password))).toEqual({ _tag: 'BadCredentials' });
    expect(await answerOf(opens(email, WANTED))).toEqual({ isLoggedIn: true });
    for (const token of [first, second])
      expect(await refusalOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toEqual(SPENT);
    expect((await subjectsTo(environment(), email)).at(-1)).toContain('was changed');
  });

  it('[AUTH-06] an address that nobody has is answered the same, and gets no email', async () => {
    const { email } = freshAccount();
    expect(await answerOf(elsewhere().account.forgotPassword(email))).toBeUndefined();
    expect(await environment().mailTo(email)).toEqual([]);
    expect(await refusalOf(elsewhere().account.forgotPassword('rosa@example'))).toEqual({ _tag: 'EmailInvalid' });
  });

  it('[AUTH-06] an address that only looks like one’s own is refused, and invisible characters in it are dropped', async () => {
    const { email } = await known();
    const lookAlike = email.replace(/[a-z]/, (email) =>
      String.fromCodePoint((email.codePointAt(0) ?? 0) - 0x61 + 0xff41),
    );
    expect(await refusalOf(elsewhere().account.forgotPassword(lookAlike))).toEqual({ _tag: 'EmailInvalid' });
    expect(
      await answerOf(elsewhere().account.forgotPassword(`\u200b${email.replace('@', '\u00ad@')}`)),
    ).toBeUndefined();
    expect(await subjectsTo(environment(), email)).toHaveLength(1);
  });

  it('[AUTH-06] the link is worth nothing after an hour, and until then', async () => {
    const { email } = await known();
    environment().setClock(instantOf('2027-07-08T12:00:00.000Z'));
    await answerOf(elsewhere().account.forgotPassword(email));
    const token = await linkIn(environment(), email);
    environment().setClock(instantOf('2027-07-08T13:00:00.000Z'));
    expect(await refusalOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toEqual(SPENT);
    environment().setClock(instantOf('2027-07-08T12:59:59.999Z'));
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });

  it('[AUTH-06] a password that the rule refuses leaves the link as it was', async () => {
    const { email } = await known();
    await answerOf(elsewhere().account.forgotPassword(email));
    const token = await linkIn(environment(), email);
    expect(await refusalOf(elsewhere().account.resetPassword({ token, password: 'teapots' }))).toEqual({
      _tag: 'PasswordTooShort',
      minimum: 8,
    });
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });

  it('[AUTH-06] a link is dead after the password was changed', async () => {
    const account = await known();
    await answerOf(elsewhere().account.forgotPassword(account.email));
    const token = await linkIn(environment(), account.email);
    const browser = await signedIn(environment(), account);
    await answerOf(browser.account.changePassword({ present: account.password, wanted: WANTED }));
    expect(await refusalOf(elsewhere().account.resetPassword({ token, password: 'yet another one' }))).toEqual(SPENT);
  });

  it('[AUTH-06] who knows the password changes it, and stays signed in', async () => {
    const account = await known();
    const browser = await signedIn(environment(), account);
    const { password } = account;
    expect(await refusalOf(browser.account.changePassword({ present: 'a guess', wanted: WANTED }))).toEqual({
      _tag: 'PasswordWrong',
    });
    expect(await refusalOf(browser.account.changePassword({ present: password, wanted: 'PASSWORD1' }))).toEqual({
      _tag: 'PasswordTooCommon',
    });
    expect(await answerOf(browser.account.changePassword({ present: password, wanted: WANTED }))).toEqual({
      isLoggedIn: true,
    });
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: true });
    expect(await refusalOf(opens(account.email, password))).toEqual({ _tag: 'BadCredentials' });
    expect(await answerOf(opens(account.email, WANTED))).toEqual({ isLoggedIn: true });
    expect(await refusalOf(elsewhere().account.changePassword({ present: WANTED, wanted: password }))).toEqual({
      _tag: 'SignInNeeded',
    });
  });

  it('[AUTH-06] byte 73 of a password matters, and so does everything after a NUL', async () => {
    const { email, password, id } = freshAccount();
    const long = `${password}${'x'.repeat(80)}`;
    await environment().given({ accounts: [{ id, email, password: `${long}1` }] });
    expect(await refusalOf(opens(email, `${long}2`))).toEqual({ _tag: 'BadCredentials' });
    expect(await answerOf(opens(email, `${long}1`))).toEqual({ isLoggedIn: true });
    const other = freshAccount();
    await environment().given({ accounts: [{ ...other, password: 'with nothing\0 behind it' }] });
    expect(await refusalOf(opens(other.email, 'with nothing\0 in front'))).toEqual({ _tag: 'BadCredentials' });
    expect(await answerOf(opens(other.email, 'with nothing\0 behind it'))).toEqual({ isLoggedIn: true });
  });
};
