import type { Email, EmailOutbox, Instant, Mail, OutgoingMail } from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';

/** Emails that wait, in memory. */
export interface MemoryEmails extends EmailOutbox {
  readonly keep: (email: Email) => void;
  readonly waiting: () => ReadonlyArray<Email>;
}

interface Kept {
  readonly id: number;
  readonly email: Email;
  readonly attempts: number;
  readonly dueAt: string;
}

/** Nothing waits yet. */
export const memoryEmails = (): MemoryEmails => {
  const kept = new Map<number, Kept>();
  const waiting$ = new Subject<void>();
  let last = 0;
  const keep = (email: Email): void => {
    last += 1;
    kept.set(last, { id: last, email, attempts: 0, dueAt: '' });
    waiting$.next();
  };
  const change = (id: number, to: Partial<Kept>): void => {
    const present = kept.get(id);
    if (present !== undefined) kept.set(id, { ...present, ...to });
  };
  return {
    keep,
    waiting: () => [...kept.values()].map(({ email }) => email),
    put: (email) => TE.fromIO(() => keep(email)),
    take: (now: Instant, until: Instant) =>
      TE.fromIO(() =>
        F.pipe(
          [...kept.values()].sort((one, other) => one.dueAt.localeCompare(other.dueAt) || one.id - other.id),
          RA.findFirst(({ dueAt }) => dueAt <= now),
          O.map(({ id, email, attempts }) => {
            change(id, { attempts: attempts + 1, dueAt: until });
            return { id, email, attempts: attempts + 1 };
          }),
        ),
      ),
    done: (id) =>
      TE.fromIO(() => {
        kept.delete(id);
      }),
    postpone: (id, at) => TE.fromIO(() => change(id, { dueAt: at })),
    waiting$,
  };
};

/** A post office that keeps what it was given, and can be told to fail. */
export interface MemoryMail extends Mail {
  readonly sent: () => ReadonlyArray<OutgoingMail>;
  readonly fail: (failing: boolean | 'for good') => void;
}

/** Nothing was sent yet. */
export const memoryMail = (): MemoryMail => {
  const sent: Array<OutgoingMail> = [];
  let failing: boolean | 'for good' = false;
  return {
    sent: () => sent,
    fail: (so) => {
      failing = so;
    },
    send: (mail) => () => {
      if (failing !== false)
        return TE.left({
          _tag: 'MailNotSent' as const,
          reason: 'told to fail',
          isPermanent: failing === 'for good',
        })();
      sent.push(mail);
      return TE.right(undefined)();
    },
  };
};
