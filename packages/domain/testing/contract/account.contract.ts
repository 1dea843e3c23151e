import type { RegistryForm } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleForm, instantOf } from '../arbitrary/index.ts';
import { testAccountData } from './account-data.contract.ts';
import { testAccountLimits } from './account-limits.contract.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { contract, environment, givenAccount, linkIn, present, signedIn, subjectsTo } from './scene.ts';

const USED = { _tag: 'LinkAlreadyUsed' };
const BAD = { _tag: 'BadCredentials' };
const SIGNED_IN = { isLoggedIn: true };
const WANTED = 'another quiet teapot';

/** What accounts, passwords and sessions promise. */
export const accountContract = contract('account', () => {
  const stranger = () => environment.browser({ networkAddress: freshNetworkAddress() });
  const signingIn = (email: string, password: string) => stranger().account.signIn({ email, password });
  const newAccount = () => {
    const { email, password } = freshAccount();
    return { firstName: 'Rosa', lastName: 'Almeida', email, password };
  };
  const creating = (account: ReturnType<typeof newAccount>) =>
    stranger().account.create({ account, returnAddress: O.none });

  it('[AUTH-06] a browser signs in and out, and no other with it', async () => {
    const { email, password } = await givenAccount();
    const [browser, other] = [environment.browser(), environment.browser()];
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.signIn({ email, password }))).toEqual({ isLoggedIn: true });
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: true });
    expect(await answerOf(other.account.config)).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.signOut)).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await answerOf(browser.account.signOut)).toEqual({ isLoggedIn: false });
  });

  it('[AUTH-06] an unknown address and a wrong password are refused alike', async () => {
    const { email } = await givenAccount();
    for (const address of [email, freshAccount().email])
      expect(await refusalOf(signingIn(address, 'not the password'))).toEqual(BAD);
  });

  it('[AUTH-06] an account exists once its address is confirmed with its password; the link works once', async () => {
    const account = newAccount();
    const browser = stranger();
    expect(await answerOf(creating(account))).toBeUndefined();
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(browser.account.signIn(account))).toEqual(BAD);
    const token = await linkIn(account.email);
    const { password } = account;
    expect(await refusalOf(browser.account.confirm({ token, password: 'not the password' }))).toEqual({
      _tag: 'BadCredentials',
    });
    expect(await answerOf(browser.account.confirm({ token, password }))).toEqual({ isLoggedIn: true });
    expect(await answerOf(browser.account.profile)).toEqual({
      email: account.email,
      firstName: 'Rosa',
      lastName: 'Almeida',
      language: 'en',
      goes: [],
      stays: [],
    });
    expect(await refusalOf(stranger().account.confirm({ token, password }))).toEqual(USED);
    expect(await answerOf(stranger().account.signIn(account))).toEqual(SIGNED_IN);
  });

  it('[AUTH-06] creating an account with a used address reveals nothing, and its owner gets an email', async () => {
    const { email, password } = await givenAccount();
    const taken = { ...newAccount(), email: email.toUpperCase() };
    expect(await answerOf(creating(taken))).toBeUndefined();
    const [arrived] = await environment.mailTo(email);
    expect(arrived?.subject).toContain('already have');
    expect(await environment.mailTo(taken.email)).toEqual([]);
    expect(arrived?.text).not.toContain('token=');
    expect(await refusalOf(stranger().account.signIn(taken))).toEqual(BAD);
    expect(await answerOf(stranger().account.signIn({ email, password }))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] [HOME-01] a registry that was asked for with the account begins once that is confirmed, and is not there before', async () => {
    const account = newAccount();
    const day = exampleForm({ eventDate: '2020-01-01' });
    const asking = (registry: RegistryForm) => stranger().account.create({ account, returnAddress: O.none, registry });
    expect(await refusalOf(asking(day))).toMatchObject({ _tag: 'RegistryFormInvalid', field: 'eventDate' });
    await answerOf(asking(exampleForm({ visibility: 'private' })));
    const browser = stranger();
    const token = await linkIn(account.email);
    const { registry } = await answerOf(browser.account.confirm({ token, password: account.password }));
    const own = await answerOf(browser.registries.mine);
    expect(own).toMatchObject([{ grId: registry, primaryFirstName: 'Amelia', secondaryFirstName: O.some('Jonah') }]);
  });

  it('[AUTH-06] of two requests for one address the one that is confirmed counts; the other link no longer works', async () => {
    const mine = newAccount();
    const second = { ...mine, password: 'a second quiet teapot' };
    await answerOf(creating(mine));
    const ours = await linkIn(mine.email);
    await answerOf(creating(second));
    const other = await linkIn(mine.email);
    expect(await refusalOf(stranger().account.confirm({ token: other, password: 'of neither' }))).toEqual(BAD);
    expect(await answerOf(stranger().account.confirm({ token: ours, password: mine.password }))).toEqual({
      isLoggedIn: true,
    });
    expect(await refusalOf(stranger().account.confirm({ token: other, password: second.password }))).toEqual(USED);
  });

  it('[AUTH-06] the link to confirm an account works for a day', async () => {
    environment.setClock(instantOf('2027-07-03T12:00:00.000Z'));
    const account = newAccount();
    await answerOf(creating(account));
    const token = await linkIn(account.email);
    environment.setClock(instantOf('2027-07-04T12:00:00.000Z'));
    expect(await refusalOf(stranger().account.confirm({ token, password: account.password }))).toEqual(USED);
  });

  it('[AUTH-06] an invalid account is refused', async () => {
    const account = { ...newAccount(), password: 'Password1' };
    expect(await refusalOf(creating(account))).toEqual({ _tag: 'PasswordTooCommon' });
  });

  it('[AUTH-06] an email that could not be sent is sent a minute later; the request does not wait for it', async () => {
    environment.setClock(instantOf('2027-07-05T12:00:00.000Z'));
    const account = newAccount();
    environment.failMail(true);
    await answerOf(creating(account));
    expect(await subjectsTo(account.email)).toEqual([]);
    environment.failMail(false);
    expect(await subjectsTo(account.email)).toEqual([]);
    environment.setClock(instantOf('2027-07-05T12:01:00.000Z'));
    expect(await subjectsTo(account.email)).toHaveLength(1);
    const token = await linkIn(account.email);
    expect(await answerOf(stranger().account.confirm({ token, password: account.password }))).toEqual({
      isLoggedIn: true,
    });
  });

  it('[AUTH-06] a forgotten password is replaced by a link, once; all earlier links stop working', async () => {
    const { email, password } = await givenAccount();
    await answerOf(stranger().account.forgotPassword(email.toUpperCase()));
    const first = await linkIn(email);
    expect(await environment.mailTo(email.toUpperCase())).toEqual([]);
    await answerOf(stranger().account.forgotPassword(email));
    const second = await linkIn(email);
    const browser = stranger();
    expect(await answerOf(browser.account.resetPassword({ token: second, password: WANTED }))).toBeUndefined();
    expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    expect(await refusalOf(signingIn(email, password))).toEqual(BAD);
    expect(await answerOf(signingIn(email, WANTED))).toEqual({ isLoggedIn: true });
    for (const token of [first, second])
      expect(await refusalOf(stranger().account.resetPassword({ token, password: WANTED }))).toEqual(USED);
    expect((await subjectsTo(email)).at(-1)).toContain('was changed');
  });

  it('[AUTH-06] an unknown address is answered the same, and gets no email', async () => {
    const { email } = freshAccount();
    expect(await answerOf(stranger().account.forgotPassword(email))).toBeUndefined();
    expect(await environment.mailTo(email)).toEqual([]);
    expect(await refusalOf(stranger().account.forgotPassword('rosa@example'))).toEqual({ _tag: 'EmailInvalid' });
  });

  it('[AUTH-06] the link to reset a password works for an hour', async () => {
    const { email } = await givenAccount();
    environment.setClock(instantOf('2027-07-08T12:00:00.000Z'));
    await answerOf(stranger().account.forgotPassword(email));
    const token = await linkIn(email);
    environment.setClock(instantOf('2027-07-08T13:00:00.000Z'));
    expect(await refusalOf(stranger().account.resetPassword({ token, password: WANTED }))).toEqual(USED);
    environment.setClock(instantOf('2027-07-08T12:59:59.999Z'));
    expect(await answerOf(stranger().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });

  it('[AUTH-06] a refused password leaves the link usable', async () => {
    const { email } = await givenAccount();
    await answerOf(stranger().account.forgotPassword(email));
    const token = await linkIn(email);
    expect(await refusalOf(stranger().account.resetPassword({ token, password: 'teapots' }))).toEqual({
      _tag: 'PasswordTooShort',
      minimum: 8,
    });
    expect(await answerOf(stranger().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });

  it('[AUTH-06] a link stops working when the password is changed', async () => {
    const account = await givenAccount();
    await answerOf(stranger().account.forgotPassword(account.email));
    const token = await linkIn(account.email);
    const browser = await signedIn(account);
    await answerOf(browser.account.changePassword({ present: account.password, wanted: WANTED }));
    expect(await refusalOf(stranger().account.resetPassword({ token, password: 'yet another one' }))).toEqual(USED);
  });

  it('[AUTH-06] the password is changed by its owner, who stays signed in', async () => {
    const account = await givenAccount();
    const browser = await signedIn(account);
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
    expect(await refusalOf(signingIn(account.email, password))).toEqual(BAD);
    expect(await answerOf(signingIn(account.email, WANTED))).toEqual({ isLoggedIn: true });
    expect(await refusalOf(stranger().account.changePassword({ present: WANTED, wanted: password }))).toEqual({
      _tag: 'SignInNeeded',
    });
  });

  it('[ACC-05] the name is changed by its owner, by the rules of a new account', async () => {
    const browser = await signedIn(await givenAccount());
    expect(await answerOf(browser.account.changeName({ firstName: ' Rosa ', lastName: '' }))).toBeUndefined();
    expect(await answerOf(browser.account.profile)).toMatchObject({ firstName: 'Rosa', lastName: '' });
    expect(await refusalOf(browser.account.changeName({ firstName: '', lastName: 'Almeida' }))).toEqual({
      _tag: 'NameInvalid',
      field: 'firstName',
    });
    expect(await refusalOf(stranger().account.changeName({ firstName: 'Rosa', lastName: '' }))).toEqual({
      _tag: 'SignInNeeded',
    });
  });

  it('[ACC-05] the email is another one once its link was opened, on any device, once; sessions stay, links to a new password end, and the present address gets a notice before and after', async () => {
    const account = await givenAccount();
    const { password } = account;
    const browser = await signedIn(account);
    const wanted = freshAccount().email;
    expect(await refusalOf(browser.account.changeEmail({ email: wanted, password: 'a guess' }))).toEqual({
      _tag: 'PasswordWrong',
    });
    expect(await refusalOf(browser.account.changeEmail({ email: 'rosa', password }))).toEqual({ _tag: 'EmailInvalid' });
    expect(await subjectsTo(wanted)).toEqual([]);
    expect(await answerOf(browser.account.changeEmail({ email: wanted.toUpperCase(), password }))).toBeUndefined();
    expect((await subjectsTo(account.email)).at(-1)).toMatch(/^A new email for your/);
    expect(await answerOf(browser.account.profile)).toMatchObject({ email: account.email });
    expect(await refusalOf(signingIn(wanted, password))).toEqual(BAD);
    const token = await linkIn(wanted);
    await answerOf(stranger().account.forgotPassword(account.email));
    const reset = await linkIn(account.email);
    expect(await answerOf(stranger().account.confirmEmail(token))).toBeUndefined();
    expect((await subjectsTo(account.email)).at(-1)).toMatch(/account has a new email/);
    expect(await refusalOf(stranger().account.resetPassword({ token: reset, password: WANTED }))).toEqual(USED);
    expect(await answerOf(browser.account.profile)).toMatchObject({ email: wanted });
    expect(await answerOf(signingIn(wanted, password))).toEqual(SIGNED_IN);
    expect(await refusalOf(signingIn(account.email, password))).toEqual(BAD);
    expect(await refusalOf(stranger().account.confirmEmail(token))).toEqual(USED);
  });

  it('[ACC-05] an address that has an account is answered as any other, and never taken away', async () => {
    const [account, other] = [await givenAccount(), await givenAccount()];
    const browser = await signedIn(account);
    expect(
      await answerOf(browser.account.changeEmail({ email: other.email, password: account.password })),
    ).toBeUndefined();
    expect((await subjectsTo(account.email)).at(-1)).toMatch(/^A new email for your/);
    expect((await subjectsTo(other.email)).filter((subject) => subject.startsWith('Confirm'))).toEqual([]);
    const wanted = newAccount();
    await answerOf(browser.account.changeEmail({ email: wanted.email, password: account.password }));
    const token = await linkIn(wanted.email);
    await answerOf(creating(wanted));
    await answerOf(stranger().account.confirm({ token: await linkIn(wanted.email), password: wanted.password }));
    expect(await refusalOf(stranger().account.confirmEmail(token))).toEqual(USED);
    expect(await answerOf(browser.account.profile)).toMatchObject({ email: account.email });
  });

  it('[ACC-05] a link to another email opens for a day, and not after a new password', async () => {
    environment.setClock(instantOf('2027-08-20T12:00:00.000Z'));
    const account = await givenAccount();
    const browser = await signedIn(account);
    const asked = async () => {
      const wanted = freshAccount().email;
      await answerOf(browser.account.changeEmail({ email: wanted, password: account.password }));
      return linkIn(wanted);
    };
    const late = await asked();
    environment.setClock(instantOf('2027-08-21T12:00:00.000Z'));
    expect(await refusalOf(stranger().account.confirmEmail(late))).toEqual(USED);
    const ended = await asked();
    await answerOf(browser.account.changePassword({ present: account.password, wanted: WANTED }));
    expect(await refusalOf(stranger().account.confirmEmail(ended))).toEqual(USED);
  });

  it('[AUTH-06] all bytes of a password count: the 73rd, and those after a NUL', async () => {
    const long = 'x'.repeat(100);
    const { email } = await givenAccount({ password: `${long}1` });
    expect(await refusalOf(signingIn(email, `${long}2`))).toEqual(BAD);
    expect(await answerOf(signingIn(email, `${long}1`))).toEqual({ isLoggedIn: true });
    const other = await givenAccount({ password: 'with nothing\0 behind it' });
    expect(await refusalOf(signingIn(other.email, 'with nothing\0 in front'))).toEqual(BAD);
    expect(await answerOf(signingIn(other.email, 'with nothing\0 behind it'))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] the sessions of an account are listed, this browser first, and ended one by one or all others at once', async () => {
    environment.setClock(instantOf('2027-08-20T12:00:00.000Z'));
    const account = await givenAccount();
    const phones = [await signedIn(account), await signedIn(account), await signedIn(account)];
    environment.setClock(instantOf('2027-08-20T13:00:00.000Z'));
    const own = await signedIn(account);
    const stranger = await signedIn(await givenAccount());

    const shown = await answerOf(own.account.sessions);
    expect(shown.map(({ isThis, begunAt }) => [isThis, begunAt])).toEqual([
      [true, '2027-08-20T13:00:00.000Z'],
      ...Array.from({ length: 3 }, () => [false, '2027-08-20T12:00:00.000Z']),
    ]);
    expect(await answerOf(stranger.account.sessions)).toHaveLength(1);

    const isIn = async () =>
      Promise.all([...phones, own].map(async ({ account: { config } }) => (await answerOf(config)).isLoggedIn));
    const [first, second] = [present(shown[0]), present(shown[1])];
    expect(await answerOf(own.account.endSession(second.id))).toEqual(shown.filter(({ id }) => id !== second.id));
    expect((await isIn()).filter((isStill) => isStill)).toHaveLength(3);
    // Ending an ended session changes nothing; the own session, and those of other accounts, stay.
    expect(await answerOf(own.account.endSession(second.id))).toHaveLength(3);
    expect(await answerOf(own.account.endSession(first.id))).toHaveLength(3);
    await answerOf(stranger.account.endSession(first.id));
    expect(await answerOf(own.account.endOtherSessions)).toEqual([first]);
    expect(await isIn()).toEqual([false, false, false, true]);
    expect(await refusalOf(environment.browser().account.sessions)).toEqual({ _tag: 'SignInNeeded' });
    expect(await answerOf(stranger.account.config)).toEqual({ isLoggedIn: true });
  });

  testAccountData();
  testAccountLimits();
});
