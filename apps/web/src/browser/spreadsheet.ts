import type { Log } from '@gift-registry/domain';
import type { SavedSpreadsheet } from '@gift-registry/ui';
import writeExcelFile from 'write-excel-file/browser';
import { saveFile } from './save-file.ts';

/** In characters; spreadsheet programs make every column equally narrow otherwise. */
const COLUMN_WIDTH = 18;

/** The library takes these words for strings that it has written before, so they get a space behind them. */
const isMistaken = (text: string): boolean => text in {};

const cell = (text: string) => ({ value: isMistaken(text) ? `${text} ` : text, type: String });

/**
 * The rows as an Excel workbook in which every cell is text (THX-01): a spreadsheet program leaves 02134 its zero, makes
 * no date of 1-2 and calculates nothing. The first row has the headings.
 */
export const spreadsheet = ([headings = [], ...rows]: SavedSpreadsheet['rows']): Promise<Blob> =>
  writeExcelFile(
    [headings.map((heading) => ({ ...cell(heading), fontWeight: 'bold' })), ...rows.map((row) => row.map(cell))],
    { columns: headings.map(() => ({ width: COLUMN_WIDTH })), stickyRowsCount: 1 },
  ).toBlob();

/** Saves rows as an Excel workbook on the device. */
export const saveSpreadsheet =
  (page: Pick<Window, 'document'>, log: Log) =>
  ({ name, rows }: SavedSpreadsheet): void => {
    spreadsheet(rows).then(
      (content) => saveFile(page)({ name, type: content.type, text: content }),
      log.write({ level: 'error', tag: 'spreadsheet.not-made', data: { rows: rows.length } }),
    );
  };
