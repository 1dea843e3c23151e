import type { GrId } from '@gift-registry/domain';
import {
  type AccountPageStream,
  accountPageStream,
  type ConfirmAccountStream,
  type CoRegistrantStream,
  confirmAccountStream,
  coRegistrantStream,
  type ForgotPasswordStream,
  forgotPasswordStream,
  type InvitationStream,
  invitationStream,
  type NewAccountStream,
  newAccountStream,
  type OwnSessionsStream,
  ownSessionsStream,
  type ResetPasswordStream,
  resetPasswordStream,
  type SignInStream,
  signInStream,
} from '@gift-registry/ui';
import { asyncScheduler, NEVER } from 'rxjs';
import { forgetPerson } from './browser/forget-person.ts';
import { once, remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** What came with the address of a page that an email leads to. */
export interface LinkAddress {
  readonly token: unknown;
  readonly returnUrl: unknown;
}

/** The pages about one's account. */
export interface AccountScreens {
  readonly signIn: (returnUrl: unknown) => SignInStream;
  readonly newAccount: (returnUrl: unknown) => NewAccountStream;
  readonly confirmAccount: (address: LinkAddress) => ConfirmAccountStream;
  readonly forgotPassword: () => ForgotPasswordStream;
  readonly resetPassword: (token: unknown) => ResetPasswordStream;
  readonly account: () => AccountPageStream;
  readonly ownSessions: () => OwnSessionsStream;
  readonly invitation: (token: unknown) => InvitationStream;
  /** Asking somebody to keep that registry as well. */
  readonly coRegistrant: (grId: GrId) => CoRegistrantStream;
}

/** The screens of accounts; each is made when it is first asked for. */
export const accountScreens = (
  { account, clock, goTo: open, invitations, log, page, registries, site }: ScreenParts,
  { shell, waiting }: ShellParts,
): AccountScreens => {
  const openSignedIn = (path: string): void => {
    waiting.signedIn(path);
    open(path);
  };
  return {
    signIn: remembered(String, (returnUrl) => signInStream({ account, returnUrl, leaveTo: openSignedIn })),
    newAccount: remembered(String, (returnUrl) => newAccountStream({ account, returnUrl })),
    confirmAccount: remembered(
      ({ token, returnUrl }) => `${token} ${returnUrl}`,
      (address: LinkAddress) => confirmAccountStream({ account, ...address, leaveTo: openSignedIn }),
    ),
    forgotPassword: once(() => forgotPasswordStream(account)),
    resetPassword: remembered(String, (token) => resetPasswordStream({ account, token })),
    account: once(() =>
      accountPageStream({
        account,
        registries,
        signOut: shell.signOut,
        leaveTo: open,
        onLeft: () => {
          forgetPerson(() => page.sessionStorage, waiting, log)();
          shell.sessionEnded();
        },
        scheduler: asyncScheduler,
      }),
    ),
    ownSessions: once(() => ownSessionsStream({ account, clock, site })),
    invitation: remembered(String, (token) =>
      invitationStream({ invitations, token, leaveTo: open, scheduler: asyncScheduler }),
    ),
    coRegistrant: remembered(String, (grId) => coRegistrantStream({ invitations, grId, moved$: NEVER })),
  };
};
