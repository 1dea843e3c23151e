import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import { endOf } from '../account/index.ts';
import { paths } from '../address/index.ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import type { Unavailable, WaitingLetter, World } from '../ports/index.ts';
import { sites } from '../site/index.ts';
import { type LetterTold, letterWords } from '../words/index.ts';
import type { Letter } from './letter.ts';
import { nextAttempt } from './mail-retry.ts';
import { writtenLetter } from './written-letter.ts';

type Sending = Pick<
  World,
  'accounts' | 'accountDrafts' | 'passwordResets' | 'invitations' | 'letters' | 'mail' | 'names' | 'clock' | 'log'
>;

/** For how long letters that were taken are nobody else's to send. */
const HELD_FOR = 5 * 60_000;

/** What a letter tells by now, with a link that is made this moment; none when nobody needs it any more. Whether an address has an account is found out here, where no stranger waits for the answer. */
const toldBy = (
  { accounts, accountDrafts, passwordResets, invitations, names }: Sending,
  { to, origin, about }: Letter,
  now: Instant,
): TE.TaskEither<Unavailable, O.Option<LetterTold>> => {
  const at = (path: string): string => `${origin}${path}`;
  const forgotPassword = at(paths.forgotPassword);
  switch (about._tag) {
    case 'ConfirmAccount': {
      const token = names.linkToken();
      const link = at(paths.confirmAccount(token, about.returnAddress));
      return F.pipe(
        accounts.withEmail(to),
        TE.chain(
          O.match(
            () =>
              F.pipe(
                accountDrafts.arm(about.draft, token),
                TE.map(
                  (isThere): O.Option<LetterTold> =>
                    isThere ? O.some({ _tag: 'ConfirmAccount', firstName: about.firstName, link }) : O.none,
                ),
              ),
            () =>
              TE.right(
                O.some<LetterTold>({
                  _tag: 'AccountExists',
                  signIn: at(paths.signIn(about.returnAddress)),
                  forgotPassword,
                }),
              ),
          ),
        ),
      );
    }
    case 'ResetPassword': {
      const token = names.linkToken();
      return F.pipe(
        accounts.withEmail(to),
        TE.chain(
          O.traverse(TE.ApplicativePar)((account) =>
            F.pipe(
              passwordResets.keep(account, token, endOf('resetPassword', now)),
              TE.map((): LetterTold => ({ _tag: 'ResetPassword', link: at(paths.resetPassword(token)) })),
            ),
          ),
        ),
      );
    }
    case 'PasswordChanged':
      return TE.right(O.some({ _tag: 'PasswordChanged', firstName: about.firstName, forgotPassword }));
    case 'AccountDeleted':
      return TE.right(O.some({ _tag: 'AccountDeleted', firstName: about.firstName }));
    case 'Invitation': {
      const token = names.linkToken();
      const { from, eventName } = about;
      return F.pipe(
        invitations.arm(about.grId, to, token),
        TE.map(
          (isStanding): O.Option<LetterTold> =>
            isStanding ? O.some({ _tag: 'Invitation', from, eventName, link: at(paths.invitation(token)) }) : O.none,
        ),
      );
    }
  }
};

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
      toldBy(world, letter, now),
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
