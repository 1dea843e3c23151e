import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { paths } from '../address/index.ts';
import { emailOrigin } from '../mail/index.ts';
import type {
  Account,
  Confirmation,
  Dependencies,
  LinkAlreadyUsed,
  Person,
  SignedIn,
  SignInRefusal,
} from '../ports/index.ts';
import {
  accountRequestLimit,
  consumeEmailAllowance,
  enforceEmailRateLimit,
  recipientLimit,
} from '../rate-limit/index.ts';
import { sameMailAddress } from '../text/index.ts';
import { endOf } from './link-life.ts';
import { readNewAccount } from './new-account.ts';
import { withLinkLimits } from './password-limits.service.ts';
import { returnPath } from './return-address.ts';

type Opening = Pick<
  Dependencies,
  'accountDrafts' | 'commonPasswords' | 'signInFailures' | 'emails' | 'ids' | 'clock' | 'log'
>;

type Confirmed = Extract<Confirmation, { readonly _tag: 'Confirmed' }>;

/**
 * Creates an account (AUTH-06). Work and answer are the same whether or not the address has an account already: which email it gets is decided when that is sent.
 * Wrong passwords with a link count like failed sign-ins.
 */
export const accountOpening =
  (dependencies: Opening) =>
  (person: Person): Pick<Account, 'create' | 'confirm'> => {
    const { accountDrafts, commonPasswords, signInFailures, ids, clock } = dependencies;
    const { networkAddress } = person;
    return {
      create: ({ account: typed, returnAddress }) =>
        F.pipe(
          TE.fromEither(readNewAccount(typed, commonPasswords.isCommon)),
          TE.bindTo('account'),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ account: { email }, now }) =>
            enforceEmailRateLimit(dependencies)(now, networkAddress, [accountRequestLimit(networkAddress, email)]),
          ),
          TE.bindW('isDue', ({ account: { email }, now }) =>
            consumeEmailAllowance(dependencies)(now, 'ConfirmAccount', email),
          ),
          TE.chainW(({ account, now, isDue }) =>
            accountDrafts.begin(account, endOf('confirmAccount', now), (draft) =>
              isDue
                ? O.some({
                    to: sameMailAddress(account.email),
                    site: person.site.id,
                    origin: emailOrigin(person.site, person.origin),
                    about: {
                      _tag: 'ConfirmAccount',
                      draft,
                      returnAddress: O.match(() => paths.account, returnPath)(returnAddress),
                    },
                  })
                : O.none,
            ),
          ),
        ),
      confirm: ({ token, password }) =>
        F.pipe(
          TE.fromIO(clock.now),
          TE.chain((now) =>
            withLinkLimits(dependencies)(now, networkAddress)(
              F.pipe(
                accountDrafts.confirm(token, password, ids.accountId(), now),
                TE.chainW((confirmation): TE.TaskEither<LinkAlreadyUsed | SignInRefusal, Confirmed> => {
                  switch (confirmation._tag) {
                    case 'LinkAlreadyUsed':
                      return TE.left(confirmation);
                    case 'PasswordWrong':
                      return TE.left({ _tag: 'BadCredentials' });
                    case 'Confirmed':
                      return TE.right(confirmation);
                  }
                }),
              ),
            ),
          ),
          // All earlier links are used, so the next email may be sent at once.
          TE.chainFirstW(({ email }) => signInFailures.forget(recipientLimit('ConfirmAccount', email).counter)),
          TE.chainW(({ verified }) => person.session.begin(verified)),
          TE.map((isLoggedIn): SignedIn => ({ isLoggedIn })),
        ),
    };
  };
