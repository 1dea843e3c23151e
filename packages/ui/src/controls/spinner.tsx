import './indicators.css';

/** The diameter in pixels, and further CSS classes. */
interface SpinnerProps {
  readonly size: number;
  readonly className?: string | undefined;
}

/** A rotating ring beside, or instead of, a loading text; not announced by itself. */
export const Spinner = ({ size, className = '' }: SpinnerProps) => (
  <span aria-hidden className={`spinner ${className}`} style={{ fontSize: size }} />
);
