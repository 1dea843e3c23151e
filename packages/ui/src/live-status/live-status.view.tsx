import {
  CONNECTION_TRY_AGAIN,
  type Connection,
  connectionSentence,
  purchaseDelayNote,
  type Role,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { LiveStatusModel } from '../list-model/index.ts';
import styles from './live-status.module.css';

/** Whose list it is looked at as, and how it hears of what happens elsewhere. */
export interface ListNoteProps {
  readonly reader: Role;
  readonly connection: Connection;
}

/**
 * At the foot of a list: that purchases appear by themselves, as long as they do (LIVE-01), and to guests how long one may take at the most (PAGE-13). While the line is lost LiveStatus says so in place of the
 * first.
 */
export const ListNote = ({ reader, connection }: ListNoteProps) => {
  const isLive = connection === 'live';
  return (
    <p className={`wrap ${styles['note']}`}>
      {(isLive || connection === 'connecting') && (
        <span className={styles['news']} data-live={isLive || undefined}>
          {connectionSentence(connection, true)}{' '}
        </span>
      )}
      {reader === 'guest' && purchaseDelayNote(isLive)}
    </p>
  );
};

/** What is said beside the list, and what loads again what could not be loaded. */
export interface LiveStatusProps {
  readonly status: LiveStatusModel;
  readonly onTryAgain: () => void;
}

const TryAgain = ({ isTrying, onTryAgain }: Pick<LiveStatusProps, 'onTryAgain'> & { readonly isTrying: boolean }) => (
  <Button
    variant="default"
    size="compact-md"
    aria-disabled={isTrying || undefined}
    onClick={isTrying ? undefined : onTryAgain}
  >
    {CONNECTION_TRY_AGAIN}
  </Button>
);

/** Says aloud what was just bought (LIVE-01) or put into the cart, and quietly when the line to the house is lost or a part of the list cannot be had (STATE-01). */
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
          <div className={styles['line']}>
            <IconPlugConnectedX size={18} stroke={1.6} aria-hidden />
            <p>{connectionSentence(connection, isComplete)}</p>
            {(isTrying || connection === 'failing') && <TryAgain isTrying={isTrying} onTryAgain={onTryAgain} />}
          </div>
        )}
      </div>
    </>
  );
};
