import { waitMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import styles from './form.module.css';

/** A page with one task. */
interface FormPageProps {
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

/** Links to related pages, in one line below a form. */
export const FormLinks = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['ways']}>{children}</p>
);

/** A form: its fields, what went wrong, and its one filled button. */
interface FormSheetProps {
  /** Why sending failed; false when it did not. */
  readonly problem: string | false;
  /** The seconds until the form can be sent again, counted down; 0 when they are over. */
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
