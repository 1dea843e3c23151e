import { newAccountWords, newPasswordWords, paths, personNameWords, signInPageWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { useLostFocus } from '../dialog/index.ts';
import { FormField, FormPage, FormSheet, FormWays, saidBeside, secondsLeftOf } from '../form/index.ts';
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
  useLostFocus(focusOn, wrong.map(idOf));
  const field = (name: keyof typeof values) => ({
    id: idOf(name),
    value: values[name],
    error: saidBeside({ wrong, state }, name, newAccountWords.fieldProblem(name, values[name])),
    onEdit: (text: string) => stream.edit(name, text),
  });
  if (state._tag === 'Done')
    return (
      <FormPage title={newAccountWords.sentTitle} help={newAccountWords.sent(values.email.trim())}>
        <p role="status">{newAccountWords.sentHelp}</p>
        <Button variant="default" onClick={stream.clear}>
          {newAccountWords.again}
        </Button>
      </FormPage>
    );
  return (
    <FormPage title={newAccountWords.title} help={newAccountWords.help}>
      <FormSheet
        problem={state._tag === 'Refused' && newAccountWords.refused(state.reason)}
        secondsLeft={secondsLeftOf(state)}
        submit={newAccountWords.submit}
        submitting={newAccountWords.submitting}
        isSending={state._tag === 'Sending'}
        onSubmit={stream.submit}
      >
        <FormField kind="text" label={newAccountWords.firstName} autoComplete="given-name" {...field('firstName')} />
        <FormField
          kind="text"
          label={newAccountWords.lastName}
          description={personNameWords.lastNameHelp}
          autoComplete="family-name"
          {...field('lastName')}
        />
        <FormField
          kind="email"
          label={newAccountWords.email}
          description={newAccountWords.emailHelp}
          autoComplete="username"
          {...field('email')}
        />
        <FormField
          kind="password"
          label={newAccountWords.password}
          description={newPasswordWords.help}
          autoComplete="new-password"
          {...field('password')}
        />
      </FormSheet>
      <FormWays>
        <span>{newAccountWords.haveOne}</span>
        <a href={paths.signIn(returnUrl)}>{signInPageWords.submit}</a>
      </FormWays>
    </FormPage>
  );
};
