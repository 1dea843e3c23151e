/** The text of a cell that was protected from being read as a number by a spreadsheet: `="0123"`, `=12.50` and `'0123`. */
export const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^=(?=[\d.])/, '')
    .replace(/^'(?=.)/s, '')
    .trim();
