import { type Account, type Fault, type LinkAlreadyUsed, parseLinkToken } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, of } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';

/** The form that confirms a new email address by its link: a button, so that opening the link alone changes nothing (ACC-05). */
export type ConfirmEmailStream = FormStream<never, LinkAlreadyUsed | Fault>;

/** A malformed token counts as a used link. */
export const confirmEmailStream = (account: Pick<Account, 'confirmEmail'>, raw: unknown): ConfirmEmailStream => {
  const token = typeof raw === 'string' ? parseLinkToken(raw) : O.none;
  return formStream({
    empty: {},
    problemsOf: () => [],
    send: () =>
      O.isSome(token)
        ? defer(account.confirmEmail(token.value))
        : of(E.left<LinkAlreadyUsed>({ _tag: 'LinkAlreadyUsed' })),
  });
};
