import { paths, resetPasswordMessages } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { AccountField, FormField, FormLinks, FormPage, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ResetPasswordStream } from './password.stream.ts';

const PASSWORD = 'reset-password-password';

interface ResetPasswordPageProps {
  readonly stream: ResetPasswordStream;
  readonly email: string;
}

/** The page where a new password is chosen (AUTH-06). */
export const ResetPasswordPage = ({ stream, email }: ResetPasswordPageProps) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.model);
  useFocusFallback(focusOn, [PASSWORD]);
  if (state._tag === 'Succeeded')
    return (
      <FormPage title={resetPasswordMessages.doneTitle} help={resetPasswordMessages.done}>
        <Button component="a" href={paths.signIn(paths.account)}>
          {resetPasswordMessages.signIn}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={resetPasswordMessages.title} help={resetPasswordMessages.help}>
      <FormSheet messages={resetPasswordMessages} state={state} onSubmit={stream.submit}>
        <AccountField email={email} />
        <FormField
          id={PASSWORD}
          kind="password"
          label={resetPasswordMessages.password}
          autoComplete="new-password"
          value={values.password}
          error={fieldMessage({ wrong, state }, 'password', resetPasswordMessages.passwordTooShort)}
          onEdit={(text) => stream.edit('password', text)}
        />
      </FormSheet>
      {state._tag === 'Failed' && state.reason._tag === 'LinkAlreadyUsed' && (
        <FormLinks>
          <a href={paths.forgotPassword}>{resetPasswordMessages.newLink}</a>
        </FormLinks>
      )}
    </FormPage>
  );
};
