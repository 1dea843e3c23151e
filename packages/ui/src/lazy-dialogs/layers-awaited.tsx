import { lazyDialogsMessages } from '@gift-registry/domain';
import { Button, Loader } from '@mantine/core';
import { useLayer } from '../dialog/index.ts';
import { FootNotice } from './foot-notice.tsx';
import styles from './lazy-dialogs.module.css';

/** What can be done about a layer that is not there. */
export interface LayersAwaitedProps {
  readonly onClose: () => void;
}

/** Stands over the page where a layer is asked for whose file is on its way; stays unseen for a second, so that a quick answer never flashes (STATE-01). */
export const LayersAwaited = ({ onClose }: LayersAwaitedProps) => {
  useLayer(true, onClose, false);
  return (
    <div className={styles['awaited']} role="status">
      <span className="visually-hidden">{lazyDialogsMessages.coming}</span>
      <Loader size={32} aria-hidden />
    </div>
  );
};

/** Says at the foot of the page that a layer could not be fetched, and how to try again. */
export const LayersNotThere = ({ onClose, onTryAgain }: LayersAwaitedProps & { readonly onTryAgain: () => void }) => (
  <FootNotice role="alert" onClose={onClose} way={<Button onClick={onTryAgain}>{lazyDialogsMessages.tryAgain}</Button>}>
    <p>{lazyDialogsMessages.failed}</p>
  </FootNotice>
);
