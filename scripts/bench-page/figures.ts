/** One measured figure, compared with its earlier value and its goal. */
export interface Figure {
  readonly what: string;
  /** `Infinity` if an awaited event never occurred. */
  readonly value: number;
  readonly unit?: 'KB' | 'ms' | 's';
  /** The value of the page of November 27, 2026, before guests' lists had an entry point of their own. */
  readonly before?: number;
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
  readonly note?: string;
}

/** A figure of each list. */
export interface PerList<A> {
  readonly '120 gifts': A;
  readonly '1,000 gifts': A;
}

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0);

/** The value as printed: seconds with one decimal, all others as whole numbers. */
const printed = (value: number, unit: Figure['unit']): string => {
  if (!Number.isFinite(value)) return 'never';
  return `${value.toFixed(unit === 's' ? 1 : 0)}${unit === undefined ? '' : ` ${unit}`}`;
};

const goalOf = ({ goal, unit }: Figure): string => {
  if (goal === undefined) return '';
  return 'atMost' in goal ? `≤ ${printed(goal.atMost, unit)}` : `≥ ${printed(goal.atLeast, unit)}`;
};

/** Whether the figure meets its goal; true without a goal. */
export const isReached = ({ value, goal }: Figure): boolean =>
  goal === undefined || ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast);

const row = (cells: ReadonlyArray<string>): string => {
  const [what = '', ...others] = cells;
  return `| ${what.padEnd(58)} | ${others.map((cell, place) => (place < 4 ? cell.padStart(8) : cell)).join(' | ')} |`;
};

/** Prints the header of the table, in Markdown. */
export const printHead = (): void =>
  console.log(
    `${row(['', 'measured', 'before', 'ratio', 'goal', '', ''])}\n|${'-'.repeat(60)}|${'---------:|'.repeat(4)}---|---|`,
  );

/** Prints a row of the table. */
export const print = (figure: Figure): void => {
  const { what, value, unit, before, goal, note = '' } = figure;
  const hasRatio = before !== undefined && before > 0 && Number.isFinite(value);
  console.log(
    row([
      what,
      printed(value, unit),
      before === undefined ? '' : printed(before, unit),
      hasRatio ? (value / before).toFixed(2) : '',
      goalOf(figure),
      goal === undefined ? '' : isReached(figure) ? 'reached' : 'missed',
      note,
    ]),
  );
};
