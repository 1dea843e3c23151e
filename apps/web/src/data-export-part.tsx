import { DataExportButton, DataExportSection, dataExportStream } from '@gift-registry/ui';
import { saveFile } from './browser/save-file.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';

/** Where the export is shown: as a section of the account page, or beside the deletion of the account. */
export interface DataExportPartProps {
  readonly as: 'section' | 'button';
}

/** The data export, in a chunk of its own: guests never need it. */
export const dataExportPart = ({ account, page }: ScreenDependencies) => {
  const stream = dataExportStream({ account, saveFile: saveFile(page) });
  return ({ as }: DataExportPartProps) =>
    as === 'section' ? <DataExportSection stream={stream} /> : <DataExportButton stream={stream} />;
};
