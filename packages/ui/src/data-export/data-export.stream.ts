import { type Account, type DataExport, dataExportFile, type Fault, type SignInNeeded } from '@gift-registry/domain';
import { defer } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';
import type { SavedFile } from '../thank-you/index.ts';

/** Taking one's data along: a form without a field, so that it is asked for once at a time and can be again. */
export type DataExportStream = FormStream<never, SignInNeeded | Fault>;

/** What taking one's data along needs. */
export interface DataExportParts {
  readonly account: Pick<Account, 'data'>;
  readonly saveFile: (file: SavedFile) => void;
}

/** Reads everything that is kept of who is signed in, and saves it as a file (AUTH-06, SET-01). */
export const dataExportStream = ({ account, saveFile }: DataExportParts): DataExportStream =>
  formStream<never, SignInNeeded | Fault, DataExport>({
    empty: {},
    problemsOf: () => [],
    send: () => defer(account.data),
    onSucceeded: (data) => saveFile(dataExportFile(data)),
  });
