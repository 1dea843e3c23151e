import { confirmAccountMessages, paths } from '@gift-registry/domain';
import { useFocusFallback } from '../dialog/index.ts';
import { AccountField, FormField, FormLinks, FormPage, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ConfirmAccountStream } from './new-account.stream.ts';

const PASSWORD = 'confirm-account-password';

interface ConfirmAccountPageProps {
  readonly stream: ConfirmAccountStream;
  readonly email: string;
}

/** The page where a mail address is confirmed (AUTH-06). */
export const ConfirmAccountPage = ({ stream, email }: ConfirmAccountPageProps) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.model);
  useFocusFallback(focusOn, [PASSWORD]);
  return (
    <FormPage title={confirmAccountMessages.title} help={confirmAccountMessages.help}>
      <FormSheet
        messages={confirmAccountMessages}
        state={state}
        isSending={state._tag === 'Pending' || state._tag === 'Succeeded'}
        onSubmit={stream.submit}
      >
        <AccountField email={email} />
        <FormField
          id={PASSWORD}
          kind="password"
          label={confirmAccountMessages.password}
          autoComplete="current-password"
          value={values.password}
          error={fieldMessage({ wrong, state }, 'password', confirmAccountMessages.passwordMissing)}
          onEdit={(text) => stream.edit('password', text)}
        />
      </FormSheet>
      {state._tag === 'Failed' && state.reason._tag === 'LinkAlreadyUsed' && (
        <FormLinks>
          <a href={paths.signIn(paths.account)}>{confirmAccountMessages.signIn}</a>
          <a href={paths.newAccount}>{confirmAccountMessages.again}</a>
        </FormLinks>
      )}
    </FormPage>
  );
};
