import type { SumRow } from '@gift-registry/domain';

interface SumRowsProps {
  readonly rows: ReadonlyArray<SumRow>;
  /** Below the label; empty for none. */
  readonly help?: (row: SumRow) => string;
}

/** The amounts between the subtotal and the total, in a description list. */
export const SumRows = ({ rows, help = () => '' }: SumRowsProps) =>
  rows.map((row) => (
    <div key={row.label}>
      <dt>
        {row.label}
        {help(row) !== '' && <small>{help(row)}</small>}
      </dt>
      <dd>{row.amount}</dd>
    </div>
  ));
