import { forgotPasswordMessages, paths } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { FormField, FormLinks, FormPage, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ForgotPasswordStream } from './password.stream.ts';

const EMAIL = 'forgot-password-email';

/** The page for a forgotten password (AUTH-06). */
export const ForgotPasswordPage = ({ stream }: { readonly stream: ForgotPasswordStream }) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.model);
  useFocusFallback(focusOn, [EMAIL]);
  if (state._tag === 'Succeeded')
    return (
      <FormPage title={forgotPasswordMessages.sentTitle} help={forgotPasswordMessages.sent(values.email.trim())}>
        <p role="status">{forgotPasswordMessages.sentHelp}</p>
        <Button variant="default" onClick={stream.clear}>
          {forgotPasswordMessages.again}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={forgotPasswordMessages.title} help={forgotPasswordMessages.help}>
      <FormSheet messages={forgotPasswordMessages} state={state} onSubmit={stream.submit}>
        <FormField
          id={EMAIL}
          kind="email"
          label={forgotPasswordMessages.email}
          autoComplete="username"
          value={values.email}
          error={fieldMessage({ wrong, state }, 'email', forgotPasswordMessages.emailInvalid(values.email))}
          onEdit={(text) => stream.edit('email', text)}
        />
      </FormSheet>
      <FormLinks>
        <a href={paths.signIn(paths.account)}>{forgotPasswordMessages.back}</a>
      </FormLinks>
    </FormPage>
  );
};
