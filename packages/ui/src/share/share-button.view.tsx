import { registryPageMessages } from '@gift-registry/domain';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import type { RegistryShare } from '../list-model/index.ts';

const sheet = lazyChunk(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ShareButtonProps {
  readonly share: RegistryShare;
  /** Whether another button of the page is the primary one, as it always is for guests. */
  readonly isBeside?: boolean;
  readonly onCopyFailed: (problem: string) => void;
}

/** Opens the sheet in which a registry is shared (SHARE-04). */
export const ShareButton = ({ share, isBeside = false, onCopyFailed }: ShareButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={isBeside ? 'default' : 'filled'}
        leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {registryPageMessages.share}
      </Button>
      <LazyDialogs
        chunk={sheet}
        of={{ share, isOpen, onClose: close, onCopyFailed }}
        close={isOpen ? close : undefined}
      />
    </>
  );
};
