import { dataExportMessages } from '@gift-registry/domain';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './data-export.module.css';
import type { DataExportStream } from './data-export.stream.ts';

interface DataExportProps {
  readonly stream: DataExportStream;
}

/** The button that exports the person's data, also shown where the account or a registry is about to be deleted (AUTH-06, SET-01). */
export const DataExportButton = ({ stream }: DataExportProps) => {
  const { state } = useStateValue(stream.model);
  const isSending = state._tag === 'Pending';
  return (
    <div className={`gr-row ${styles['taking']}`}>
      <Button
        variant="default"
        aria-disabled={isSending || undefined}
        leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
        onClick={stream.submit}
      >
        {isSending ? dataExportMessages.downloading : dataExportMessages.download}
      </Button>
      <p className={styles['done']} role="status">
        {state._tag === 'Succeeded' && dataExportMessages.done}
      </p>
      {state._tag === 'Failed' && (
        <p className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {dataExportMessages.refused(state.reason)}
        </p>
      )}
    </div>
  );
};

/** The export as a section of the account page, with what the file contains. */
export const DataExportSection = ({ stream }: DataExportProps) => (
  <section className={styles['section']} aria-labelledby="own-data">
    <h2 id="own-data" className="display">
      {dataExportMessages.title}
    </h2>
    <p className="muted">{dataExportMessages.help}</p>
    <DataExportButton stream={stream} />
  </section>
);
