import { accountIdOf, grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseGrId } from '../identity/index.ts';
import type { Mail } from '../ports/index.ts';
import type { DraftId, Email } from './email.ts';
import { sendEmails } from './send-emails.service.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const later = instantOf('2027-06-30T12:00:00.000Z');
const email = (to: string): Email => ({
  to,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName: 'Rosa' },
});
const numbers = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, number) => `${number}@a.test`);

const waiting = (count: number) => {
  const dependencies = memoryDependencies();
  dependencies.setClock(noon);
  numbers(count).map(email).forEach(dependencies.emails.keep);
  return { dependencies, sentTo: () => dependencies.mail.sent().map(({ to }) => to) };
};

describe('sending the emails that are due', () => {
  it('[AUTH-06] however slow the mail server is, two processes send no email twice', async () => {
    const { dependencies, sentTo } = waiting(20);
    const slow: Mail = {
      send: (mail) => async () => {
        dependencies.setClock(instantOf(new Date(Date.parse(dependencies.clock.now()) + 60_000).toISOString()));
        if (sentTo().length === 9) await sendEmails(dependencies)();
        return dependencies.mail.send(mail)();
      },
    };
    const sent = await sendEmails({ ...dependencies, mail: slow })();
    expect(sentTo().toSorted()).toEqual(numbers(20).toSorted());
    expect(sent).toEqual(E.right(10));
    expect(dependencies.emails.waiting()).toEqual([]);
  });

  it('[LANG-04] an email is in the language of its recipient’s account, or else in that of the page that caused it, on a site that has it', async () => {
    const { dependencies } = waiting(0);
    const id = accountIdOf('helene');
    dependencies.accounts.put({ id, email: 'helene@a.test', password: 'teapots', language: 'fr-CA' });
    const changed = { ...email('helene@a.test'), about: { _tag: 'PasswordChanged', firstName: 'Hélène' } as const };
    for (const site of ['canada', 'main']) dependencies.emails.keep({ ...changed, site, language: 'en' });
    dependencies.emails.keep({ ...email('new@a.test'), site: 'canada', language: 'fr-CA' });
    dependencies.emails.keep({ ...email('new@a.test'), site: 'canada' });
    await sendEmails(dependencies)();
    const sent = dependencies.mail.sent();
    expect(sent.map(({ site }) => site.language)).toEqual(['fr-CA', 'en', 'fr-CA', 'en']);
    expect(sent[0]?.subject).not.toEqual(sent[1]?.subject);
  });

  it('[AUTH-06] what the database does not say of one email keeps no other; the one is tried again', async () => {
    const { dependencies, sentTo } = waiting(0);
    dependencies.emails.keep({ ...email('reset@a.test'), about: { _tag: 'ResetPassword' } });
    numbers(3).map(email).forEach(dependencies.emails.keep);
    const away = { ...dependencies.accounts, withEmail: () => TE.left({ _tag: 'Unavailable' as const }) };
    expect(await sendEmails({ ...dependencies, accounts: away })()).toEqual(E.right(3));
    expect(sentTo()).toEqual(numbers(3));
    expect(dependencies.log.entries()).toContainEqual({
      level: 'warning',
      tag: 'email.not-sent',
      data: { about: 'ResetPassword', attempts: 1, reason: 'Unavailable' },
    });
    expect(await dependencies.emails.take(instantOf('2027-06-01T12:00:59.999Z'), later)()).toEqual(
      E.right({ _tag: 'None' }),
    );
    expect(await dependencies.emails.take(instantOf('2027-06-01T12:01:00.000Z'), later)()).toMatchObject({
      right: { value: { email: { to: 'reset@a.test' }, attempts: 2 } },
    });
  });

  it('[AUTH-06] an email that can be neither postponed nor struck out keeps no other', async () => {
    const { dependencies, sentTo } = waiting(3);
    const fault = () => TE.left({ _tag: 'Unavailable' as const });
    const emails = { ...dependencies.emails, done: fault, postpone: fault };
    expect(await sendEmails({ ...dependencies, emails })()).toEqual(E.right(0));
    expect(sentTo()).toEqual(numbers(3));
    expect(dependencies.emails.waiting()).toHaveLength(3);
  });

  it('[AUTH-06] before each email it is checked whether sending continues; what is not tried counts no attempt', async () => {
    const { dependencies, sentTo } = waiting(3);
    expect(await sendEmails(dependencies, () => sentTo().length < 2)()).toEqual(E.right(2));
    expect(sentTo()).toEqual(numbers(2));
    expect(await dependencies.emails.take(noon, later)()).toMatchObject({ right: { value: { attempts: 1 } } });
  });

  it('[AUTH-06] what a stranger wrote for a name becomes no link in an email to somebody else', async () => {
    const { dependencies } = waiting(0);
    const draft = O.getOrElseW(() => expect.fail())(O.fromPredicate((id: number): id is DraftId => id > 0)(1));
    const grId = O.getOrElseW(() => expect.fail())(parseGrId('100200300'));
    const invitation = (from: string): Email => ({
      ...email('ruth@a.test'),
      about: { _tag: 'Invitation', grId, from, eventCode: 'br' },
    });
    dependencies.emails.keep({
      ...email('ruth@a.test'),
      about: { _tag: 'ConfirmAccount', draft, returnAddress: '/account' },
    });
    dependencies.emails.keep(invitation('Prize at evil.example/x'));
    dependencies.emails.keep(invitation('Rosa'));
    const accountDrafts = { ...dependencies.accountDrafts, arm: () => TE.right(O.some('evil.example/y')) };
    const invitations = { ...dependencies.invitations, arm: () => TE.right(true) };
    expect(await sendEmails({ ...dependencies, accountDrafts, invitations })()).toEqual(E.right(3));
    expect(dependencies.mail.sent().map(({ subject }) => subject)).toEqual([
      'Confirm your Hearth & Field account',
      'You’re invited to manage a registry together (# 100200300, Jun 1, 2027)',
      'Rosa has invited you to manage a registry together (# 100200300, Jun 1, 2027)',
    ]);
    expect(dependencies.mail.sent().map(({ text }) => text.split('\n\n').slice(0, 2))).toEqual([
      ['Hello,', expect.stringMatching(/^Thank you for creating an account/)],
      ['Hello,', expect.stringMatching(/^Someone would like to manage the Wedding registry/)],
      ['Hello,', expect.stringMatching(/^Rosa would like to manage the Wedding registry/)],
    ]);
    expect(JSON.stringify(dependencies.mail.sent())).not.toContain('evil');
  });

  it('[ACC-05] a link to a new email is not sent any more once the account has a new password', async () => {
    const { dependencies, sentTo } = waiting(0);
    const rosa = accountIdOf('rosa');
    dependencies.accounts.put({ id: rosa, email: 'rosa@a.test', firstName: 'Rosa', password: 'four quiet teapots' });
    await dependencies.emailChanges.begin(rosa, 'rosalia@a.test', later, (change) => [
      { ...email('rosalia@a.test'), about: { _tag: 'ConfirmEmail', change } },
    ])();
    dependencies.accounts.setPassword(rosa, 'five quiet teapots');
    await sendEmails(dependencies)();
    expect(sentTo()).toEqual([]);
    expect(dependencies.emails.waiting()).toEqual([]);
  });

  it('[AUTH-06] unreadable emails are reported', async () => {
    const { dependencies } = waiting(1);
    const emails = { ...dependencies.emails, take: () => TE.left({ _tag: 'Unavailable' as const }) };
    expect(await sendEmails({ ...dependencies, emails })()).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[AUTH-06] an email that is refused for good is given up at once, with the code in the log; who invited finds that beside the invitation', async () => {
    const { dependencies, sentTo } = waiting(0);
    const grId = grIdOf('100200300');
    dependencies.emails.keep({
      ...email('ruth@a.test'),
      about: { _tag: 'Invitation', grId, from: 'Rosa', eventCode: 'br' },
    });
    dependencies.emails.keep(email('ida@a.test'));
    const marked: Array<readonly [string, string]> = [];
    const invitations = {
      ...dependencies.invitations,
      arm: () => TE.right(true),
      markUndelivered: (...input: readonly [string, string]) => TE.fromIO(() => void marked.push(input)),
    };
    const mail: Mail = {
      send: () => TE.left({ _tag: 'MailNotSent', reason: '550 5.1.1', isPermanent: true }),
    };
    expect(await sendEmails({ ...dependencies, invitations, mail })()).toEqual(E.right(0));
    expect([sentTo(), dependencies.emails.waiting(), marked]).toEqual([[], [], [[grId, 'ruth@a.test']]]);
    expect(dependencies.log.entries()).toEqual(
      ['Invitation', 'AccountDeleted'].map((about) => ({
        level: 'error',
        tag: 'email.given-up',
        data: { about, attempts: 1, reason: '550 5.1.1' },
      })),
    );
  });

  it('[AUTH-06] an invitation whose email may still leave is not yet undelivered', async () => {
    const { dependencies } = waiting(0);
    const about = { _tag: 'Invitation', grId: grIdOf('100200300'), from: 'Rosa', eventCode: 'br' } as const;
    dependencies.emails.keep({ ...email('ruth@a.test'), about });
    const invitations = {
      ...dependencies.invitations,
      arm: () => TE.right(true),
      markUndelivered: () => expect.fail(),
    };
    dependencies.mail.fail(true);
    expect(await sendEmails({ ...dependencies, invitations })()).toEqual(E.right(0));
    expect(dependencies.emails.waiting()).toHaveLength(1);
  });
});
