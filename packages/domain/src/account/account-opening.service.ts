import { either as E, function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import { paths } from '../address/index.ts';
import { today } from '../calendar/index.ts';
import { beginRegistry } from '../directory/index.ts';
import type { AccountId } from '../identity/index.ts';
import { emailOrigin } from '../mail/index.ts';
import { type RegistryForm, type RegistryFormInvalid, readForm } from '../new-registry/index.ts';
import type {
  Account,
  AccountConfirmed,
  Confirmation,
  Dependencies,
  LinkAlreadyUsed,
  Person,
  SignInRefusal,
} from '../ports/index.ts';
import {
  accountRequestLimit,
  consumeEmailAllowance,
  enforceEmailRateLimit,
  recipientLimit,
} from '../rate-limit/index.ts';
import { sameMailAddress } from '../text/index.ts';
import { linkExpiry } from './link-expiry.ts';
import { readNewAccount } from './new-account.ts';
import { withLinkLimits } from './password-limits.service.ts';
import { returnPath } from './sign-in.ts';

type Opening = Pick<
  Dependencies,
  'accountDrafts' | 'commonPasswords' | 'directory' | 'signInFailures' | 'emails' | 'ids' | 'clock' | 'log'
>;

type Confirmed = Extract<Confirmation, { readonly _tag: 'Confirmed' }>;

/**
 * Creates an account (AUTH-06). The work done and the answer are the same whether or not the address already has an
 * account; which email it gets is decided when the email is sent. Wrong passwords with a link count as failed sign-ins.
 * A registry requested with the account is created once the account exists (HOME-01).
 */
export const accountOpening =
  (dependencies: Opening) =>
  (person: Person): Pick<Account, 'create' | 'confirm'> => {
    const { accountDrafts, commonPasswords, signInFailures, ids, clock } = dependencies;
    const { networkAddress, site } = person;

    const checked = (form: RegistryForm | undefined): E.Either<RegistryFormInvalid, unknown> =>
      form === undefined ? E.right(undefined) : readForm(form, { market: site.marketRules, today: today(clock) });

    /**
     * Creates the registry requested with the account; empty when none was requested or it could not be created, for
     * instance because its date has passed meanwhile.
     */
    const begin = (account: AccountId, registry: O.Option<RegistryForm>): T.Task<Pick<AccountConfirmed, 'registry'>> =>
      F.pipe(
        registry,
        O.match(
          () => T.of({}),
          (form) =>
            F.pipe(
              beginRegistry(dependencies, { account: O.some(account), site })(form, O.none),
              TE.orElseFirstIOK(({ _tag: reason }) =>
                dependencies.log.write({ level: 'error', tag: 'registry.creation-failed', data: { reason } }),
              ),
              TE.match(
                () => ({}),
                ({ grId }) => ({ registry: grId }),
              ),
            ),
        ),
      );

    return {
      create: ({ account: typed, returnAddress, registry }) =>
        F.pipe(
          TE.fromEither(readNewAccount(typed, commonPasswords.isCommon)),
          TE.bindTo('account'),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(() => TE.fromEither(checked(registry))),
          TE.chainFirstW(({ account: { email }, now }) =>
            enforceEmailRateLimit(dependencies)(now, networkAddress, [accountRequestLimit(networkAddress, email)]),
          ),
          TE.bindW('isDue', ({ account: { email }, now }) =>
            consumeEmailAllowance(dependencies)(now, 'ConfirmAccount', email),
          ),
          TE.chainW(({ account, now, isDue }) =>
            accountDrafts.begin(
              { ...account, language: person.site.language },
              linkExpiry('confirmAccount', now),
              O.fromNullable(registry),
              (draft) =>
                isDue
                  ? O.some({
                      to: sameMailAddress(account.email),
                      site: person.site.id,
                      origin: emailOrigin(person.site, person.origin),
                      language: person.site.language,
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
          // All earlier links have been used, so the next email may be sent at once.
          TE.chainFirstW(({ email }) => signInFailures.forget(recipientLimit('ConfirmAccount', email).counter)),
          TE.bindW('isLoggedIn', ({ verified }) => person.session.begin(verified)),
          TE.bindW('begun', ({ verified, registry }) => TE.fromTask(begin(verified.account, registry))),
          TE.map(({ isLoggedIn, begun }): AccountConfirmed => ({ isLoggedIn, ...begun })),
        ),
    };
  };
