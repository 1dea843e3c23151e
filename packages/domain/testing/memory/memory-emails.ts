import {
  type Email,
  type EmailOutbox,
  type Instant,
  type Mail,
  type OutgoingMail,
  plainEmail,
} from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';

/** Queued emails in a Map. */
export interface MemoryEmails extends EmailOutbox {
  readonly keep: (email: Email) => void;
  readonly waiting: () => ReadonlyArray<Email>;
}

interface Queued {
  readonly id: number;
  readonly email: Email;
  readonly attempts: number;
  readonly dueAt: string;
}

/** Nothing waits yet. */
export const memoryEmails = (): MemoryEmails => {
  const queued = new Map<number, Queued>();
  const waiting$ = new Subject<void>();
  let last = 0;
  const keep = (email: Email): void => {
    last += 1;
    queued.set(last, { id: last, email, attempts: 0, dueAt: '' });
    waiting$.next();
  };
  const change = (id: number, to: Partial<Queued>): void => {
    const present = queued.get(id);
    if (present !== undefined) queued.set(id, { ...present, ...to });
  };
  return {
    keep,
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
      sent.push({ ...mail, text: plainEmail(mail) });
      return TE.right(undefined)();
    },
  };
};
