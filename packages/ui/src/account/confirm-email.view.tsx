import { confirmEmailMessages, paths } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { FormPage, FormSheet } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ConfirmEmailStream } from './confirm-email.stream.ts';

/** The page behind the link that was sent to a new email address (ACC-05). */
export const ConfirmEmailPage = ({ stream }: { readonly stream: ConfirmEmailStream }) => {
  const { state } = useStateValue(stream.model);
  return state._tag === 'Succeeded' ? (
    <FormPage title={confirmEmailMessages.doneTitle} help={confirmEmailMessages.done}>
      <Button component="a" href={paths.account}>
        {confirmEmailMessages.toAccount}
      </Button>
    </FormPage>
  ) : (
    <FormPage title={confirmEmailMessages.title} help={confirmEmailMessages.help}>
      <FormSheet messages={confirmEmailMessages} state={state} onSubmit={stream.submit}>
        {null}
      </FormSheet>
    </FormPage>
  );
};
