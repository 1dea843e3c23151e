import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { paths } from '../address/index.ts';
import { countedAttempt, countedLetter } from '../attempts/index.ts';
import { letterOrigin } from '../mail/index.ts';
import type { Account, Fault, LinkSpent, Person, SignedIn, SignInRefusal, World } from '../ports/index.ts';
import { sameMailAddress } from '../text/index.ts';
import { endOf } from './link-life.ts';
import { readNewAccount } from './new-account.ts';
import { returnPath } from './return-address.ts';
import { networkCounter } from './sign-in-throttle.ts';

type Opening = Pick<
  World,
  'accountDrafts' | 'commonPasswords' | 'signInFailures' | 'letters' | 'names' | 'clock' | 'log'
>;

/**
 * Making an account (AUTH-06). The same work is done and the same is answered whether or not somebody has the mail address already: which letter it gets is found out when that is sent.
 * Wrong passwords beside a link count like wrong sign-ins.
 */
export const accountOpening =
  (world: Opening) =>
  (person: Person): Pick<Account, 'create' | 'confirm'> => {
    const { accountDrafts, commonPasswords, signInFailures, names, clock } = world;
    const network = networkCounter(person.networkAddress);
    return {
      create: ({ account: typed, returnAddress }) =>
        F.pipe(
          TE.fromEither(readNewAccount(typed, commonPasswords.isCommon)),
          TE.bindTo('account'),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ account: { email }, now }) => countedLetter(world)(now, person.networkAddress, email)),
          TE.chainW(({ account, now }) =>
            accountDrafts.begin(account, endOf('confirmAccount', now), (draft) => ({
              to: sameMailAddress(account.email),
              site: person.site.id,
              origin: letterOrigin(person.site, person.origin),
              about: {
                _tag: 'ConfirmAccount',
                draft,
                returnAddress: O.match(() => paths.account, returnPath)(returnAddress),
              },
            })),
          ),
        ),
      confirm: ({ token, password }) =>
        F.pipe(
          TE.fromIO(clock.now),
          TE.chainFirst((now) => countedAttempt(world, 'sign-in-throttled')(now, [network])),
          TE.chain((now) =>
            F.pipe(
              accountDrafts.confirm(token, password, names.accountId(), now),
              TE.chainW((confirmation): TE.TaskEither<LinkSpent | SignInRefusal | Fault, SignedIn> => {
                switch (confirmation._tag) {
                  case 'LinkSpent':
                    return TE.left(confirmation);
                  case 'PasswordWrong':
                    return TE.left({ _tag: 'BadCredentials' });
                  case 'Confirmed':
                    return F.pipe(
                      signInFailures.withdraw(network, now),
                      TE.chain(() => person.session.begin(confirmation.verified)),
                      TE.map((isLoggedIn) => ({ isLoggedIn })),
                    );
                }
              }),
            ),
          ),
        ),
    };
  };
