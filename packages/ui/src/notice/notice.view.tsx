import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A title, a sentence of help, and at most one link. */
export interface NoticeProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

/** A notice in place of a list: why it is empty, and what to do. */
export const Notice = ({ title, help, children }: NoticeProps) => (
  <div className={`wrap gr-column ${styles['notice']}`}>
    <h2 className={`display gr-section-title ${styles['title']}`}>{title}</h2>
    <p className={`muted ${styles['help']}`}>{help}</p>
    {children}
  </div>
);
