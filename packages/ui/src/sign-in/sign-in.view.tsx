import { signInPageMessages } from '@gift-registry/domain';
import { FormPage } from '../form/index.ts';
import type { SignInStream } from './sign-in.stream.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page, and how one came to it. */
export interface SignInPageProps {
  readonly stream: SignInStream;
  readonly returnUrl: string;
  /** Another page needs an account, and sent its reader here. */
  readonly isRedirect: boolean;
  /** One has just signed out. */
  readonly isSignedOut: boolean;
}

const helpOf = ({ isRedirect, isSignedOut }: Pick<SignInPageProps, 'isRedirect' | 'isSignedOut'>): string => {
  if (isSignedOut) return signInPageMessages.signedOutHelp;
  return isRedirect ? signInPageMessages.sentHelp : signInPageMessages.help;
};

/** The sign-in page (ROUTE-18). */
export const SignInPage = ({ stream, returnUrl, ...came }: SignInPageProps) => (
  <FormPage title={signInPageMessages.title} help={helpOf(came)}>
    <SignInForm stream={stream} returnUrl={returnUrl} />
  </FormPage>
);
