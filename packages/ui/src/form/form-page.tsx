import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A page with one thing to do on it. */
export interface FormPageProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

/** A page with one thing to do on it: what that is, one sentence of help, the form, and other ways below. */
export const FormPage = ({ title, help, children }: FormPageProps) => (
  <div className={`wrap ${styles['page']}`}>
    <div className={styles['sheet']}>
      <h1 className={`display ${styles['title']}`}>{title}</h1>
      <p className={styles['help']}>{help}</p>
      {children}
    </div>
  </div>
);

/** Other ways, in one line below a form. */
export const FormWays = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['ways']}>{children}</p>
);
