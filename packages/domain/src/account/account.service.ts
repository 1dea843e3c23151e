import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { SessionId } from '../identity/index.ts';
import type {
  Account,
  Credentials,
  Dependencies,
  Fault,
  Person,
  SignedIn,
  SignInNeeded,
  SignInRefusal,
} from '../ports/index.ts';
import type { PasswordAttempt } from '../rate-limit/index.ts';
import { accountChange } from './account-change.service.ts';
import { accountDeletion } from './account-deletion.service.ts';
import { accountOpening } from './account-opening.service.ts';
import { type DataExportDependencies, dataExport } from './data-export.service.ts';
import { withPasswordLimits } from './password-limits.service.ts';
import { passwords } from './passwords.service.ts';
import { sessionsInOrder } from './sign-in.ts';

/** Lists the account's sessions and ends them (AUTH-06). */
export const ownSessions = ({
  account,
  session,
}: Pick<Person, 'account' | 'session'>): Pick<Account, 'sessions' | 'endSession' | 'endOtherSessions'> => {
  const own = F.pipe(
    account,
    TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' })),
  );
  const sessions = F.pipe(own, TE.chainW(session.all), TE.map(sessionsInOrder));
  const ending = (which: O.Option<SessionId>) =>
    F.pipe(
      own,
      TE.chainW((id) => session.endOther(id, which)),
      TE.chainW(() => sessions),
    );
  return { sessions, endSession: (id) => ending(O.some(id)), endOtherSessions: ending(O.none) };
};

const SIGNED_IN: SignedIn = { isLoggedIn: true };
const SIGNED_OUT: SignedIn = { isLoggedIn: false };
const BAD_CREDENTIALS: SignInRefusal = { _tag: 'BadCredentials' };

/** The driven ports that the account's services need. */
export type AccountDependencies = Pick<
  Dependencies,
  | 'accounts'
  | 'accountDrafts'
  | 'passwordResets'
  | 'emailChanges'
  | 'commonPasswords'
  | 'directory'
  | 'signInFailures'
  | 'emails'
  | 'ids'
  | 'clock'
  | 'log'
> &
  DataExportDependencies;

/**
 * A person's account in one browser (AUTH-06). An attempt is counted before the password is verified, so that
 * concurrent attempts cannot get around a limit (AUTH-07). If the password is changed during verification, nobody is
 * signed in.
 */
export const account =
  (dependencies: AccountDependencies) =>
  (person: Person): Account => {
    const { accounts, clock } = dependencies;
    const tried = withPasswordLimits(dependencies);

    const beginAttempt = (email: string): TE.TaskEither<Fault, PasswordAttempt> =>
      F.pipe(
        person.session.isKnownDevice(email),
        TE.map((isKnown): PasswordAttempt => ({ _tag: isKnown ? 'OnKnownDevice' : 'ByAnybody', email })),
      );

    const signInAt =
      (now: Instant) =>
      ({ email, password }: Credentials): TE.TaskEither<SignInRefusal | Fault, SignedIn> =>
        F.pipe(
          beginAttempt(email),
          TE.chainW((attempt) =>
            tried(
              now,
              attempt,
              person.networkAddress,
            )(F.pipe(accounts.verify(email, password), TE.chainW(TE.fromOption((): SignInRefusal => BAD_CREDENTIALS)))),
          ),
          TE.chainW(person.session.begin),
          TE.filterOrElseW(
            (isBegun) => isBegun,
            () => BAD_CREDENTIALS,
          ),
          TE.map(() => SIGNED_IN),
        );

    return {
      config: TE.of(O.isSome(person.account) ? SIGNED_IN : SIGNED_OUT),
      signIn: (credentials) =>
        F.pipe(
          TE.fromIO(clock.now),
          TE.chain((now) => signInAt(now)(credentials)),
        ),
      signOut: F.pipe(
        person.session.end,
        TE.map(() => SIGNED_OUT),
      ),
      ...accountOpening(dependencies)(person),
      ...passwords(dependencies)(person),
      ...accountChange(dependencies)(person),
      ...accountDeletion(dependencies)(person),
      ...ownSessions(person),
      data: dataExport(dependencies)(person),
    };
  };
