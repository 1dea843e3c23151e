import { ownDataWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useStateValue } from '../observe/index.ts';
import styles from './own-data.module.css';
import type { OwnDataStream } from './own-data.stream.ts';

/** Whose data is taken along. */
export interface OwnDataProps {
  readonly stream: OwnDataStream;
}

/** Takes one's data along; for where it is about to be deleted (AUTH-06, SET-01). */
export const OwnDataButton = ({ stream }: OwnDataProps) => {
  const { state } = useStateValue(stream.model);
  const isSending = state._tag === 'Sending';
  return (
    <div className={styles['taking']}>
      <Button
        variant="default"
        aria-disabled={isSending || undefined}
        leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
        onClick={stream.submit}
      >
        {isSending ? ownDataWords.downloading : ownDataWords.download}
      </Button>
      <p className={styles['done']} role="status">
        {state._tag === 'Done' && ownDataWords.done}
      </p>
      {state._tag === 'Refused' && (
        <p className={styles['problem']} role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {ownDataWords.refused(state.reason)}
        </p>
      )}
    </div>
  );
};

/** The same as a part of the page of one's account, with what is in the file. */
export const OwnDataSection = ({ stream }: OwnDataProps) => (
  <section className={styles['section']} aria-labelledby="own-data">
    <h2 id="own-data" className="display">
      {ownDataWords.title}
    </h2>
    <p className="muted">{ownDataWords.help}</p>
    <OwnDataButton stream={stream} />
  </section>
);
