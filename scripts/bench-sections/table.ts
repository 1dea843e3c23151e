/** Rows as a Markdown table whose columns are as wide as their widest cell. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: ReadonlyArray<string>): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
};
