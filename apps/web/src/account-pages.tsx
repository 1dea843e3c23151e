import { paths, returnPath } from '@gift-registry/domain';
import {
  AccountPage,
  ConfirmAccountPage,
  CoRegistrantSection,
  ForgotPasswordPage,
  InvitationPage,
  NewAccountPage,
  OwnSessionsSection,
  ResetPasswordPage,
  SignInPage,
} from '@gift-registry/ui';
import type { ReactNode } from 'react';
import { accountScreens } from './account-screens.ts';
import { parameterOf } from './address/parameter-of.ts';
import { dataExportParts } from './data-export-parts.tsx';
import type { Screens } from './screens.ts';

/** Which of the pages, and what stands in its address. */
export interface AccountPageProps {
  readonly page: 'sign-in' | 'new' | 'confirm' | 'forgot-password' | 'reset-password' | 'account' | 'invitation';
  readonly search: object;
}

const returnUrlOf = (search: object): string => {
  const returnUrl = parameterOf(search, 'returnUrl');
  return returnUrl === undefined ? paths.account : returnPath(returnUrl);
};

/** The pages about one's account. They come by a file of their own: most visits need none of them. */
export const accountPage = ({ parts, shellOf }: Screens) => {
  const screens = accountScreens(parts, shellOf);
  const dataExport = dataExportParts(parts);
  const accountOfLink = () => new URLSearchParams(parts.page.location.hash.slice(1)).get('account') ?? '';
  const pages: Readonly<Record<AccountPageProps['page'], (search: object) => ReactNode>> = {
    'sign-in': (search) => (
      <SignInPage
        stream={screens.signIn(parameterOf(search, 'returnUrl'))}
        returnUrl={returnUrlOf(search)}
        isRedirect={String(parameterOf(search, 'isRedirect')) === 'true'}
        isSignedOut={String(parameterOf(search, 'signedOut')) === 'true'}
      />
    ),
    new: (search) => (
      <NewAccountPage stream={screens.newAccount(parameterOf(search, 'returnUrl'))} returnUrl={returnUrlOf(search)} />
    ),
    confirm: (search) => {
      const address = { token: parameterOf(search, 'token'), returnUrl: parameterOf(search, 'returnUrl') };
      return <ConfirmAccountPage stream={screens.confirmAccount(address)} email={accountOfLink()} />;
    },
    'forgot-password': () => <ForgotPasswordPage stream={screens.forgotPassword()} />,
    'reset-password': (search) => (
      <ResetPasswordPage stream={screens.resetPassword(parameterOf(search, 'token'))} email={accountOfLink()} />
    ),
    account: () => (
      <AccountPage
        stream={screens.account()}
        beside={(grId, named) => <CoRegistrantSection stream={screens.coRegistrant(grId)} of={named} />}
        ownSessions={<OwnSessionsSection stream={screens.ownSessions()} />}
        dataExport={dataExport}
      />
    ),
    invitation: (search) => <InvitationPage stream={screens.invitation(parameterOf(search, 'token'))} />,
  };
  return ({ page, search }: AccountPageProps) => pages[page](search);
};
