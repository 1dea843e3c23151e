import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { type Email, type EmailSubject, emailOrigin } from '../mail/index.ts';
import type {
  Account,
  AccountProfile,
  DeletionVersionConflict,
  Dependencies,
  Person,
  SignedIn,
  SignInNeeded,
  StoredAccount,
} from '../ports/index.ts';
import { accountDeletionEmail } from '../registry/index.ts';
import { firstSiteIn, type Market, type SiteIdentity } from '../site/index.ts';
import { deletionPlan, isShownDeletion } from './deletion-plan.ts';
import { ownPassword, PASSWORD_WRONG } from './passwords.service.ts';

type AccountDeletion = Pick<Dependencies, 'accounts' | 'signInFailures' | 'emails' | 'clock' | 'log'>;

const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };
const LEAVING_MOVED: DeletionVersionConflict = { _tag: 'DeletionVersionConflict' };
const SIGNED_OUT: SignedIn = { isLoggedIn: false };

const profileOf = ({ email, firstName, lastName, language, registries }: StoredAccount): AccountProfile => {
  return { email, firstName, lastName, language, ...deletionPlan(registries) };
};

/** Shows the person's account and deletes it (AUTH-06), once its password and what is deleted with it were confirmed. */
export const accountDeletion =
  (dependencies: AccountDeletion) =>
  (person: Person): Pick<Account, 'profile' | 'remove'> => {
    const { accounts } = dependencies;
    /** Links go to this site, or to the site of a registry's other market. */
    const emailTo = (to: string, market: Market, about: EmailSubject): Email => {
      const home = market === person.site.market ? O.none : firstSiteIn(person.site, market);
      const site = O.getOrElse((): SiteIdentity => person.site)(home);
      return { to, site: site.id, origin: emailOrigin(site, person.origin), about, language: person.site.language };
    };
    const id = F.pipe(
      person.account,
      TE.fromOption(() => SIGN_IN_NEEDED),
    );
    return {
      profile: F.pipe(id, TE.chainW(accounts.find), TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED)), TE.map(profileOf)),
      remove: ({ password, shown }) =>
        F.pipe(
          id,
          TE.chainW((own) => ownPassword(dependencies, person)(own, password)),
          TE.chainW(({ verified, account: { email, firstName } }) =>
            accounts.remove(
              verified,
              E.fromPredicate(
                (leaving) => isShownDeletion(shown, leaving),
                () => LEAVING_MOVED,
              ),
              {
                own: emailTo(email, person.site.market, { _tag: 'AccountDeleted', firstName }),
                toStaying:
                  ({ registry, address }) =>
                  (owner) =>
                    F.pipe(
                      accountDeletionEmail(registry, verified.account, O.isSome(address))(owner),
                      O.map((about) => emailTo(owner.email, registry.market, about)),
                    ),
              },
            ),
          ),
          TE.filterOrElseW(
            (isRemoved) => isRemoved,
            () => PASSWORD_WRONG,
          ),
          // The account's sessions are already deleted, so a cookie that remains is worthless.
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
