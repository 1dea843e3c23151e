import { function as F, taskEither as TE } from 'fp-ts';
import { type Email, type EmailSubject, emailOrigin } from '../mail/index.ts';
import type { Account, Dependencies, LinkAlreadyUsed, Person, SignInNeeded } from '../ports/index.ts';
import { consumeEmailAllowance, enforceEmailRateLimit, recipientLimit } from '../rate-limit/index.ts';
import { isMailAddress, sameMailAddress, storedMailAddress } from '../text/index.ts';
import { linkExpiry } from './link-expiry.ts';
import { type EmailInvalid, readAccountName } from './new-account.ts';
import { withLinkLimits } from './password-limits.service.ts';
import { ownPassword } from './passwords.service.ts';

type Changing = Pick<Dependencies, 'accounts' | 'emailChanges' | 'signInFailures' | 'clock' | 'log'>;

/**
 * Changes the name and the email of an account (ACC-05). The new address gets a link that confirms it, the old one a
 * notice; nothing changes before. Work and answer are the same whether or not the new address has an account; whether it
 * gets the link is decided when the email is sent.
 */
export const accountChange =
  (dependencies: Changing) =>
  (person: Person): Pick<Account, 'changeName' | 'changeEmail' | 'confirmEmail'> => {
    const { accounts, emailChanges, signInFailures, clock } = dependencies;
    const own = F.pipe(
      person.account,
      TE.fromOption((): SignInNeeded => ({ _tag: 'SignInNeeded' })),
    );
    const emailTo = (to: string, about: EmailSubject): Email => ({
      to,
      site: person.site.id,
      origin: emailOrigin(person.site, person.origin),
      language: person.site.language,
      about,
    });
    return {
      changeName: (typed) =>
        F.pipe(
          own,
          TE.bindTo('id'),
          TE.bindW('names', () => TE.fromEither(readAccountName(typed))),
          TE.chainW(({ id, names }) => accounts.rename(id, names)),
        ),

      changeEmail: ({ email: typed, password }) =>
        F.pipe(
          own,
          TE.bindTo('id'),
          TE.bindW('wanted', () =>
            F.pipe(
              storedMailAddress(typed),
              TE.fromPredicate(isMailAddress, (): EmailInvalid => ({ _tag: 'EmailInvalid' })),
              TE.map(sameMailAddress),
            ),
          ),
          TE.bindW('now', () => TE.fromIO(clock.now)),
          TE.chainFirstW(({ now }) => enforceEmailRateLimit(dependencies)(now, person.networkAddress)),
          TE.bindW('own', ({ id }) => ownPassword(dependencies, person)(id, password)),
          TE.bindW('isDue', ({ wanted, now }) => consumeEmailAllowance(dependencies)(now, 'ConfirmEmail', wanted)),
          TE.chainW(({ id, wanted, now, isDue, own: { account } }) =>
            isDue && wanted !== account.email
              ? emailChanges.begin(id, wanted, linkExpiry('confirmEmail', now), (change) => [
                  emailTo(account.email, { _tag: 'EmailChangeAsked', firstName: account.firstName, wanted }),
                  emailTo(wanted, { _tag: 'ConfirmEmail', change }),
                ])
              : TE.right(undefined),
          ),
        ),

      confirmEmail: (token) =>
        F.pipe(
          TE.fromIO(clock.now),
          TE.chain((now) =>
            withLinkLimits(dependencies)(now, person.networkAddress)(
              F.pipe(
                emailChanges.use(token, now, ({ email: before, firstName }, email) =>
                  emailTo(before, { _tag: 'EmailChanged', firstName, email }),
                ),
                TE.chainW(TE.fromOption((): LinkAlreadyUsed => ({ _tag: 'LinkAlreadyUsed' }))),
              ),
            ),
          ),
          TE.chainW((email) => signInFailures.forget(recipientLimit('ConfirmEmail', email).counter)),
        ),
    };
  };
