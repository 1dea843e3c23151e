import type { Account, AccountProfile, Log, RegistryForm } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, mergeMap, type Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';

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

/** Reads the profile, and tries again, with a log entry, until it succeeds; none where no one is signed in. */
export const ownName = (
  { profile }: Pick<Account, 'profile'>,
  log: Log,
  scheduler: SchedulerLike,
): Observable<O.Option<OwnName>> =>
  defer(profile).pipe(
    mergeMap(
      E.match(
        ({ _tag }): Observable<O.Option<OwnName>> => {
          if (_tag === 'SignInNeeded') return of(O.none);
          log.write({ level: 'info', tag: 'own-name.read-failed', data: { reason: _tag } })();
          return timer(RETRY_AFTER, scheduler).pipe(switchMap(() => ownName({ profile }, log, scheduler)));
        },
        (read): Observable<O.Option<OwnName>> => of(O.some(read)),
      ),
    ),
  );
