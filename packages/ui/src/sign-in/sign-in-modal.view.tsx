import { signInPageMessages } from '@gift-registry/domain';
import { Dialog } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { SignInForm } from './sign-in.view.tsx';
import type { SignInPromptStream } from './sign-in-prompt.stream.ts';

/** The sign-in dialog (AUTH-01). */
export const SignInModal = ({ stream }: { readonly stream: SignInPromptStream }) => {
  const model = useStateValue(stream.model);
  return (
    <Dialog isOpen={model._tag !== 'Closed'} title={signInPageMessages.title} width={460} onClose={stream.close}>
      {model._tag === 'Looking' && <p role="status">{signInPageMessages.looking}</p>}
      {model._tag === 'Open' && <SignInForm stream={model.form} returnUrl={model.returnUrl} />}
    </Dialog>
  );
};
