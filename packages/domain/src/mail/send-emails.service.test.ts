import { grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
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
  const world = memoryDependencies();
  world.setClock(noon);
  numbers(count).map(email).forEach(world.emails.keep);
  return { world, sentTo: () => world.mail.sent().map(({ to }) => to) };
};

describe('sending the emails that are due', () => {
  it('[AUTH-06] however slow the mail server is, two processes send no email twice', async () => {
    const { world, sentTo } = waiting(20);
    const slow: Mail = {
      send: (mail) => async () => {
        world.setClock(instantOf(new Date(Date.parse(world.clock.now()) + 60_000).toISOString()));
        if (sentTo().length === 9) await sendEmails(world)();
        return world.mail.send(mail)();
      },
    };
    const sent = await sendEmails({ ...world, mail: slow })();
    expect(sentTo().toSorted()).toEqual(numbers(20).toSorted());
    expect(sent).toEqual(E.right(10));
    expect(world.emails.waiting()).toEqual([]);
  });

  it('[AUTH-06] what the database does not say of one email keeps no other; the one is tried again', async () => {
    const { world, sentTo } = waiting(0);
    world.emails.keep({ ...email('reset@a.test'), about: { _tag: 'ResetPassword' } });
    numbers(3).map(email).forEach(world.emails.keep);
    const away = { ...world.accounts, withEmail: () => TE.left({ _tag: 'Unavailable' as const }) };
    expect(await sendEmails({ ...world, accounts: away })()).toEqual(E.right(3));
    expect(sentTo()).toEqual(numbers(3));
    expect(world.log.entries()).toContainEqual({
      level: 'warning',
      tag: 'email.not-sent',
      data: { about: 'ResetPassword', attempts: 1, reason: 'Unavailable' },
    });
    expect(await world.emails.take(instantOf('2027-06-01T12:00:59.999Z'), later)()).toEqual(E.right({ _tag: 'None' }));
    expect(await world.emails.take(instantOf('2027-06-01T12:01:00.000Z'), later)()).toMatchObject({
      right: { value: { email: { to: 'reset@a.test' }, attempts: 2 } },
    });
  });

  it('[AUTH-06] an email that can be neither postponed nor struck out keeps no other', async () => {
    const { world, sentTo } = waiting(3);
    const fault = () => TE.left({ _tag: 'Unavailable' as const });
    const emails = { ...world.emails, done: fault, postpone: fault };
    expect(await sendEmails({ ...world, emails })()).toEqual(E.right(0));
    expect(sentTo()).toEqual(numbers(3));
    expect(world.emails.waiting()).toHaveLength(3);
  });

  it('[AUTH-06] before each email is asked whether it goes on; what is not tried counts no attempt', async () => {
    const { world, sentTo } = waiting(3);
    expect(await sendEmails(world, () => sentTo().length < 2)()).toEqual(E.right(2));
    expect(sentTo()).toEqual(numbers(2));
    expect(await world.emails.take(noon, later)()).toMatchObject({ right: { value: { attempts: 1 } } });
  });

  it('[AUTH-06] what a stranger wrote for a name becomes no link in an email to somebody else', async () => {
    const { world } = waiting(0);
    const draft = O.getOrElseW(() => expect.fail())(O.fromPredicate((id: number): id is DraftId => id > 0)(1));
    const grId = O.getOrElseW(() => expect.fail())(parseGrId('100200300'));
    const invitation = (from: string): Email => ({
      ...email('ruth@a.test'),
      about: { _tag: 'Invitation', grId, from, eventName: 'Wedding' },
    });
    world.emails.keep({
      ...email('ruth@a.test'),
      about: { _tag: 'ConfirmAccount', draft, returnAddress: '/account' },
    });
    world.emails.keep(invitation('Prize at evil.example/x'));
    world.emails.keep(invitation('Rosa'));
    const armed = () => TE.right(true);
    const accountDrafts = { ...world.accountDrafts, arm: armed };
    const invitations = { ...world.invitations, arm: armed };
    expect(await sendEmails({ ...world, accountDrafts, invitations })()).toEqual(E.right(3));
    expect(world.mail.sent().map(({ subject }) => subject)).toEqual([
      'Confirm your Hearth & Field account',
      'You’re invited to manage a registry together',
      'Rosa has invited you to manage a registry together',
    ]);
    expect(world.mail.sent().map(({ text }) => text.split('\n\n').slice(0, 2))).toEqual([
      ['Hello,', expect.stringMatching(/^Thank you for creating an account/)],
      ['Hello,', expect.stringMatching(/^Someone would like to manage the Wedding registry/)],
      ['Hello,', expect.stringMatching(/^Rosa would like to manage the Wedding registry/)],
    ]);
    expect(JSON.stringify(world.mail.sent())).not.toContain('evil');
  });

  it('[AUTH-06] where the emails cannot be read, that is said', async () => {
    const { world } = waiting(1);
    const emails = { ...world.emails, take: () => TE.left({ _tag: 'Unavailable' as const }) };
    expect(await sendEmails({ ...world, emails })()).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[AUTH-06] an email that is refused for good is given up at once, with the code in the log; who invited finds that beside the invitation', async () => {
    const { world, sentTo } = waiting(0);
    const grId = grIdOf('100200300');
    world.emails.keep({
      ...email('ruth@a.test'),
      about: { _tag: 'Invitation', grId, from: 'Rosa', eventName: 'Wedding' },
    });
    world.emails.keep(email('ida@a.test'));
    const marked: Array<readonly [string, string]> = [];
    const invitations = {
      ...world.invitations,
      arm: () => TE.right(true),
      markUndelivered: (...its: readonly [string, string]) => TE.fromIO(() => void marked.push(its)),
    };
    const mail: Mail = {
      send: () => TE.left({ _tag: 'MailNotSent', reason: '550 5.1.1', isPermanent: true }),
    };
    expect(await sendEmails({ ...world, invitations, mail })()).toEqual(E.right(0));
    expect([sentTo(), world.emails.waiting(), marked]).toEqual([[], [], [[grId, 'ruth@a.test']]]);
    expect(world.log.entries()).toEqual(
      ['Invitation', 'AccountDeleted'].map((about) => ({
        level: 'error',
        tag: 'email.given-up',
        data: { about, attempts: 1, reason: '550 5.1.1' },
      })),
    );
  });

  it('[AUTH-06] an invitation whose email may still leave is not yet undelivered', async () => {
    const { world } = waiting(0);
    const about = { _tag: 'Invitation', grId: grIdOf('100200300'), from: 'Rosa', eventName: 'Wedding' } as const;
    world.emails.keep({ ...email('ruth@a.test'), about });
    const invitations = {
      ...world.invitations,
      arm: () => TE.right(true),
      markUndelivered: () => expect.fail(),
    };
    world.mail.fail(true);
    expect(await sendEmails({ ...world, invitations })()).toEqual(E.right(0));
    expect(world.emails.waiting()).toHaveLength(1);
  });
});
