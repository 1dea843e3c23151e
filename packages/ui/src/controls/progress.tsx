import type { ComponentProps } from 'react';
import './indicators.css';

/** How far, from 0 to 100, and how high the bar is, in pixels. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  readonly value: number;
  readonly size?: number;
}

/** A bar that is filled so far. It has no name: what it shows is told beside it. */
export const Progress = ({ value, size = 4, className = '', ...props }: ProgressProps) => (
  <div {...props} className={`progress ${className}`} style={{ height: size }} aria-hidden>
    <div style={{ width: `${value}%` }} />
  </div>
);
