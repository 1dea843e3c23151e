/*
 * [AUTH-06] [SET-01] One's data is saved as a file that a person can read: JSON, a value a line, named by the day on which it was taken in UTC.
 *
 * @example dataExportFileName('2027-06-12T23:59:59.999Z') // => 'my-registry-data-2027-06-12.json'
 */
import type { DataExport } from './data-export-document.ts';

/** The file name of a document made at that moment (AUTH-06). */
export const dataExportFileName = (takenAt: string): string => `my-registry-data-${takenAt.slice(0, 10)}.json`;

/** The document as a file: its name, its type and its text (AUTH-06). */
export const dataExportFile = (
  data: DataExport,
): { readonly name: string; readonly type: string; readonly text: string } => ({
  name: dataExportFileName(data.takenAt),
  type: 'application/json',
  text: `${JSON.stringify(data, null, 2)}\n`,
});
