import type { ComponentProps } from 'react';
import './indicators.css';

/** The progress from 0 to 100, and the bar's height in pixels. */
interface ProgressProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  readonly value: number;
  readonly size?: number;
}

/** A progress bar. It has no accessible name: the text beside it gives the value. */
export const Progress = ({ value, size = 4, className = '', ...props }: ProgressProps) => (
  <div {...props} className={`progress ${className}`} style={{ height: size }} aria-hidden>
    <div style={{ width: `${value}%` }} />
  </div>
);
