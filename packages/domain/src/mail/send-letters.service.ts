import { function as F, type io as IO, option as O, task as T, taskEither as TE } from 'fp-ts';
import { instantAt } from '../calendar/index.ts';
import type { MailNotSent, Unavailable, WaitingLetter, World } from '../ports/index.ts';
import { sites } from '../site/index.ts';
import { letterWords } from '../words/index.ts';
import { type LetterSources, letterTold } from './letter-told.service.ts';
import { nextAttempt } from './mail-retry.ts';
import { writtenLetter } from './written-letter.ts';

type Sending = LetterSources & Pick<World, 'letters' | 'mail' | 'clock' | 'log'>;

/** For how long a letter that was taken is nobody else's to send: longer than the slowest mail server may take for one. */
const HELD_FOR = 5 * 60_000;

/** Tells the letter and hands it to the mail; answers whether it left, or why it did not. */
const handOver = (world: Sending, { id, letter }: WaitingLetter): TE.TaskEither<MailNotSent, boolean> => {
  const site = sites[letter.site];
  const saidShortly = TE.mapLeft(
    ({ _tag }: Unavailable): MailNotSent => ({ _tag: 'MailNotSent', reason: _tag, isPermanent: false }),
  );
  return F.pipe(
    letterTold(world, letter, world.clock.now()),
    saidShortly,
    TE.chain(
      O.match(
        () => TE.right(false),
        (told) =>
          F.pipe(
            world.mail.send({ to: letter.to, from: site.name, ...writtenLetter(letterWords(told, site)) }),
            TE.map(() => true),
          ),
      ),
    ),
    TE.chainFirst(() => saidShortly(world.letters.done(id))),
  );
};

/** After a letter was given up: who invited somebody by it finds that said beside the invitation. */
const givenUp = ({ letters, invitations }: Sending, { id, letter }: WaitingLetter): TE.TaskEither<Unavailable, void> =>
  F.pipe(
    letter.about._tag === 'Invitation'
      ? invitations.markUndelivered(letter.about.grId, letter.to)
      : TE.right<Unavailable, void>(undefined),
    TE.chain(() => letters.done(id)),
  );

/** Sends one letter; answers whether it left. One that did not is tried again later, or given up: after a day, or at once where it is refused for good. Of that, and of a store that is away, no other letter hears. */
const sendLetter =
  (world: Sending) =>
  (waiting: WaitingLetter): T.Task<boolean> => {
    const { letters, clock, log } = world;
    const { id, letter, attempts } = waiting;
    const notSent = ({ reason, isPermanent }: MailNotSent): T.Task<boolean> => {
      const next = isPermanent ? O.none : nextAttempt(attempts, clock.now());
      const tag = O.isSome(next) ? 'letter-not-sent' : 'letter-given-up';
      const level = O.isSome(next) ? 'warning' : 'error';
      return F.pipe(
        T.fromIO(log.write({ level, tag, data: { about: letter.about._tag, attempts, reason } })),
        // What is not written here either is due again when the letter is held no longer.
        T.chain(() => (O.isSome(next) ? letters.postpone(id, next.value) : givenUp(world, waiting))),
        T.map(() => false),
      );
    };
    return F.pipe(handOver(world, waiting), TE.getOrElse(notSent));
  };

/** The letter that is due longest, held from now on. */
const taken = ({ clock, letters }: Sending): TE.TaskEither<Unavailable, O.Option<WaitingLetter>> =>
  F.pipe(
    TE.fromIO(clock.now),
    TE.chain((now) => letters.take(now, O.getOrElse(() => now)(instantAt(Date.parse(now) + HELD_FOR)))),
  );

/**
 * Sends the letters that are due, one after the other until none is; answers how many left. To be run at start, when one was kept, and now and then.
 * Before each letter is asked whether it goes on: after a no nothing more is taken.
 */
export const sendLetters = (world: Sending, goesOn: IO.IO<boolean> = () => true): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    TE.fromIO(goesOn),
    TE.chain((isWanted) => (isWanted ? taken(world) : TE.right(O.none))),
    TE.chain(
      O.match(
        () => TE.right(0),
        (waiting) =>
          F.pipe(
            TE.fromTask(sendLetter(world)(waiting)),
            TE.chain((isSent) =>
              F.pipe(
                sendLetters(world, goesOn),
                TE.map((more) => more + (isSent ? 1 : 0)),
              ),
            ),
          ),
      ),
    ),
  );
