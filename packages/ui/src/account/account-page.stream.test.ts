import type {
  AccountDeletionRequest,
  AccountProfile,
  Fault,
  PasswordChange,
  SignInNeeded,
} from '@gift-registry/domain';
import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { accountPageStream } from './account-page.stream.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const profile: AccountProfile = {
  email: 'rosa@example.com',
  firstName: 'Rosa',
  lastName: 'Almeida',
  language: 'en',
  goes: [],
  stays: [],
};
/** Signed out after the first answer. */
const gone = grIdOf('7310443');
type Answer = E.Either<SignInNeeded | Fault, AccountProfile>;

const opened = (answers: ReadonlyArray<Answer | 'never'>, isKept = true) => {
  const waiting = [...answers];
  const left: Array<string> = [];
  const changes: Array<PasswordChange> = [];
  const removed: Array<AccountDeletionRequest> = [];
  const scheduler = new TestScheduler(() => undefined);
  const stream = accountPageStream({
    account: {
      profile: () => {
        const answer = waiting.shift() ?? 'never';
        return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
      },
      changeName: () => async () => E.right(undefined),
      changeEmail:
        ({ password }) =>
        async () =>
          password === 'right' ? E.right(undefined) : E.left({ _tag: 'PasswordWrong' }),
      changePassword: (change) => async () => {
        changes.push(change);
        return change.present === 'right' ? E.right({ isLoggedIn: isKept }) : E.left({ _tag: 'PasswordWrong' });
      },
      remove: (request) => async () => {
        removed.push(request);
        if (request.shown.stays.includes(gone)) return E.left({ _tag: 'DeletionVersionConflict' });
        return request.password === 'right' ? E.right({ isLoggedIn: false }) : E.left({ _tag: 'PasswordWrong' });
      },
    },
    registries: { mine: async () => E.right([]) },
    signOut: () => left.push('signed out'),
    leaveTo: (path) => left.push(path),
    onDeleted: () => left.push('the account is gone'),
    scheduler,
  });
  stream.model.changes$.subscribe();
  return { stream, left, changes, removed, scheduler };
};

