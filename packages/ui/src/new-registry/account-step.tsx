import { newAccountMessages, newPasswordMessages, newRegistryMessages } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { FormField, FormPage, fieldMessage, secondsLeftOf } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { StepProps } from './form-steps.tsx';
import type { OwnAccountField } from './new-registry-model.ts';

const ACCOUNT = 'new-registry-account';

/** The account form for a visitor; the link in the email creates the account together with the registry. */
export const AccountStep = ({ stream }: Pick<StepProps, 'stream'>) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.account.model);
  useFocusFallback(
    focusOn,
    wrong.map((field) => `${ACCOUNT}-${field}`),
  );
  const field = (name: OwnAccountField) => ({
    id: `${ACCOUNT}-${name}`,
    value: values[name],
    error: fieldMessage({ wrong, state }, name, newAccountMessages.fieldProblem(name, values[name])),
    onEdit: (text: string) => stream.account.edit(name, text),
  });
  const secondsLeft = secondsLeftOf(state);
  return (
    <>
      <FormField
        kind="email"
        label={newAccountMessages.email}
        description={newRegistryMessages.accountEmailHelp}
        autoComplete="username"
        {...field('email')}
      />
      <FormField
        kind="password"
        label={newAccountMessages.password}
        description={newPasswordMessages.help}
        autoComplete="new-password"
        {...field('password')}
      />
      {state._tag === 'Failed' && !wrong.includes('email') && !wrong.includes('password') && (
        <p className="callout" data-tone="danger" role="alert">
          {newAccountMessages.refused(state.reason)}
          {secondsLeft !== undefined && secondsLeft > 0 && ` ${newRegistryMessages.wait(secondsLeft)}`}
        </p>
      )}
    </>
  );
};

/** Says that the email has been sent. */
export const EmailSent = ({ stream, email }: Pick<StepProps, 'stream'> & { readonly email: string }) => (
  <FormPage title={newAccountMessages.sentTitle} help={newRegistryMessages.sent(email)}>
    <p role="status">{newRegistryMessages.sentHelp}</p>
    <Button variant="default" onClick={stream.account.clear}>
      {newAccountMessages.again}
    </Button>
  </FormPage>
);
