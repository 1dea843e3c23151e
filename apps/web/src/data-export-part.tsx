import { DataExportButton, DataExportSection, dataExportStream } from '@gift-registry/ui';
import { saveFile } from './browser/save-file.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';

/** As a part of a page, or beside what is about to be deleted. */
export interface DataExportPartProps {
  readonly as: 'section' | 'button';
}

/** Taking one's data along. It comes by a file of its own: guests never need it. */
export const dataExportPart = ({ account, page }: ScreenDependencies) => {
  const stream = dataExportStream({ account, saveFile: saveFile(page) });
  return ({ as }: DataExportPartProps) =>
    as === 'section' ? <DataExportSection stream={stream} /> : <DataExportButton stream={stream} />;
};
