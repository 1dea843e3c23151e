import { DataExportButton, DataExportSection, dataExportStream } from '@gift-registry/ui';
import { saveFile } from './browser/save-file.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';

/** The data export, in a chunk of its own: guests never need it. */
export const dataExportPart = ({ account, page }: ScreenDependencies) => {
  const stream = dataExportStream({ account, saveFile: saveFile(page) });
  return ({ as }: { readonly as: 'section' | 'button' }) =>
    as === 'section' ? <DataExportSection stream={stream} /> : <DataExportButton stream={stream} />;
};
