/** The text of a cell that a spreadsheet was kept from reading as a number: `="0123"`, `=12.50` and `'0123`. */
export const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^=(?=[\d.])/, '')
    .replace(/^'(?=.)/s, '')
    .trim();
