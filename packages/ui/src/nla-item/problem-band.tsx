import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './nla-item.module.css';

/** Why a mutation was not done: the dialog stays, and what can be done is under it. */
export const ProblemBand = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['problem']} role="alert">
    <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
    <span>{children}</span>
  </p>
);
