import {
  type DueEmail,
  type Email,
  type EmailOutbox,
  type Instant,
  type Mail,
  messagesOf,
  type OutgoingMail,
  plainEmail,
} from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';

/** Queued emails in a Map. */
export interface MemoryEmails extends EmailOutbox {
  readonly keep: (email: Email) => void;
  readonly keepDue: (due: DueEmail) => void;
  readonly waiting: () => ReadonlyArray<Email>;
}

interface Queued {
  readonly id: number;
  readonly email: Email;
  readonly attempts: number;
  readonly dueAt: string;
  readonly once?: string;
}

/** Nothing waits yet. */
export const memoryEmails = (): MemoryEmails => {
  const queued = new Map<number, Queued>();
  const waiting$ = new Subject<void>();
  let last = 0;
  const keepDue = ({ email, dueAt, once }: { email: Email; dueAt: string; once: O.Option<string> }): void => {
    if (O.isSome(once) && [...queued.values()].some((other) => other.once === once.value)) return;
    last += 1;
    queued.set(last, { id: last, email, attempts: 0, dueAt, ...(O.isSome(once) ? { once: once.value } : {}) });
    waiting$.next();
  };
  const keep = (email: Email): void => keepDue({ email, dueAt: '', once: O.none });
  const change = (id: number, to: Partial<Queued>): void => {
    const present = queued.get(id);
    if (present !== undefined) queued.set(id, { ...present, ...to });
  };
  return {
    keep,
    keepDue,
    waiting: () => [...queued.values()].map(({ email }) => email),
    put: (email) => TE.fromIO(() => keep(email)),
    take: (now: Instant, until: Instant) =>
      TE.fromIO(() =>
        F.pipe(
          [...queued.values()].sort((one, other) => one.dueAt.localeCompare(other.dueAt) || one.id - other.id),
          RA.findFirst(({ dueAt }) => dueAt <= now),
          O.map(({ id, email, attempts }) => {
            change(id, { attempts: attempts + 1, dueAt: until });
            return { id, email, attempts: attempts + 1 };
          }),
        ),
      ),
    done: (id) =>
      TE.fromIO(() => {
        queued.delete(id);
      }),
    postpone: (id, at) => TE.fromIO(() => change(id, { dueAt: at })),
    waiting$,
  };
};

/** A sent email, with its plain text. */
export interface SentMail extends OutgoingMail {
  readonly text: string;
}

/** Stores the sent emails, and can be made to fail. */
export interface MemoryMail extends Mail {
  readonly sent: () => ReadonlyArray<SentMail>;
  readonly fail: (failing: boolean | 'for good') => void;
}

/** Nothing was sent yet. */
export const memoryMail = (): MemoryMail => {
  const sent: Array<SentMail> = [];
  let failing: boolean | 'for good' = false;
  return {
    sent: () => sent,
    fail: (isFailing) => {
      failing = isFailing;
    },
    send: (mail) => () => {
      if (failing !== false)
        return TE.left({
          _tag: 'MailNotSent' as const,
          reason: 'made to fail',
          isPermanent: failing === 'for good',
        })();
      sent.push({ ...mail, text: plainEmail(mail, messagesOf(mail.site.language).emailSigns) });
      return TE.right(undefined)();
    },
  };
};
