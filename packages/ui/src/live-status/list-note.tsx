import { type Connection, connectionSentence, purchaseDelayNote, type Role } from '@gift-registry/domain';
import styles from './list-note.module.css';

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
