import { type Account, type DataExport, dataExportFile, type Fault, type SignInNeeded } from '@gift-registry/domain';
import { defer } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';
import type { SavedFile } from '../thank-you/index.ts';

/** A form without fields: one request at a time, and it can be repeated. */
export type DataExportStream = FormStream<never, SignInNeeded | Fault>;

export interface DataExportDependencies {
  readonly account: Pick<Account, 'data'>;
  readonly saveFile: (file: SavedFile) => void;
}

/** Reads everything stored about the signed-in person, and saves it as a file (AUTH-06, SET-01). */
export const dataExportStream = ({ account, saveFile }: DataExportDependencies): DataExportStream =>
  formStream<never, SignInNeeded | Fault, DataExport>({
    empty: {},
    problemsOf: () => [],
    send: () => defer(account.data),
    onSucceeded: (data) => saveFile(dataExportFile(data)),
  });
