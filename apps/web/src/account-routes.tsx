import { paths, returnPath } from '@gift-registry/domain';
import {
  AccountPage,
  ConfirmAccountPage,
  CoRegistrantSection,
  ForgotPasswordPage,
  InvitationPage,
  NewAccountPage,
  ResetPasswordPage,
  SignInPage,
} from '@gift-registry/ui';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { ownDataParts } from './own-data-parts.tsx';
import type { Screens } from './screens.ts';

/** The value of a parameter of the address; undefined where it is missing. */
const parameterOf = (search: object, name: string): unknown => new Map(Object.entries(search)).get(name);

const returnUrlOf = (search: object): string => {
  const returnUrl = parameterOf(search, 'returnUrl');
  return returnUrl === undefined ? paths.account : returnPath(returnUrl);
};

/** The pages about one's account (ROUTE-18). */
export const accountRoutes = <Root extends AnyRoute>(root: Root, screens: Screens) => {
  const signIn = createRoute({
    getParentRoute: () => root,
    path: '/account/login',
    component: () => {
      const search = signIn.useSearch();
      return (
        <SignInPage
          stream={screens.signIn(parameterOf(search, 'returnUrl'))}
          returnUrl={returnUrlOf(search)}
          isRedirect={String(parameterOf(search, 'isRedirect')) === 'true'}
        />
      );
    },
  });
  const newAccount = createRoute({
    getParentRoute: () => root,
    path: paths.newAccount,
    component: () => {
      const search = newAccount.useSearch();
      return (
        <NewAccountPage stream={screens.newAccount(parameterOf(search, 'returnUrl'))} returnUrl={returnUrlOf(search)} />
      );
    },
  });
  const confirm = createRoute({
    getParentRoute: () => root,
    path: '/account/confirm',
    component: () => {
      const search = confirm.useSearch();
      const address = { token: parameterOf(search, 'token'), returnUrl: parameterOf(search, 'returnUrl') };
      return <ConfirmAccountPage stream={screens.confirmAccount(address)} />;
    },
  });
  const forgotPassword = createRoute({
    getParentRoute: () => root,
    path: paths.forgotPassword,
    component: () => <ForgotPasswordPage stream={screens.forgotPassword()} />,
  });
  const resetPassword = createRoute({
    getParentRoute: () => root,
    path: '/account/reset-password',
    component: () => (
      <ResetPasswordPage stream={screens.resetPassword(parameterOf(resetPassword.useSearch(), 'token'))} />
    ),
  });
  const ownData = ownDataParts(screens);
  const account = createRoute({
    getParentRoute: () => root,
    path: paths.account,
    component: () => (
      <AccountPage
        stream={screens.account()}
        beside={(grId) => <CoRegistrantSection stream={screens.coRegistrant(grId)} />}
        ownData={ownData}
      />
    ),
  });
  const invitation = createRoute({
    getParentRoute: () => root,
    path: '/account/invitation',
    component: () => <InvitationPage stream={screens.invitation(parameterOf(invitation.useSearch(), 'token'))} />,
  });
  return [signIn, newAccount, confirm, forgotPassword, resetPassword, account, invitation];
};
