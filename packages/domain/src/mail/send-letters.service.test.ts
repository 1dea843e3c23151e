import { grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { memoryWorld } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseGrId } from '../identity/index.ts';
import type { Mail } from '../ports/index.ts';
import type { DraftId, Letter } from './letter.ts';
import { sendLetters } from './send-letters.service.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const later = instantOf('2027-06-30T12:00:00.000Z');
const letter = (to: string): Letter => ({
  to,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName: 'Rosa' },
});
const numbers = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, number) => `${number}@a.test`);

const waiting = (count: number) => {
  const world = memoryWorld();
  world.setClock(noon);
  numbers(count).map(letter).forEach(world.letters.keep);
  return { world, sentTo: () => world.mail.sent().map(({ to }) => to) };
};

describe('sending the letters that are due', () => {
  it('[AUTH-06] however slow the mail server is, two processes send no letter twice', async () => {
    const { world, sentTo } = waiting(20);
    const slow: Mail = {
      send: (mail) => async () => {
        world.setClock(instantOf(new Date(Date.parse(world.clock.now()) + 60_000).toISOString()));
        if (sentTo().length === 9) await sendLetters(world)();
        return world.mail.send(mail)();
      },
    };
    const sent = await sendLetters({ ...world, mail: slow })();
    expect(sentTo().toSorted()).toEqual(numbers(20).toSorted());
    expect(sent).toEqual(E.right(10));
    expect(world.letters.waiting()).toEqual([]);
  });

  it('[AUTH-06] what the database does not say of one letter keeps no other; the one is tried again', async () => {
    const { world, sentTo } = waiting(0);
    world.letters.keep({ ...letter('reset@a.test'), about: { _tag: 'ResetPassword' } });
    numbers(3).map(letter).forEach(world.letters.keep);
    const away = { ...world.accounts, withEmail: () => TE.left({ _tag: 'Unavailable' as const }) };
    expect(await sendLetters({ ...world, accounts: away })()).toEqual(E.right(3));
    expect(sentTo()).toEqual(numbers(3));
    expect(world.log.entries()).toContainEqual({
      level: 'warning',
      tag: 'letter-not-sent',
      data: { about: 'ResetPassword', attempts: 1, reason: 'Unavailable' },
    });
    expect(await world.letters.take(instantOf('2027-06-01T12:00:59.999Z'), later)()).toEqual(E.right({ _tag: 'None' }));
    expect(await world.letters.take(instantOf('2027-06-01T12:01:00.000Z'), later)()).toMatchObject({
      right: { value: { letter: { to: 'reset@a.test' }, attempts: 2 } },
    });
  });

  it('[AUTH-06] a letter that can be neither postponed nor struck out keeps no other', async () => {
    const { world, sentTo } = waiting(3);
    const fault = () => TE.left({ _tag: 'Unavailable' as const });
    const letters = { ...world.letters, done: fault, postpone: fault };
    expect(await sendLetters({ ...world, letters })()).toEqual(E.right(0));
    expect(sentTo()).toEqual(numbers(3));
    expect(world.letters.waiting()).toHaveLength(3);
  });

  it('[AUTH-06] before each letter is asked whether it goes on; what is not tried counts no attempt', async () => {
    const { world, sentTo } = waiting(3);
    expect(await sendLetters(world, () => sentTo().length < 2)()).toEqual(E.right(2));
    expect(sentTo()).toEqual(numbers(2));
    expect(await world.letters.take(noon, later)()).toMatchObject({ right: { value: { attempts: 1 } } });
  });

  it('[AUTH-06] what a stranger wrote for a name becomes no link in a letter to somebody else', async () => {
    const { world } = waiting(0);
    const draft = O.getOrElseW(() => expect.fail())(O.fromPredicate((id: number): id is DraftId => id > 0)(1));
    const grId = O.getOrElseW(() => expect.fail())(parseGrId('100200300'));
    const invitation = (from: string): Letter => ({
      ...letter('ruth@a.test'),
      about: { _tag: 'Invitation', grId, from, eventName: 'Wedding' },
    });
    world.letters.keep({
      ...letter('ruth@a.test'),
      about: { _tag: 'ConfirmAccount', draft, returnAddress: '/account' },
    });
    world.letters.keep(invitation('Prize at evil.example/x'));
    world.letters.keep(invitation('Rosa'));
    const armed = () => TE.right(true);
    const accountDrafts = { ...world.accountDrafts, arm: armed };
    const invitations = { ...world.invitations, arm: armed };
    expect(await sendLetters({ ...world, accountDrafts, invitations })()).toEqual(E.right(3));
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

  it('[AUTH-06] where the letters cannot be read, that is said', async () => {
    const { world } = waiting(1);
    const letters = { ...world.letters, take: () => TE.left({ _tag: 'Unavailable' as const }) };
    expect(await sendLetters({ ...world, letters })()).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[AUTH-06] a letter that is refused for good is given up at once, with the code in the log; who invited finds that beside the invitation', async () => {
    const { world, sentTo } = waiting(0);
    const grId = grIdOf('100200300');
    world.letters.keep({
      ...letter('ruth@a.test'),
      about: { _tag: 'Invitation', grId, from: 'Rosa', eventName: 'Wedding' },
    });
    world.letters.keep(letter('ida@a.test'));
    const marked: Array<readonly [string, string]> = [];
    const invitations = {
      ...world.invitations,
      arm: () => TE.right(true),
      markUndelivered: (...its: readonly [string, string]) => TE.fromIO(() => void marked.push(its)),
    };
    const mail: Mail = {
      send: () => TE.left({ _tag: 'MailNotSent', reason: '550 5.1.1', isPermanent: true }),
    };
    expect(await sendLetters({ ...world, invitations, mail })()).toEqual(E.right(0));
    expect([sentTo(), world.letters.waiting(), marked]).toEqual([[], [], [[grId, 'ruth@a.test']]]);
    expect(world.log.entries()).toEqual(
      ['Invitation', 'AccountDeleted'].map((about) => ({
        level: 'error',
        tag: 'letter-given-up',
        data: { about, attempts: 1, reason: '550 5.1.1' },
      })),
    );
  });

  it('[AUTH-06] an invitation whose letter may still leave is not yet undelivered', async () => {
    const { world } = waiting(0);
    const about = { _tag: 'Invitation', grId: grIdOf('100200300'), from: 'Rosa', eventName: 'Wedding' } as const;
    world.letters.keep({ ...letter('ruth@a.test'), about });
    const invitations = {
      ...world.invitations,
      arm: () => TE.right(true),
      markUndelivered: () => expect.fail(),
    };
    world.mail.fail(true);
    expect(await sendLetters({ ...world, invitations })()).toEqual(E.right(0));
    expect(world.letters.waiting()).toHaveLength(1);
  });
});
