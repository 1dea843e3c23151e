import { crossBrandMessages, shellMessages } from '@gift-registry/domain';
import { CloseButton } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { ShellStream } from '../shell/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';
import styles from './cross-brand-landing.module.css';
import type { CrossBrandLandingStream } from './cross-brand-landing.stream.ts';

interface CarriedSignInProps {
  /** The account's email. */
  readonly email: string;
  readonly shell: Pick<ShellStream, 'model' | 'signOut'>;
}

/** Names the account that is signed in, with a button to sign out, until dismissed (XB-03). */
export const CarriedSignIn = ({ email, shell }: CarriedSignInProps) => {
  const [isSaid, setSaid] = useState(true);
  const { signOut } = useStateValue(shell.model);
  return (
    <div role="status" className={styles['strip']}>
      {isSaid && (
        <div className={`wrap gr-row ${styles['carried']}`}>
          <IconUserCheck size={20} stroke={1.6} aria-hidden />
          <p className={`gr-text-body ${styles['whom']}`}>{crossBrandMessages.signedInAs(email)}</p>
          <Button
            variant="subtle"
            className={styles['signOut'] ?? ''}
            disabled={signOut === 'Pending'}
            aria-busy={signOut === 'Pending'}
            onClick={shell.signOut}
          >
            {shellMessages.signOut}
          </Button>
          <CloseButton size={44} iconSize={20} aria-label={crossBrandMessages.dismiss} onClick={() => setSaid(false)} />
        </div>
      )}
    </div>
  );
};

/** The toast that names the brand, the signed-in account, and what was left out or only filled in (XB-03, XB-06, ROUTE-15). */
export const CrossBrandToast = ({ stream }: { readonly stream: CrossBrandLandingStream }) => {
  const toast = useStateValue(stream.toast);
  const leftOut = useStateValue(stream.leftOut);
  const filledIn = useStateValue(stream.filledIn);
  return (
    <ToastPlace isAtTop={filledIn._tag === 'Some'}>
      {(toast._tag === 'Some' || filledIn._tag === 'Some') && (
        <Toast
          kind={leftOut._tag === 'Some' || filledIn._tag === 'Some' ? 'info' : 'done'}
          dismiss={crossBrandMessages.dismiss}
          onDismiss={stream.dismissToast}
        >
          {leftOut._tag === 'Some' && (
            <ToastSentence>{crossBrandMessages.leftOut(leftOut.value, stream.site.name)}</ToastSentence>
          )}
          {filledIn._tag === 'Some' && <ToastSentence>{crossBrandMessages.filledIn[filledIn.value]}</ToastSentence>}
          {toast._tag === 'Some' && (
            <ToastSentence>{crossBrandMessages.toast(toast.value, stream.site.name)}</ToastSentence>
          )}
          {stream.signedInAs._tag === 'Some' && (
            <ToastSentence>{crossBrandMessages.signedInAs(stream.signedInAs.value)}</ToastSentence>
          )}
        </Toast>
      )}
    </ToastPlace>
  );
};
