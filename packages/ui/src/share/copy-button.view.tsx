import { copyMessages, DONE_MESSAGE_MILLISECONDS } from '@gift-registry/domain';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly onCopyFailed: (problem: string) => void;
}

/** "Copy to clipboard", and "Copied" for three seconds (SHARE-02). */
export const CopyButton = ({ text, onCopyFailed }: CopyButtonProps) => {
  const { state, copy } = useCopy({ lasts: DONE_MESSAGE_MILLISECONDS, onFailed: onCopyFailed });
  const isCopied = state === 'Copied';
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={20} stroke={1.6} aria-hidden />} onClick={() => copy(text)}>
      <span aria-live="polite">{isCopied ? copyMessages.copied : copyMessages.copy}</span>
    </Button>
  );
};
