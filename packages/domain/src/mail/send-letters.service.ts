import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import { instantAt } from '../calendar/index.ts';
import type { Unavailable, WaitingLetter, World } from '../ports/index.ts';
import { sites } from '../site/index.ts';
import { letterWords } from '../words/index.ts';
import { type LetterSources, letterTold } from './letter-told.service.ts';
import { nextAttempt } from './mail-retry.ts';
import { writtenLetter } from './written-letter.ts';

type Sending = LetterSources & Pick<World, 'letters' | 'mail' | 'clock' | 'log'>;

/** For how long letters that were taken are nobody else's to send. */
const HELD_FOR = 5 * 60_000;

/** Sends one letter; answers whether it left. One that did not is tried again later, or given up after a day. */
const sendLetter =
  (world: Sending) =>
  ({ id, letter, attempts }: WaitingLetter): TE.TaskEither<Unavailable, boolean> => {
    const { letters, mail, clock, log } = world;
    const now = clock.now();
    const site = sites[letter.site];
    const notSent = (reason: string): TE.TaskEither<Unavailable, void> => {
      const next = nextAttempt(attempts, now);
      const tag = O.isSome(next) ? 'letter-not-sent' : 'letter-given-up';
      const level = O.isSome(next) ? 'warning' : 'error';
      return F.pipe(
        O.isSome(next) ? letters.postpone(id, next.value) : letters.done(id),
        TE.chainFirstIOK(() => log.write({ level, tag, data: { about: letter.about._tag, attempts, reason } })),
      );
    };
    return F.pipe(
      letterTold(world, letter, now),
      TE.chain(
        O.match(
          () =>
            F.pipe(
              letters.done(id),
              TE.map(() => false),
            ),
          (told) =>
            F.pipe(
              mail.send({ to: letter.to, from: site.name, ...writtenLetter(letterWords(told, site)) }),
              TE.matchEW(
                ({ reason }) =>
                  F.pipe(
                    notSent(reason),
                    TE.map(() => false),
                  ),
                () =>
                  F.pipe(
                    letters.done(id),
                    TE.map(() => true),
                  ),
              ),
            ),
        ),
      ),
    );
  };

/** One round over the letters that are due, one after the other: how many were taken, and how many left. */
const round = (world: Sending): TE.TaskEither<Unavailable, { readonly taken: number; readonly sent: number }> =>
  F.pipe(
    TE.fromIO(world.clock.now),
    TE.chain((now) => world.letters.take(now, O.getOrElse(() => now)(instantAt(Date.parse(now) + HELD_FOR)))),
    TE.chain((due) => A.traverse(TE.ApplicativeSeq)(sendLetter(world))([...due])),
    TE.map((outcomes) => ({ taken: outcomes.length, sent: outcomes.filter((left) => left).length })),
  );

/** Sends the letters that are due, round after round until none is; answers how many left. To be run at start, when one was kept, and now and then. */
export const sendLetters = (world: Sending): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    round(world),
    TE.chain(({ taken, sent }) =>
      taken === 0
        ? TE.right(sent)
        : F.pipe(
            sendLetters(world),
            TE.map((more) => sent + more),
          ),
    ),
  );
