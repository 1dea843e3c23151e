import { shareMessages } from '@gift-registry/domain';
import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import styles from './share-button.module.css';
import type { CopyState } from './use-copy.ts';

/** A link that could not be copied, and the copying. */
export interface ShareLinkDialogProps {
  readonly link: string;
  readonly state: CopyState;
  readonly copyFrom: (field: HTMLTextAreaElement | null) => void;
  readonly onClose: () => void;
}

/** Shows a link to be copied by hand (SHARE-01). */
export const ShareLinkDialog = ({ link, state, copyFrom, onClose }: ShareLinkDialogProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      isOpen={state === 'Failed' || state === 'ByHand'}
      title={shareMessages.byHandTitle}
      width={560}
      onClose={onClose}
      footer={<Button onClick={() => copyFrom(field.current)}>{shareMessages.copyLink}</Button>}
    >
      <Textarea
        ref={field}
        classNames={{ input: styles['link'] ?? '' }}
        autosize
        label={shareMessages.byHand}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles['notice']} role="alert">
        {state === 'ByHand' && shareMessages.selected}
      </p>
    </Dialog>
  );
};
