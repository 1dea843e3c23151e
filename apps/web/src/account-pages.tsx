import { paths, returnPath } from '@gift-registry/domain';
import {
  AccountPage,
  accountPageStream,
  ConfirmAccountPage,
  ConfirmEmailPage,
  CoRegistrantSection,
  confirmAccountStream,
  confirmEmailStream,
  coRegistrantStream,
  ForgotPasswordPage,
  forgotPasswordStream,
  InvitationPage,
  invitationStream,
  NewAccountPage,
  newAccountStream,
  OwnSessionsSection,
  ownSessionsStream,
  ResetPasswordPage,
  resetPasswordStream,
  SignInPage,
  signInStream,
} from '@gift-registry/ui';
import type { ReactNode } from 'react';
import { asyncScheduler, NEVER } from 'rxjs';
import { parameterOf } from './address/parameter-of.ts';
import { forgetPerson } from './browser/forget-person.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { lazyDataExport } from './data-export.tsx';
import { memoized, once } from './memoized.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { Screens } from './screens.ts';
import type { ShellScreens } from './shell-screens.ts';
import type { SiteDialogs } from './site-dialogs.ts';

/** The parameters of a page's address that an email links to. */
interface LinkAddress {
  readonly token: unknown;
  readonly returnUrl: unknown;
}

/** The streams of the account pages; each is created on first use. */
const accountScreens = (
  { account, clock, goTo: open, invitations, log, page, registries, site }: ScreenDependencies,
  { shell }: ShellScreens,
  { waiting }: Pick<SiteDialogs, 'waiting'>,
) => {
  const openSignedIn = (path: string): void => {
    waiting.signedIn(path);
    open(path);
  };
  return {
    signIn: memoized(String, (returnUrl) => signInStream({ account, returnUrl, leaveTo: openSignedIn })),
    newAccount: memoized(String, (returnUrl) => newAccountStream({ account, returnUrl })),
    confirmAccount: memoized(
      ({ token, returnUrl }) => `${token} ${returnUrl}`,
      (address: LinkAddress) => confirmAccountStream({ account, ...address, leaveTo: openSignedIn }),
    ),
    confirmEmail: memoized(String, (token) => confirmEmailStream(account, token)),
    forgotPassword: once(() => forgotPasswordStream(account)),
    resetPassword: memoized(String, (token) => resetPasswordStream({ account, token })),
    account: once(() =>
      accountPageStream({
        account,
        registries,
        signOut: shell.signOut,
        leaveTo: open,
        onDeleted: () => {
          forgetPerson(tabMemories(page, log))();
          shell.sessionEnded();
        },
        scheduler: asyncScheduler,
      }),
    ),
    ownSessions: once(() => ownSessionsStream({ account, clock, site })),
    invitation: memoized(String, (token) =>
      invitationStream({ invitations, token, leaveTo: open, scheduler: asyncScheduler }),
    ),
    coRegistrant: memoized(String, (grId) => coRegistrantStream({ invitations, grId, registryChanges$: NEVER })),
  };
};

/** The page, and the parameters of its address. */
export interface AccountPageProps {
  readonly page:
    | 'sign-in'
    | 'new'
    | 'confirm'
    | 'confirm-email'
    | 'forgot-password'
    | 'reset-password'
    | 'account'
    | 'invitation';
  readonly search: object;
}

const returnUrlOf = (search: object): string => {
  const returnUrl = parameterOf(search, 'returnUrl');
  return returnUrl === undefined ? paths.account : returnPath(returnUrl);
};

/** The account pages, in a chunk of their own: most visits need none of them. */
export const accountPage = ({ parts, shellOf, dialogs }: Screens) => {
  const screens = accountScreens(parts, shellOf, dialogs);
  const dataExport = lazyDataExport(parts);
  const accountOfLink = () => new URLSearchParams(parts.page.location.hash.slice(1)).get('account') ?? '';
  const pages: Readonly<Record<AccountPageProps['page'], (search: object) => ReactNode>> = {
    'sign-in': (search) => (
      <SignInPage
        stream={screens.signIn(parameterOf(search, 'returnUrl'))}
        returnUrl={returnUrlOf(search)}
        isRedirect={parameterOf(search, 'isRedirect') === 'true'}
        isSignedOut={parameterOf(search, 'signedOut') === 'true'}
      />
    ),
    new: (search) => (
      <NewAccountPage stream={screens.newAccount(parameterOf(search, 'returnUrl'))} returnUrl={returnUrlOf(search)} />
    ),
    confirm: (search) => {
      const address = { token: parameterOf(search, 'token'), returnUrl: parameterOf(search, 'returnUrl') };
      return <ConfirmAccountPage stream={screens.confirmAccount(address)} email={accountOfLink()} />;
    },
    'confirm-email': (search) => <ConfirmEmailPage stream={screens.confirmEmail(parameterOf(search, 'token'))} />,
    'forgot-password': () => <ForgotPasswordPage stream={screens.forgotPassword()} />,
    'reset-password': (search) => (
      <ResetPasswordPage stream={screens.resetPassword(parameterOf(search, 'token'))} email={accountOfLink()} />
    ),
    account: () => (
      <AccountPage
        stream={screens.account()}
        site={parts.site}
        beside={(grId, named) => (
          <CoRegistrantSection stream={screens.coRegistrant(grId)} site={parts.site} of={named} />
        )}
        ownSessions={<OwnSessionsSection stream={screens.ownSessions()} />}
        dataExport={dataExport}
      />
    ),
    invitation: (search) => <InvitationPage stream={screens.invitation(parameterOf(search, 'token'))} />,
  };
  return ({ page, search }: AccountPageProps) => pages[page](search);
};
