import { either as E, function as F, taskEither as TE } from 'fp-ts';
import { letterOrigin } from '../mail/index.ts';
import type {
  Account,
  AccountProfile,
  KeptAccount,
  LeavingMoved,
  Person,
  SignedIn,
  SignInNeeded,
  World,
} from '../ports/index.ts';
import { isAsShown, leavingOf } from './leaving.ts';
import { ownPassword, PASSWORD_WRONG } from './own-password.service.ts';

type Leaving = Pick<World, 'accounts' | 'signInFailures' | 'letters' | 'clock' | 'log'>;

const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };
const LEAVING_MOVED: LeavingMoved = { _tag: 'LeavingMoved' };
const SIGNED_OUT: SignedIn = { isLoggedIn: false };

const profileOf = ({ email, firstName, lastName, registries }: KeptAccount): AccountProfile => {
  return { email, firstName, lastName, ...leavingOf(registries) };
};

/** One's own account, and leaving it (AUTH-06): what goes with it is said beforehand, and the password is asked once more. */
export const accountLeaving =
  (world: Leaving) =>
  (person: Person): Pick<Account, 'profile' | 'remove'> => {
    const { accounts } = world;
    const id = F.pipe(
      person.account,
      TE.fromOption(() => SIGN_IN_NEEDED),
    );
    return {
      profile: F.pipe(id, TE.chainW(accounts.find), TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED)), TE.map(profileOf)),
      remove: ({ password, shown }) =>
        F.pipe(
          id,
          TE.chainW((own) => ownPassword(world, person)(own, password)),
          TE.chainW(({ verified, account: { email, firstName } }) =>
            accounts.remove(
              verified,
              E.fromPredicate(
                (leaving) => isAsShown(shown, leaving),
                () => LEAVING_MOVED,
              ),
              {
                to: email,
                site: person.site.id,
                origin: letterOrigin(person.site, person.origin),
                about: { _tag: 'AccountDeleted', firstName },
              },
            ),
          ),
          TE.filterOrElseW(
            (isRemoved) => isRemoved,
            () => PASSWORD_WRONG,
          ),
          // The account is gone with its sessions: a cookie that could not be taken back opens nothing.
          TE.chainW(() =>
            F.pipe(
              person.session.end,
              TE.match(
                () => SIGNED_OUT,
                () => SIGNED_OUT,
              ),
              TE.fromTask,
            ),
          ),
        ),
    };
  };
