import { shareMessages } from '@gift-registry/domain';
import { Textarea } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Toast, ToastPlace } from '../toast/index.ts';
import styles from './share-button.module.css';
import { useCopy } from './use-copy.ts';

/** Shares a link natively; false where that is not possible and the link shall be copied. Cancelling counts as shared. */
const useNativeShare = () =>
  useCallback(async (title: string, url: string): Promise<boolean> => {
    if (typeof navigator.share !== 'function') return false;
    try {
      await navigator.share({ title, url });
      return true;
    } catch (problem) {
      return problem instanceof DOMException && problem.name === 'AbortError';
    }
  }, []);

/** A link to share. */
export interface ShareButtonProps {
  readonly link: string;
  /** The link's title in the native share sheet. */
  readonly title: string;
  /** Whether another button of the page is the primary one. */
  readonly isBeside?: boolean;
  readonly onCopyFailed: (problem: string) => void;
}

/** Shares a link natively, or copies it and says so; shows the link where it cannot be copied (SHARE-01). */
export const ShareButton = ({ link, title, isBeside = false, onCopyFailed }: ShareButtonProps) => {
  const { state, copy, copyFrom, rest } = useCopy({ onFailed: onCopyFailed });
  const field = useRef<HTMLTextAreaElement>(null);
  const shareNatively = useNativeShare();
  return (
    <>
      <Button
        variant={isBeside ? 'default' : 'filled'}
        leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
        onClick={async () => {
          if (!(await shareNatively(title, link))) await copy(link);
        }}
      >
        {shareMessages.share}
      </Button>
      <ToastPlace speaksOfSight>
        {state === 'Copied' && (
          <Toast kind="done" dismiss={shareMessages.dismiss} onDismiss={rest}>
            {shareMessages.copied}
          </Toast>
        )}
      </ToastPlace>
      <Dialog
        isOpen={state === 'Failed' || state === 'ByHand'}
        title={shareMessages.byHandTitle}
        width={560}
        onClose={rest}
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
        <p className={styles['told']} role="alert">
          {state === 'ByHand' && shareMessages.selected}
        </p>
      </Dialog>
    </>
  );
};
