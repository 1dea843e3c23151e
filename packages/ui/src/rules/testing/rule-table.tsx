import type { ReactNode } from 'react';
import styles from './rule-table.module.css';

/** What a rule says of some examples. */
export interface RuleTableProps {
  readonly rule: string;
  readonly columns: ReadonlyArray<string>;
  /** How to read: as the columns are named; the first tells the example. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** What the controls ask, read as the rows are; it stands over them. */
  readonly own?: ReadonlyArray<string>;
  /** What can be tried beside the examples. */
  readonly children?: ReactNode;
}

/** A page of the catalogue on which a rule can be seen: examples at its bounds, and what it makes of them. */
export const RuleTable = ({ rule, columns, rows, own, children }: RuleTableProps) => {
  const cells = (row: ReadonlyArray<string>) =>
    row.map((cell, at) => (
      <td key={columns[at]} className="num">
        {cell}
      </td>
    ));
  return (
    <main className={`wrap ${styles['page']}`}>
      <h1 className={`display ${styles['title']}`}>{rule}</h1>
      {children}
      <table className={styles['table']} aria-label={rule}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own !== undefined && <tr className={styles['own']}>{cells(own)}</tr>}
          {rows.map((row) => (
            <tr key={row.join()}>{cells(row)}</tr>
          ))}
        </tbody>
      </table>
    </main>
  );
};
