import { shareWords } from '@gift-registry/domain';
import { Button, Notification, TextInput } from '@mantine/core';
import { IconCheck, IconShare2 } from '@tabler/icons-react';
import styles from './share.module.css';
import { useCopy } from './use-copy.ts';
import { useNativeShare } from './use-native-share.ts';

/** A link to give on. */
export interface ShareButtonProps {
  readonly link: string;
  /** What the link is called where the device shares it. */
  readonly title: string;
  readonly onCopyFailed: (problem: string) => void;
}

/** Shares a link the device's own way, else copies it and says so; where nothing can be copied the link stands there (SHARE-01). */
export const ShareButton = ({ link, title, onCopyFailed }: ShareButtonProps) => {
  const { state, copy, rest } = useCopy({ onFailed: onCopyFailed });
  const shareNatively = useNativeShare();
  return (
    <>
      <Button
        leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
        onClick={async () => {
          if (!(await shareNatively(title, link))) await copy(link);
        }}
      >
        {shareWords.share}
      </Button>
      <div className={styles['place']} role="status">
        {state === 'Copied' && (
          <Notification
            className={styles['toast'] ?? ''}
            role="presentation"
            icon={<IconCheck size={18} stroke={1.8} aria-hidden />}
            color="success"
            closeButtonProps={{ 'aria-label': shareWords.dismiss, size: 44 }}
            onClose={rest}
          >
            {shareWords.copied}
          </Notification>
        )}
        {state === 'Failed' && (
          <Notification
            className={styles['toast'] ?? ''}
            role="presentation"
            withBorder
            closeButtonProps={{ 'aria-label': shareWords.dismiss, size: 44 }}
            onClose={rest}
          >
            <TextInput
              label={shareWords.byHand}
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Notification>
        )}
      </div>
    </>
  );
};
