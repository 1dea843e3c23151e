import type { AlertLevel } from '@gift-registry/domain';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './product-lines.module.css';

/** A sentence of a product, its sign, and how grave it is. */
export interface FactLineProps {
  readonly icon: TablerIcon;
  readonly level?: AlertLevel;
  readonly children: ReactNode;
}

/** One sentence in a list of what is to be known of a product. */
export const FactLine = ({ icon: Icon, level = 'info', children }: FactLineProps) => (
  <li className={styles['line']} data-level={level}>
    <Icon size={18} stroke={1.6} aria-hidden />
    <span>{children}</span>
  </li>
);
