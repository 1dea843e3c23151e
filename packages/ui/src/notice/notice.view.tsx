import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A line that stands where the list would, one sentence of help, and at most one way on. */
export interface NoticeProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

/** Why there is no list to see, and what to do. */
export const Notice = ({ title, help, children }: NoticeProps) => (
  <div className={`wrap ${styles['notice']}`}>
    <h2 className={`display ${styles['title']}`}>{title}</h2>
    <p className={styles['help']}>{help}</p>
    {children}
  </div>
);
