import type { ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button, Spinner } from '../controls/index.ts';
import { useLayer } from '../dialog/index.ts';
import { FootNotice } from './foot-notice.tsx';
import type { LazyChunk } from './lazy-chunk.ts';
import styles from './lazy-dialogs.module.css';
import { useAfterASecond, useFileOfLayers } from './use-lazy-chunk.ts';

/** What can be done about a layer that is not there. */
interface LayersAwaitedProps {
  readonly onClose: () => void;
}

/** Stands over the page where a layer is asked for whose file is on its way; stays unseen for a second, so that a quick answer never flashes (STATE-01). */
const LayersAwaited = ({ onClose }: LayersAwaitedProps) => {
  const { dialog } = useMessages();
  useLayer(true, onClose, false);
  return (
    <div className={styles['awaited']} role="status">
      <span className="visually-hidden">{dialog.coming}</span>
      <Spinner size={32} />
    </div>
  );
};

/** Says at the foot of the page that a layer could not be fetched, and how to try again. */
const LayersNotThere = ({ onClose, onTryAgain }: LayersAwaitedProps & { readonly onTryAgain: () => void }) => {
  const { dialog } = useMessages();
  return (
    <FootNotice role="alert" onClose={onClose} way={<Button onClick={onTryAgain}>{dialog.tryAgain}</Button>}>
      <p>{dialog.failed}</p>
    </FootNotice>
  );
};

/** Layers with a file of their own. */
export interface LazyDialogsProps<Props> {
  readonly file: LazyChunk<Props>;
  /** What they are made of. Whoever draws this looks at every stream of theirs, so that these go on while the file comes. */
  readonly of: Props;
  /** Closes the one that is asked for; undefined where none is. */
  readonly close: (() => void) | undefined;
  /** Told why the file did not come. */
  readonly onFailed?: (problem: string) => void;
  /** What is said where the layer opens by itself and its file is longer than a second on its way, or did not come: nobody waits for it, so nothing else is said. */
  readonly instead?: ReactNode;
}

/** What may lie over a page but is not needed to look at it: its file is fetched once the page is in use, and at the latest when one of the layers is asked for. */
export const LazyDialogs = <Props extends object>({ file, of, close, onFailed, instead }: LazyDialogsProps<Props>) => {
  const state = useFileOfLayers(file, { isAsked: close !== undefined, onFailed });
  const isLate = useAfterASecond(instead !== undefined && state._tag !== 'There');
  if (state._tag === 'There') return <state.Component {...of} />;
  if (close === undefined) return null;
  if (instead !== undefined) return state._tag === 'Failed' || isLate ? instead : null;
  if (state._tag !== 'Failed') return <LayersAwaited onClose={close} />;
  return <LayersNotThere onClose={close} onTryAgain={file.tryAgain} />;
};
