import { forgotPasswordWords, paths } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { useLostFocus } from '../dialog/index.ts';
import { FormField, FormPage, FormSheet, FormWays, saidBeside, secondsLeftOf } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ForgotPasswordStream } from './password.stream.ts';

const EMAIL = 'forgot-password-email';

/** The page for who has forgotten the password (AUTH-06). */
export const ForgotPasswordPage = ({ stream }: { readonly stream: ForgotPasswordStream }) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.model);
  useLostFocus(focusOn, [EMAIL]);
  if (state._tag === 'Done')
    return (
      <FormPage title={forgotPasswordWords.sentTitle} help={forgotPasswordWords.sent(values.email.trim())}>
        <p role="status">{forgotPasswordWords.sentHelp}</p>
        <Button variant="default" onClick={stream.clear}>
          {forgotPasswordWords.again}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={forgotPasswordWords.title} help={forgotPasswordWords.help}>
      <FormSheet
        problem={state._tag === 'Refused' && forgotPasswordWords.refused(state.reason)}
        secondsLeft={secondsLeftOf(state)}
        submit={forgotPasswordWords.submit}
        submitting={forgotPasswordWords.submitting}
        isSending={state._tag === 'Sending'}
        onSubmit={stream.submit}
      >
        <FormField
          id={EMAIL}
          kind="email"
          label={forgotPasswordWords.email}
          autoComplete="username"
          value={values.email}
          error={saidBeside({ wrong, state }, 'email', forgotPasswordWords.emailInvalid(values.email))}
          onEdit={(text) => stream.edit('email', text)}
        />
      </FormSheet>
      <FormWays>
        <a href={paths.signIn(paths.account)}>{forgotPasswordWords.back}</a>
      </FormWays>
    </FormPage>
  );
};
