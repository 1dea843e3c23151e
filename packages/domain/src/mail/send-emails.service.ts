import { function as F, type io as IO, option as O, task as T, taskEither as TE } from 'fp-ts';
import { instantAt } from '../calendar/index.ts';
import type { Language } from '../language/index.ts';
import { type EmailContents, messagesOf } from '../messages/index.ts';
import type { Dependencies, MailNotSent, Unavailable, WaitingEmail } from '../ports/index.ts';
import { siteById, siteIn } from '../site/index.ts';
import type { Email } from './email.ts';
import { type EmailSources, emailContents } from './email-contents.service.ts';
import { nextAttempt } from './mail-retry.ts';

type Sending = EmailSources & Pick<Dependencies, 'sites' | 'emails' | 'mail' | 'clock' | 'log'>;

/** How long a taken email is reserved, in milliseconds: longer than the slowest mail server may take for one. */
const HELD_FOR = 5 * 60_000;

/** The language of the order that the email is about, else that of the recipient's account, else that of the page that caused it (LANG-04). */
const languageOf = (
  { accounts, placedOrders }: Sending,
  { to, about, language = 'en' }: Email,
): TE.TaskEither<Unavailable, Language> => {
  const orderNumber =
    about._tag === 'GiftsRejected'
      ? about.orderNumbers[0]
      : 'orderNumber' in about && about._tag !== 'GiftReceived'
        ? about.orderNumber
        : undefined;
  if (orderNumber !== undefined)
    return F.pipe(
      placedOrders.find(orderNumber),
      TE.map(
        O.match(
          () => language,
          ({ order }) => order.language ?? 'en',
        ),
      ),
    );
  if (about._tag === 'AccountDeleted') return TE.right(language);
  return F.pipe(
    accounts.withEmail(to),
    TE.chain(O.match(() => TE.right(O.none), accounts.find)),
    TE.map(
      O.match(
        () => language,
        (account) => account.language,
      ),
    ),
  );
};

/** Renders and sends the email; returns whether it was sent, or why not. */
const handOver = (dependencies: Sending, { id, email }: WaitingEmail): TE.TaskEither<MailNotSent, boolean> => {
  const now = dependencies.clock.now();
  const briefly = TE.mapLeft(
    ({ _tag }: Unavailable): MailNotSent => ({ _tag: 'MailNotSent', reason: _tag, isPermanent: false }),
  );
  return F.pipe(
    languageOf(dependencies, email),
    TE.map((language) => siteIn(siteById(dependencies.sites, email.site), language)),
    TE.bindTo('site'),
    TE.bind('notified', ({ site }) => emailContents(dependencies, site, email, now)),
    briefly,
    TE.chain(({ site, notified }) =>
      O.match(
        () => TE.right(false),
        (contents: EmailContents) =>
          F.pipe(
            dependencies.mail.send({
              ...{ to: email.to, site, origin: email.origin },
              ...messagesOf(site.language).emailMessages(contents, site, now),
            }),
            TE.map(() => true),
          ),
      )(notified),
    ),
    TE.chainFirst(() => briefly(dependencies.emails.done(id))),
  );
};

/** Marks the invitation as undelivered when its email was given up. */
const givenUp = ({ emails, invitations }: Sending, { id, email }: WaitingEmail): TE.TaskEither<Unavailable, void> =>
  F.pipe(
    email.about._tag === 'Invitation'
      ? invitations.markUndelivered(email.about.grId, email.to)
      : TE.right<Unavailable, void>(undefined),
    TE.chain(() => emails.done(id)),
  );

/**
 * Sends one email and returns whether it was sent. If it fails, it is tried again later, and given up after a day, or
 * at once when refused permanently. Neither that nor an unavailable store affects other emails.
 */
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
        // If this fails too, the email is due again when its reservation ends.
        T.chain(() => (O.isSome(next) ? emails.postpone(id, next.value) : givenUp(dependencies, waiting))),
        T.map(() => false),
      );
    };
    return F.pipe(handOver(dependencies, waiting), TE.getOrElse(notSent));
  };

/** Takes and reserves the email that has been due longest. */
const taken = ({ clock, emails }: Sending): TE.TaskEither<Unavailable, O.Option<WaitingEmail>> =>
  F.pipe(
    TE.fromIO(clock.now),
    TE.chain((now) => emails.take(now, O.getOrElse(() => now)(instantAt(Date.parse(now) + HELD_FOR)))),
  );

/**
 * Sends the due emails one after the other, and returns how many were sent. Run at start, when an email was queued, and
 * regularly. Calls `shouldContinue` before each email, and stops when it returns false.
 */
export const sendEmails = (
  dependencies: Sending,
  shouldContinue: IO.IO<boolean> = () => true,
): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    TE.fromIO(shouldContinue),
    TE.chain((isWanted) => (isWanted ? taken(dependencies) : TE.right(O.none))),
    TE.chain(
      O.match(
        () => TE.right(0),
        (waiting) =>
          F.pipe(
            TE.fromTask(sendEmail(dependencies)(waiting)),
            TE.chain((isSent) =>
              F.pipe(
                sendEmails(dependencies, shouldContinue),
                TE.map((more) => more + (isSent ? 1 : 0)),
              ),
            ),
          ),
      ),
    ),
  );
