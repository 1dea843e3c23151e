import { connectionSentence } from '@gift-registry/domain';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { LiveStatusModel } from '../list-model/index.ts';
import styles from './live-status.module.css';

/** Says aloud what was just bought (LIVE-01) or put into the cart, and quietly when the line to the house is lost. */
export const LiveStatus = ({ status }: { readonly status: LiveStatusModel }) => (
  <>
    <div className="visually-hidden" aria-live="polite">
      <p>{status.bought}</p>
      <p>{status.added}</p>
    </div>
    <div className={styles['place']} role="status">
      {(status.connection === 'reconnecting' || status.connection === 'offline') && (
        <p className={styles['line']}>
          <IconPlugConnectedX size={18} stroke={1.6} aria-hidden />
          {connectionSentence(status.connection)}
        </p>
      )}
    </div>
  </>
);
