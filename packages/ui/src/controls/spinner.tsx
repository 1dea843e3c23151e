import './indicators.css';

/** How large it is, in pixels, and what else its place gives it. */
export interface SpinnerProps {
  readonly size: number;
  readonly className?: string | undefined;
}

/** A turning ring beside, or in place of, a text that says what is being waited for; not announced by itself. */
export const Spinner = ({ size, className = '' }: SpinnerProps) => (
  <span aria-hidden className={`spinner ${className}`} style={{ fontSize: size }} />
);
