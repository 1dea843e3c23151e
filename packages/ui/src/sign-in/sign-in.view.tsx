import { paths, signInPageMessages } from '@gift-registry/domain';
import { FormField, FormLinks, FormPage, FormSheet } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { SignInStream } from './sign-in.stream.ts';

interface SignInFormProps {
  readonly stream: SignInStream;
  /** The path to return to after creating an account. */
  readonly returnUrl: string;
}

export const SignInForm = ({ stream, returnUrl }: SignInFormProps) => {
  const { values, wrong, state } = useStateValue(stream.model);
  return (
    <>
      <FormSheet
        messages={signInPageMessages}
        state={state}
        isSending={state._tag === 'Pending' || state._tag === 'Succeeded'}
        onSubmit={stream.submit}
      >
        <FormField
          id="sign-in-email"
          kind="email"
          label={signInPageMessages.email}
          autoComplete="username"
          value={values.email}
          error={wrong.includes('email') && signInPageMessages.emailMissing}
          onEdit={(text) => stream.edit('email', text)}
        />
        <FormField
          id="sign-in-password"
          kind="password"
          label={signInPageMessages.password}
          autoComplete="current-password"
          value={values.password}
          error={wrong.includes('password') && signInPageMessages.passwordMissing}
          onEdit={(text) => stream.edit('password', text)}
        />
      </FormSheet>
      <FormLinks>
        <a href={paths.forgotPassword}>{signInPageMessages.forgotPassword}</a>
        <a href={paths.newAccountFor(returnUrl)}>{signInPageMessages.create}</a>
      </FormLinks>
    </>
  );
};

interface SignInPageProps {
  readonly stream: SignInStream;
  readonly returnUrl: string;
  /** Whether the person was redirected from a page that needs an account. */
  readonly isRedirect: boolean;
  /** Whether the person has just signed out. */
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
