import type { ReactNode } from 'react';
import styles from './rule-table.module.css';

/** A rule's results for examples. */
export interface RuleTableProps {
  readonly rule: string;
  readonly columns: ReadonlyArray<string>;
  /** One row for each example, which is named in the first column. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** The row of the controls' values, above the others. */
  readonly own?: ReadonlyArray<string>;
  /** More content above the table. */
  readonly children?: ReactNode;
}

/** A page of the catalogue for a rule: examples at its bounds and their results. */
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
