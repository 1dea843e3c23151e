import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Email, EmailSubject } from '../mail/index.ts';
import type {
  DecidedJoining,
  Dependencies,
  Invitations,
  LinkAlreadyUsed,
  Person,
  SignInNeeded,
} from '../ports/index.ts';
import { decideJoining } from './decide-joining.ts';
import { joiningTold } from './joining-email.ts';
import type { Registry } from './registry.ts';

const LINK_SPENT: LinkAlreadyUsed = { _tag: 'LinkAlreadyUsed' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

/** What joining shares with the rest of the invitations. */
export interface JoiningParts {
  readonly isOfThisMarket: (registry: Pick<Registry, 'market'>) => boolean;
  readonly emailOf: (to: string, about: EmailSubject) => Email;
}

/** Who holds the link of an email takes the place with an account of one's own, and the one who asked is told who it was (AUTH-06). */
export const joining =
  (
    { invitations: store, accounts, clock }: Pick<Dependencies, 'invitations' | 'accounts' | 'clock'>,
    person: Person,
    { isOfThisMarket, emailOf }: JoiningParts,
  ): Invitations['acceptInvitation'] =>
  (token) =>
    F.pipe(
      person.account,
      TE.fromOption(() => SIGN_IN_NEEDED),
      TE.bindTo('account'),
      TE.bindW('known', ({ account }) =>
        F.pipe(accounts.find(account), TE.chainW(TE.fromOption(() => SIGN_IN_NEEDED))),
      ),
      TE.chainW(({ account, known }) =>
        store.accept(
          account,
          token,
          clock.now(),
          F.flow(
            O.filter(isOfThisMarket),
            E.fromOption(() => LINK_SPENT),
            E.chainW((registry) =>
              F.pipe(
                decideJoining(registry, { account, firstName: known.firstName, lastName: known.lastName }),
                E.map(
                  (facts): DecidedJoining => ({
                    facts,
                    emailTo: (owner) =>
                      F.pipe(
                        joiningTold(registry, known)(owner),
                        O.map((about) => emailOf(owner.email, about)),
                      ),
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
      TE.map(({ grId }) => grId),
    );
