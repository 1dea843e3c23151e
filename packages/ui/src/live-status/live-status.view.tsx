import { CONNECTION_TRY_AGAIN, connectionSentence } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { LiveStatusModel } from '../list-model/index.ts';
import styles from './live-status.module.css';

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
