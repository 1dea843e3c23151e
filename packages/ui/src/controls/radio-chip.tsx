import { type ReactNode, useId } from 'react';
import './indicators.css';

interface RadioChipProps {
  /** The name that all chips of the group share. */
  readonly name: string;
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  readonly className?: string | undefined;
  readonly labelClassName?: string | undefined;
  /** The option's value, for style sheets that show each one differently. */
  readonly value?: string;
  readonly children: ReactNode;
}

/** A radio button that looks like a chip. */
export const RadioChip = ({
  name,
  isChecked,
  onCheck,
  className = '',
  labelClassName = '',
  value,
  children,
}: RadioChipProps) => {
  const id = useId();
  return (
    <div className={`chip ${className}`} data-value={value}>
      <input type="radio" className="chip-input" id={id} name={name} checked={isChecked} onChange={onCheck} />
      <label htmlFor={id} className={`chip-label ${labelClassName}`} data-checked={isChecked || undefined}>
        {children}
      </label>
    </div>
  );
};
