import type { Account, AccountProfile, Log, RegistryForm } from '@gift-registry/domain';
import { either as E, type io as IO } from 'fp-ts';
import { defer, EMPTY, mergeMap, type Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';

/** Who begins a registry, as the account is called. */
export type OwnName = Pick<AccountProfile, 'email' | 'firstName' | 'lastName'>;

/** The form with the name in the first place, unless something stands there already (HOME-01). */
export const withOwnName = (
  form: RegistryForm,
  { firstName, lastName }: Pick<OwnName, 'firstName' | 'lastName'>,
): RegistryForm =>
  form.primaryFirstName === '' && form.primaryLastName === ''
    ? { ...form, primaryFirstName: firstName, primaryLastName: lastName }
    : form;

/** How long until it is asked again who is signed in, in milliseconds. */
export const WHO_AGAIN = 3_000;

/** Who is signed in; asked again, and logged, as long as that cannot be read. Where nobody is, `signIn` is called. */
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
          return timer(WHO_AGAIN, scheduler).pipe(switchMap(() => ownName({ profile }, log, scheduler, signIn)));
        },
        (read): Observable<OwnName> => of(read),
      ),
    ),
  );
