import type { Account, AccountProfile, Log, RegistryForm } from '@gift-registry/domain';
import { either as E, type io as IO } from 'fp-ts';
import { defer, EMPTY, mergeMap, type Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';

/** The name and email of the account. */
export type OwnName = Pick<AccountProfile, 'email' | 'firstName' | 'lastName'>;

/** Fills in the name unless one was typed (HOME-01). */
export const withOwnName = (
  form: RegistryForm,
  { firstName, lastName }: Pick<OwnName, 'firstName' | 'lastName'>,
): RegistryForm =>
  form.primaryFirstName === '' && form.primaryLastName === ''
    ? { ...form, primaryFirstName: firstName, primaryLastName: lastName }
    : form;

/** In milliseconds: when reading the profile is tried again. */
const RETRY_AFTER = 3_000;

/** Reads the profile, and tries again, with a log entry, until it succeeds. Calls `signIn` where no one is signed in. */
export const ownName = (
  { profile }: Pick<Account, 'profile'>,
  log: Log,
  scheduler: SchedulerLike,
  signIn: IO.IO<void>,
): Observable<OwnName> =>
  defer(profile).pipe(
    mergeMap(
      E.match(
        ({ _tag }): Observable<OwnName> => {
          log.write({ level: 'info', tag: 'own-name.read-failed', data: { reason: _tag } })();
          if (_tag === 'SignInNeeded') {
            signIn();
            return EMPTY;
          }
          return timer(RETRY_AFTER, scheduler).pipe(switchMap(() => ownName({ profile }, log, scheduler, signIn)));
        },
        (read): Observable<OwnName> => of(read),
      ),
    ),
  );
