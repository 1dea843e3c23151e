/*
 * [THX-01] What is exported opens in any spreadsheet: UTF-8 with its mark in front, a record a line with CR and LF, each cell in quotes, quotes in it doubled (RFC 4180). What a guest wrote is
 * never a formula there: what a spreadsheet might calculate gets an apostrophe in front. That holds for a part of a cell, too, which a spreadsheet that parts cells by semicolons or tabs takes for
 * its own cell, as French Canadian ones do. Such a one no longer knows which quotes belong together, and may drop any of them.
 *
 * @example csvOf([['Gift', 'Note'], ['Plates', '=1+1']]) // => '\ufeff"Gift","Note"\r\n"Plates","\'=1+1"\r\n'
 * @example csvOf([['Best wishes;=1+1']]) // => '\ufeff"Best wishes;\'=1+1"\r\n'
 * @example csvOf([['Best wishes;"=1+1']]) // => '\ufeff"Best wishes;""\'=1+1"\r\n'
 */

/** The byte order mark by which spreadsheets recognize UTF-8. */
const UTF_8 = '\ufeff';

/**
 * The start of a cell or of a part of it, with anything invisible or ignored after it, before an operator: ASCII,
 * full-width, small or mathematical.
 */
const beforeOperator = /(?:^|[;\t\r\n])["\s\p{C}\p{Default_Ignorable_Code_Point}]*(?=[=+\-@＝＋－＠﹦﹢﹣﹫−⁼⁺⁻₌₊₋])/gu;

const safe = (cell: string): string => cell.replace(/^(?=[\t\r\n])/, "'").replace(beforeOperator, "$&'");
const quoted = (cell: string): string => `"${safe(cell).replaceAll('"', '""')}"`;

/** The records as a file of comma-separated values, protected against formulas in spreadsheets (THX-01). */
export const csvOf = (records: ReadonlyArray<ReadonlyArray<string>>): string =>
  UTF_8 + records.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
