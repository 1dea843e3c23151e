import type { ReactNode } from 'react';
import './indicators.css';

/** The label of a badge, and the icon before it. */
export interface BadgeProps {
  readonly className?: string | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short label over a picture: most loved, group gift, sale, the other brand. */
export const Badge = ({ className = '', icon, children }: BadgeProps) => (
  <div className={`badge ${className}`}>
    {icon !== undefined && <span className="badge-icon">{icon}</span>}
    <span className="badge-label">{children}</span>
  </div>
);
