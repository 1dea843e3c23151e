import type { ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button, Spinner } from '../controls/index.ts';
import { useLayer } from '../dialog/index.ts';
import { FootNotice } from './foot-notice.tsx';
import type { LazyChunk } from './lazy-chunk.ts';
import styles from './lazy-dialogs.module.css';
import { useAfterASecond, useDialogsChunk } from './use-lazy-chunk.ts';

interface DialogsLoadingProps {
  readonly onClose: () => void;
}

/**
 * Shown over the page while the chunk of a requested dialog is loading; invisible for the first second, so that a fast
 * answer never flashes (STATE-01).
 */
const DialogsLoading = ({ onClose }: DialogsLoadingProps) => {
  const { dialog } = useMessages();
  useLayer(true, onClose, false);
  return (
    <div className={`gr-row ${styles['awaited']}`} role="status">
      <span className="visually-hidden">{dialog.coming}</span>
      <Spinner size={32} />
    </div>
  );
};

/** A notice at the foot of the page that a dialog could not be loaded, with a button to try again. */
const DialogsFailed = ({ onClose, onTryAgain }: DialogsLoadingProps & { readonly onTryAgain: () => void }) => {
  const { dialog } = useMessages();
  return (
    <FootNotice role="alert" onClose={onClose} action={<Button onClick={onTryAgain}>{dialog.tryAgain}</Button>}>
      <p>{dialog.failed}</p>
    </FootNotice>
  );
};

interface LazyDialogsProps<Props> {
  readonly chunk: LazyChunk<Props>;
  /** The props of the dialogs. Whoever renders this observes all of their streams, so that they keep running while the chunk loads. */
  readonly of: Props;
  /** Closes the requested dialog; undefined while none is open. */
  readonly close: (() => void) | undefined;
  /** Called with the error when the chunk fails to load. */
  readonly onFailed?: (problem: string) => void;
  /**
   * Shown instead of a dialog that opens automatically while its chunk takes longer than a second or has failed: nobody
   * requested the dialog, so no other notice is shown.
   */
  readonly instead?: ReactNode;
}

/** Dialogs that the first view of a page does not need: their chunk is loaded once the page is in use, and at the latest when one of them opens. */
export const LazyDialogs = <Props extends object>({ chunk, of, close, onFailed, instead }: LazyDialogsProps<Props>) => {
  const state = useDialogsChunk(chunk, {
    isAsked: close !== undefined,
    isPressed: close !== undefined && instead === undefined,
    onFailed,
  });
  const isLate = useAfterASecond(instead !== undefined && state._tag !== 'Loaded');
  if (state._tag === 'Loaded') return <state.Component {...of} />;
  if (close === undefined) return null;
  if (instead !== undefined) return state._tag === 'Failed' || isLate ? instead : null;
  if (state._tag !== 'Failed') return <DialogsLoading onClose={close} />;
  return <DialogsFailed onClose={close} onTryAgain={chunk.tryAgain} />;
};
