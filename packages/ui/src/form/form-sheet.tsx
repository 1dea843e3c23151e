import { waitMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import styles from './form.module.css';

/** A page with one task. */
export interface FormPageProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

/** A page with one task: heading, a sentence of help, the form, and other links below. */
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

/** A form: its fields, what went wrong, and its one filled button. */
export interface FormSheetProps {
  /** Why it could not be done. */
  readonly problem: string | false;
  /** Of a wait before it can be sent again; 0: it is over. */
  readonly secondsLeft?: number | undefined;
  readonly submit: string;
  readonly submitting: string;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The fields of a form, what went wrong, and the button that sends it. */
export const FormSheet = ({
  problem,
  secondsLeft,
  submit,
  submitting,
  isSending,
  onSubmit,
  children,
}: FormSheetProps) => (
  <form
    className={styles['form']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {problem !== false && secondsLeft !== 0 && (
      <p className={styles['problem']} role="alert">
        {problem}
      </p>
    )}
    {secondsLeft !== undefined &&
      (secondsLeft > 0 ? (
        <p className="num" role="timer">
          {waitMessages.left(secondsLeft)}
        </p>
      ) : (
        <p role="status">{waitMessages.over}</p>
      ))}
    {children}
    <Button type="submit" fullWidth disabled={isSending}>
      {isSending ? submitting : submit}
    </Button>
  </form>
);