describe('the account page', () => {
  it('[ROUTE-18] reads the account, and again after a failure', async () => {
    const { stream } = opened([E.left({ _tag: 'Unavailable' }), E.right(profile)]);
    expect(stream.model.value._tag).toBe('Quiet');
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Failed', fault: { _tag: 'Unavailable' } });
    stream.reload();
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Loaded', profile, own: [] });
  });

  it('[ROUTE-18] [AUTH-06] redirects a signed-out person to sign-in, with a return address', async () => {
    const { left } = opened([E.left({ _tag: 'SignInNeeded' })]);
    await settled();
    expect(left).toEqual(['/account/login?returnUrl=%2Faccount&isRedirect=true']);
  });

  it('[AUTH-06] changing the password needs the present one', async () => {
    const { stream, changes } = opened([E.right(profile)]);
    const form = stream.changePassword;
    form.submit();
    expect([form.model.value.wrong, changes]).toEqual([['present', 'wanted'], []]);
    form.edit('present', 'wrong');
    form.edit('wanted', 'four quiet teapots');
    form.submit();
    await settled();
    expect(form.model.value.wrong).toEqual(['present']);
    form.edit('present', 'right');
    form.submit();
    await settled();
    expect(form.model.value.state._tag).toBe('Succeeded');
  });

  it('[AUTH-06] redirects to sign-in when the password was changed but the session was lost', async () => {
    const { stream, left } = opened([E.right(profile)], false);
    stream.changePassword.edit('present', 'right');
    stream.changePassword.edit('wanted', 'four quiet teapots');
    stream.changePassword.submit();
    await settled();
    expect(left).toEqual(['/account/login?returnUrl=%2Faccount&isRedirect=true']);
  });

  it('[AUTH-06] deletes the account after the password was typed, and says so', async () => {
    const { stream, left, removed } = opened([E.right(profile)]);
    await settled();
    stream.openLeaving();
    expect(stream.isLeaving.value).toBe(true);
    stream.leaving.submit();
    stream.leaving.edit('password', 'wrong');
    stream.leaving.submit();
    await settled();
    expect([removed.map(({ password }) => password), left, stream.leaving.model.value.wrong]).toEqual([
      ['wrong'],
      [],
      ['password'],
    ]);
    stream.leaving.edit('password', 'right');
    stream.leaving.submit();
    await settled();
    expect(left).toEqual(['the account is gone']);
    expect([stream.model.value, stream.isLeaving.value]).toEqual([{ _tag: 'Left' }, false]);
  });

  it('[AUTH-06] shows changed lists and asks again before it deletes', async () => {
    const shared = exampleRegistry({ grId: gone });
    const { stream, left, removed } = opened([
      E.right({ ...profile, stays: [shared] }),
      E.left({ _tag: 'Unavailable' }),
      E.right({ ...profile, goes: [shared] }),
    ]);
    await settled();
    stream.openLeaving();
    stream.leaving.edit('password', 'right');
    const refusedWith = async () => {
      stream.leaving.submit();
      await settled();
      return stream.leaving.model.value.state;
    };
    expect(await refusedWith()).toEqual({ _tag: 'Failed', reason: { _tag: 'Unavailable' } });
    expect(await refusedWith()).toEqual({ _tag: 'Failed', reason: { _tag: 'DeletionVersionConflict' } });
    expect([stream.isLeaving.value, stream.model.value]).toMatchObject([
      true,
      { profile: { goes: [{ grId: gone }], stays: [] } },
    ]);
    expect((await refusedWith())._tag).toBe('Succeeded');
    expect(removed.map(({ shown }) => shown)).toEqual([
      { goes: [], stays: [gone] },
      { goes: [], stays: [gone] },
      { goes: [gone], stays: [] },
    ]);
    expect(left).toEqual(['the account is gone']);
  });

  it('[AUTH-06] closing the dialog keeps the account and clears the password', () => {
    const { stream, removed } = opened([E.right(profile)]);
    stream.openLeaving();
    stream.leaving.edit('password', 'right');
    stream.closeLeaving();
    expect([stream.isLeaving.value, stream.leaving.model.value.values.password, removed]).toEqual([false, '', []]);
  });

  it('[ACC-05] shows the changed name as it is stored, and refuses one that a new account could not have', async () => {
    const { stream } = opened([E.right(profile)]);
    await settled();
    const { changeName } = stream;
    changeName.begin({ firstName: '', lastName: 'Almeida', language: '' });
    changeName.submit();
    expect(changeName.model.value.wrong).toEqual(['firstName']);
    changeName.edit('firstName', ' Rosalia ');
    changeName.submit();
    await settled();
    expect(changeName.model.value.state._tag).toBe('Succeeded');
    expect(stream.model.value).toMatchObject({ profile: { firstName: 'Rosalia', lastName: 'Almeida' } });
  });

  it('[LANG-04] shows the changed language of emails, with the name as it was', async () => {
    const { stream } = opened([E.right(profile)]);
    await settled();
    const { changeLanguage } = stream;
    changeLanguage.begin(profile);
    changeLanguage.edit('language', 'fr-CA');
    changeLanguage.submit();
    await settled();
    expect(stream.model.value).toMatchObject({ profile: { ...profile, language: 'fr-CA' } });
  });

  it('[ACC-05] asks for another email with the password; the shown one stays until it is confirmed', async () => {
    const { stream } = opened([E.right(profile)]);
    await settled();
    const { changeEmail } = stream;
    changeEmail.begin({ email: 'rosa', password: '' });
    changeEmail.submit();
    expect(changeEmail.model.value.wrong).toEqual(['email', 'password']);
    changeEmail.begin({ email: 'rosa.almeida@example.com', password: 'wrong' });
    changeEmail.submit();
    await settled();
    expect(changeEmail.model.value.wrong).toEqual(['password']);
    changeEmail.edit('password', 'right');
    changeEmail.submit();
    await settled();
    expect(changeEmail.model.value.state._tag).toBe('Succeeded');
    expect(stream.model.value).toMatchObject({ profile: { email: 'rosa@example.com' } });
  });
});
