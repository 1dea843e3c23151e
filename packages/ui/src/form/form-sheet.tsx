import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A form: its fields, what went wrong, and its one filled button. */
export interface FormSheetProps {
  /** Why it could not be done. */
  readonly problem: string | false;
  readonly submit: string;
  readonly submitting: string;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The fields of a form, what went wrong, and the button that sends it. */
export const FormSheet = ({ problem, submit, submitting, isSending, onSubmit, children }: FormSheetProps) => (
  <form
    className={styles['form']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {problem !== false && (
      <p className={styles['problem']} role="alert">
        {problem}
      </p>
    )}
    {children}
    <Button type="submit" fullWidth disabled={isSending}>
      {isSending ? submitting : submit}
    </Button>
  </form>
);
