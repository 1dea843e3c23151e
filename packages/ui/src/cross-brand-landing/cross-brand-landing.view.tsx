import { crossBrandMessages, shellMessages } from '@gift-registry/domain';
import { Button, CloseButton } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useStateValue } from '../observe/index.ts';
import type { ShellStream } from '../shell/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';
import styles from './cross-brand-landing.module.css';
import type { CrossBrandLandingStream } from './cross-brand-landing.stream.ts';

/** As whom one was signed in by coming from the other brand's site. */
export interface CarriedSignInProps {
  /** The mail address of the account. */
  readonly email: string;
  readonly shell: Pick<ShellStream, 'model' | 'signOut'>;
}

/** Says as whom one is signed in by now, with signing out at hand, until it is put away (XB-03). */
export const CarriedSignIn = ({ email, shell }: CarriedSignInProps) => {
  const [isSaid, setSaid] = useState(true);
  const { signOut } = useStateValue(shell.model);
  return (
    <div role="status" className={styles['strip']}>
      {isSaid && (
        <div className={`wrap ${styles['carried']}`}>
          <IconUserCheck size={20} stroke={1.6} aria-hidden />
          <p className={styles['whom']}>{crossBrandMessages.signedInAs(email)}</p>
          <Button
            variant="subtle"
            className={styles['signOut'] ?? ''}
            loading={signOut === 'Pending'}
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

/** Says at the foot of the page at which brand one is, and as whom one was signed in on the way, until it is put away (XB-03, XB-06, ROUTE-15). */
export const CrossBrandToast = ({ stream }: { readonly stream: CrossBrandLandingStream }) => {
  const toast = useStateValue(stream.toast);
  const leftOut = useStateValue(stream.leftOut);
  const filledIn = useStateValue(stream.filledIn);
  return (
    <ToastPlace speaksOfSight={filledIn._tag === 'Some'}>
      {(toast._tag === 'Some' || filledIn._tag === 'Some') && (
        <Toast
          kind={leftOut._tag === 'Some' || filledIn._tag === 'Some' ? 'told' : 'done'}
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
