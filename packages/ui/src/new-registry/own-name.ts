import type { Account, AccountProfile, Log, RegistryForm } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { defer, EMPTY, mergeMap, type Observable, of } from 'rxjs';

/** What the account of who begins a registry is called. */
export type OwnName = Pick<AccountProfile, 'firstName' | 'lastName'>;

/** The form with the name in the first place, unless something stands there already (HOME-01). */
export const withOwnName = (form: RegistryForm, { firstName, lastName }: OwnName): RegistryForm =>
  form.primaryFirstName === '' && form.primaryLastName === ''
    ? { ...form, primaryFirstName: firstName, primaryLastName: lastName }
    : form;

/** The name of who is signed in; nothing where it cannot be read, which is logged: one types it. */
export const ownName = ({ profile }: Pick<Account, 'profile'>, log: Log): Observable<OwnName> =>
  defer(profile).pipe(
    mergeMap(
      E.match(
        ({ _tag }): Observable<OwnName> => {
          log.write({ level: 'info', tag: 'own-name-not-read', data: { reason: _tag } })();
          return EMPTY;
        },
        (read): Observable<OwnName> => of(read),
      ),
    ),
  );
