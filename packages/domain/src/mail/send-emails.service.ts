import { function as F, type io as IO, option as O, task as T, taskEither as TE } from 'fp-ts';
import { instantAt } from '../calendar/index.ts';
import { emailMessages } from '../messages/index.ts';
import type { Dependencies, MailNotSent, Unavailable, WaitingEmail } from '../ports/index.ts';
import { sites } from '../site/index.ts';
import { type EmailSources, emailContents } from './email-contents.service.ts';
import { nextAttempt } from './mail-retry.ts';
import { writtenEmail } from './written-email.ts';

type Sending = EmailSources & Pick<Dependencies, 'emails' | 'mail' | 'clock' | 'log'>;

/** For how long an email that was taken is nobody else's to send: longer than the slowest mail server may take for one. */
const HELD_FOR = 5 * 60_000;

/** Tells the email and hands it to the mail; answers whether it left, or why it did not. */
const handOver = (dependencies: Sending, { id, email }: WaitingEmail): TE.TaskEither<MailNotSent, boolean> => {
  const site = sites[email.site];
  const saidShortly = TE.mapLeft(
    ({ _tag }: Unavailable): MailNotSent => ({ _tag: 'MailNotSent', reason: _tag, isPermanent: false }),
  );
  return F.pipe(
    emailContents(dependencies, email, dependencies.clock.now()),
    saidShortly,
    TE.chain(
      O.match(
        () => TE.right(false),
        (told) =>
          F.pipe(
            dependencies.mail.send({ to: email.to, from: site.name, ...writtenEmail(emailMessages(told, site)) }),
            TE.map(() => true),
          ),
      ),
    ),
    TE.chainFirst(() => saidShortly(dependencies.emails.done(id))),
  );
};

/** After an email was given up: who invited somebody by it finds that said beside the invitation. */
const givenUp = ({ emails, invitations }: Sending, { id, email }: WaitingEmail): TE.TaskEither<Unavailable, void> =>
  F.pipe(
    email.about._tag === 'Invitation'
      ? invitations.markUndelivered(email.about.grId, email.to)
      : TE.right<Unavailable, void>(undefined),
    TE.chain(() => emails.done(id)),
  );

/** Sends one email; answers whether it left. One that did not is tried again later, or given up: after a day, or at once where it is refused for good. Of that, and of a store that is away, no other email hears. */
const sendEmail =
  (dependencies: Sending) =>
  (waiting: WaitingEmail): T.Task<boolean> => {
    const { emails, clock, log } = dependencies;
    const { id, email, attempts } = waiting;
    const notSent = ({ reason, isPermanent }: MailNotSent): T.Task<boolean> => {
      const next = isPermanent ? O.none : nextAttempt(attempts, clock.now());
      const tag = O.isSome(next) ? 'email.not-sent' : 'email.given-up';
      const level = O.isSome(next) ? 'warning' : 'error';
      return F.pipe(
        T.fromIO(log.write({ level, tag, data: { about: email.about._tag, attempts, reason } })),
        // What is not written here either is due again when the email is held no longer.
        T.chain(() => (O.isSome(next) ? emails.postpone(id, next.value) : givenUp(dependencies, waiting))),
        T.map(() => false),
      );
    };
    return F.pipe(handOver(dependencies, waiting), TE.getOrElse(notSent));
  };

/** The email that is due longest, held from now on. */
const taken = ({ clock, emails }: Sending): TE.TaskEither<Unavailable, O.Option<WaitingEmail>> =>
  F.pipe(
    TE.fromIO(clock.now),
    TE.chain((now) => emails.take(now, O.getOrElse(() => now)(instantAt(Date.parse(now) + HELD_FOR)))),
  );

/**
 * Sends the emails that are due, one after the other until none is; answers how many left. To be run at start, when one was kept, and now and then.
 * Before each email is asked whether it goes on: after a no nothing more is taken.
 */
export const sendEmails = (
  dependencies: Sending,
  goesOn: IO.IO<boolean> = () => true,
): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    TE.fromIO(goesOn),
    TE.chain((isWanted) => (isWanted ? taken(dependencies) : TE.right(O.none))),
    TE.chain(
      O.match(
        () => TE.right(0),
        (waiting) =>
          F.pipe(
            TE.fromTask(sendEmail(dependencies)(waiting)),
            TE.chain((isSent) =>
              F.pipe(
                sendEmails(dependencies, goesOn),
                TE.map((more) => more + (isSent ? 1 : 0)),
              ),
            ),
          ),
      ),
    ),
  );
