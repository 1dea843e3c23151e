import {
  CONNECTION_TRY_AGAIN,
  type Connection,
  connectionSentence,
  purchaseDelayNote,
  type Role,
} from '@gift-registry/domain';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import type { LiveStatusModel } from '../list-model/index.ts';
import styles from './live-status.module.css';

/**
 * The note under a list: that purchases appear by themselves while the connection is live (LIVE-01), and for guests how long one may take at most (PAGE-13). While the connection is lost, LiveStatus says so
 * instead.
 */
export const ListNote = ({ reader, connection }: { readonly reader: Role; readonly connection: Connection }) => {
  const isLive = connection === 'live';
  return (
    <p className={`wrap muted gr-text-meta ${styles['note']}`}>
      {(isLive || connection === 'connecting') && (
        <span className={styles['news']} data-live={isLive || undefined}>
          {connectionSentence(connection, true)}{' '}
        </span>
      )}
      {reader === 'guest' && purchaseDelayNote(isLive)}
    </p>
  );
};

interface LiveStatusProps {
  readonly status: LiveStatusModel;
  readonly onTryAgain: () => void;
}

const TryAgain = ({ isTrying, onTryAgain }: Pick<LiveStatusProps, 'onTryAgain'> & { readonly isTrying: boolean }) => (
  <Button variant="default" aria-disabled={isTrying || undefined} onClick={isTrying ? undefined : onTryAgain}>
    {CONNECTION_TRY_AGAIN}
  </Button>
);

/** Announces what was just bought (LIVE-01) or added to the cart, and shows when the connection is lost or a part of the list could not be loaded (STATE-01). */
export const LiveStatus = ({ status, onTryAgain }: LiveStatusProps) => {
  const { connection, isComplete, bought, added } = status;
  const isTrying = connection === 'trying';
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        <p>{bought}</p>
        <p>{added}</p>
      </div>
      <div className={styles['place']} role="status">
        {connection !== 'live' && connection !== 'connecting' && (
          <div className={`gr-row muted gr-text-meta gr-panel ${styles['line']}`}>
            <IconPlugConnectedX size={18} stroke={1.6} aria-hidden />
            <p>{connectionSentence(connection, isComplete)}</p>
            {(isTrying || connection === 'failing') && <TryAgain isTrying={isTrying} onTryAgain={onTryAgain} />}
          </div>
        )}
      </div>
    </>
  );
};
