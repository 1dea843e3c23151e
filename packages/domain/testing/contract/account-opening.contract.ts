import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { linkIn, subjectsTo } from './emails.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';

const SPENT = { _tag: 'LinkAlreadyUsed' };

/** What creating an account promises. */
export const accountOpeningContract = (environment: () => ContractEnvironment): void => {
  const stranger = () => environment().browser({ networkAddress: freshNetworkAddress() });
  const wish = () => {
    const { email, password } = freshAccount();
    return { firstName: 'Rosa', lastName: 'Almeida', email, password };
  };
  const asked = (account: ReturnType<typeof wish>) => ({ account, returnAddress: O.none });

  it('[AUTH-06] an account is there once its mail address is confirmed with its password, and the link works once', async () => {
    const account = wish();
    const browser = stranger();
    expect(await answerOf(browser.account.create(asked(account)))).toBeUndefined();
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(browser.account.signIn(account))).toEqual({ _tag: 'BadCredentials' });
    const token = await linkIn(environment(), account.email);
    const { password } = account;
    expect(await refusalOf(browser.account.confirm({ token, password: 'somebody else’s' }))).toEqual({
      _tag: 'BadCredentials',
    });
    expect(await answerOf(browser.account.confirm({ token, password }))).toEqual({ isLoggedIn: true });
    expect(await answerOf(browser.account.profile)).toEqual({
      email: account.email,
      firstName: 'Rosa',
      lastName: 'Almeida',
      goes: [],
      stays: [],
    });
    expect(await refusalOf(stranger().account.confirm({ token, password }))).toEqual(SPENT);
    expect(await answerOf(stranger().account.signIn(account))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] who asks for an account with an address that has one learns nothing, and its owner is told', async () => {
    const { id, email, password } = freshAccount();
    await environment().given({ accounts: [{ id, email, password }] });
    const taken = { ...wish(), email: email.toUpperCase() };
    expect(await answerOf(stranger().account.create(asked(taken)))).toBeUndefined();
    const [arrived] = await environment().mailTo(email);
    expect(arrived?.subject).toContain('already have');
    expect(await environment().mailTo(taken.email)).toEqual([]);
    expect(arrived?.text).not.toContain('token=');
    expect(await refusalOf(stranger().account.signIn(taken))).toEqual({ _tag: 'BadCredentials' });
    expect(await answerOf(stranger().account.signIn({ email, password }))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] of two drafts of one address the one that is confirmed counts, and the other’s link is worth nothing', async () => {
    const mine = wish();
    const theirs = { ...mine, password: 'a password of a stranger' };
    await answerOf(stranger().account.create(asked(mine)));
    const ours = await linkIn(environment(), mine.email);
    await answerOf(stranger().account.create(asked(theirs)));
    const other = await linkIn(environment(), mine.email);
    expect(await refusalOf(stranger().account.confirm({ token: other, password: 'of neither' }))).toEqual({
      _tag: 'BadCredentials',
    });
    expect(await answerOf(stranger().account.confirm({ token: ours, password: mine.password }))).toEqual({
      isLoggedIn: true,
    });
    expect(await refusalOf(stranger().account.confirm({ token: other, password: theirs.password }))).toEqual(SPENT);
  });

  it('[AUTH-06] the link is worth nothing after a day', async () => {
    environment().setClock(instantOf('2027-07-03T12:00:00.000Z'));
    const account = wish();
    await answerOf(stranger().account.create(asked(account)));
    const token = await linkIn(environment(), account.email);
    environment().setClock(instantOf('2027-07-04T12:00:00.000Z'));
    expect(await refusalOf(stranger().account.confirm({ token, password: account.password }))).toEqual(SPENT);
  });

  it.each([
    [{ firstName: ' ' }, { _tag: 'NameInvalid', field: 'firstName' }],
    [{ lastName: 'x'.repeat(61) }, { _tag: 'NameInvalid', field: 'lastName' }],
    [{ email: 'rosa@example' }, { _tag: 'EmailInvalid' }],
    [{ password: '1234567' }, { _tag: 'PasswordTooShort', minimum: 8 }],
    [{ password: 'Password1' }, { _tag: 'PasswordTooCommon' }],
  ])('[AUTH-06] %j is refused', async (wrong, refusal) => {
    expect(await refusalOf(stranger().account.create(asked({ ...wish(), ...wrong })))).toEqual(refusal);
  });

  it('[AUTH-06] an email that cannot leave is sent later, and nobody waits for it', async () => {
    environment().setClock(instantOf('2027-07-05T12:00:00.000Z'));
    const account = wish();
    environment().failMail(true);
    await answerOf(stranger().account.create(asked(account)));
    expect(await subjectsTo(environment(), account.email)).toEqual([]);
    environment().failMail(false);
    expect(await subjectsTo(environment(), account.email)).toEqual([]);
    environment().setClock(instantOf('2027-07-05T12:01:00.000Z'));
    expect(await subjectsTo(environment(), account.email)).toHaveLength(1);
    const token = await linkIn(environment(), account.email);
    expect(await answerOf(stranger().account.confirm({ token, password: account.password }))).toEqual({
      isLoggedIn: true,
    });
  });
};
