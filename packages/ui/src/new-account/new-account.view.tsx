import {
  newAccountMessages,
  newPasswordMessages,
  paths,
  personNameMessages,
  signInPageMessages,
} from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { FormField, FormLinks, FormPage, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { NewAccountStream } from './new-account.stream.ts';

const idOf = (field: string): string => `new-account-${field}`;

/** The page for a new account (AUTH-06). */
export const NewAccountPage = ({
  stream,
  returnUrl,
}: {
  readonly stream: NewAccountStream;
  readonly returnUrl: string;
}) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.model);
  useFocusFallback(focusOn, wrong.map(idOf));
  const field = (name: keyof typeof values) => ({
    id: idOf(name),
    value: values[name],
    error: fieldMessage({ wrong, state }, name, newAccountMessages.fieldProblem(name, values[name])),
    onEdit: (text: string) => stream.edit(name, text),
  });
  if (state._tag === 'Succeeded')
    return (
      <FormPage title={newAccountMessages.sentTitle} help={newAccountMessages.sent(values.email.trim())}>
        <p role="status">{newAccountMessages.sentHelp}</p>
        <Button variant="default" onClick={stream.clear}>
          {newAccountMessages.again}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={newAccountMessages.title} help={newAccountMessages.help}>
      <FormSheet messages={newAccountMessages} state={state} onSubmit={stream.submit}>
        <FormField kind="text" label={newAccountMessages.firstName} autoComplete="given-name" {...field('firstName')} />
        <FormField
          kind="text"
          label={newAccountMessages.lastName}
          description={personNameMessages.lastNameHelp}
          autoComplete="family-name"
          {...field('lastName')}
        />
        <FormField
          kind="email"
          label={newAccountMessages.email}
          description={newAccountMessages.emailHelp}
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
      </FormSheet>
      <FormLinks>
        <span>{newAccountMessages.haveOne}</span>
        <a href={paths.signIn(returnUrl)}>{signInPageMessages.submit}</a>
      </FormLinks>
    </FormPage>
  );
};
