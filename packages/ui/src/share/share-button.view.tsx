import { shareMessages } from '@gift-registry/domain';
import { IconShare2 } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Button } from '../controls/index.ts';
import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { Toast, ToastPlace } from '../toast/index.ts';
import { useCopy } from './use-copy.ts';

const linkDialog = lazyChunk(async () => (await import('./share-link-dialog.tsx')).ShareLinkDialog);

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
      <LazyDialogs
        file={linkDialog}
        of={{ link, state, copyFrom, onClose: rest }}
        close={state === 'Failed' || state === 'ByHand' ? rest : undefined}
      />
    </>
  );
};
