import { waitMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import styles from './form.module.css';
import { type FormState, secondsLeftOf } from './form.stream.ts';

interface FormPageProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

/** A page with one task: heading, a sentence of help, the form, and other links below. */
export const FormPage = ({ title, help, children }: FormPageProps) => (
  <div className={`wrap gr-stack ${styles['page']}`}>
    <div className={styles['sheet']}>
      <h1 className={`display ${styles['title']}`}>{title}</h1>
      <p className={`muted ${styles['help']}`}>{help}</p>
      {children}
    </div>
  </div>
);

/** Links to related pages, in one line below a form. */
export const FormLinks = ({ children }: { readonly children: ReactNode }) => (
  <p className={`gr-row ${styles['ways']}`}>{children}</p>
);

interface FormSheetProps<Reason> {
  readonly messages: {
    readonly submit: string;
    readonly submitting: string;
    readonly refused: (reason: Reason) => string;
  };
  readonly state: FormState<Reason>;
  readonly isSending?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form: its fields, what went wrong, the wait until it can be sent again, and its one filled button. */
export const FormSheet = <Reason,>({
  messages: { submit, submitting, refused },
  state,
  isSending = state._tag === 'Pending',
  onSubmit,
  children,
}: FormSheetProps<Reason>) => {
  const secondsLeft = secondsLeftOf(state);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {state._tag === 'Failed' && secondsLeft !== 0 && (
        <p className="gr-callout" data-tone="danger" role="alert">
          {refused(state.reason)}
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
};
