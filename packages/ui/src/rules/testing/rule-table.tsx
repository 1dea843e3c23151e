import type { ReactNode } from 'react';

/** What a rule says of some examples. */
export interface RuleTableProps {
  readonly rule: string;
  readonly columns: ReadonlyArray<string>;
  /** How to read: as the columns are named; the first tells the example. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** What can be tried beside the examples. */
  readonly children?: ReactNode;
}

/** A page of the catalogue on which a rule can be seen: examples at its bounds, and what it makes of them. */
export const RuleTable = ({ rule, columns, rows, children }: RuleTableProps) => (
  <main className="wrap" style={{ paddingBlock: 40, display: 'grid', gap: 24, maxWidth: 860 }}>
    <h1 className="display" style={{ fontSize: 34, lineHeight: '40px' }}>
      {rule}
    </h1>
    {children}
    <table aria-label={rule}>
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
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, at) => (
              <td key={columns[at]} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </main>
);
