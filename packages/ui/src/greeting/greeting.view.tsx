import { greetingField, greetingMessages, greetingNotSaved } from '@gift-registry/domain';
import { Textarea } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import styles from './greeting.module.css';
import type { GreetingStream } from './greeting.stream.ts';

/** The form's id, for its submit button in the dialog's footer. */
const FORM = 'greeting-form';

/** Reports the typed text; if it is too long, sets the field to the part that fits and keeps the caret in place. */
const typed = (stream: GreetingStream, field: HTMLTextAreaElement): void => {
  const { value, selectionEnd } = field;
  stream.type(value);
  const { text } = stream.model.value;
  if (text === value) return;
  const at = greetingField.caret(value, text, selectionEnd);
  field.value = text;
  field.setSelectionRange(at, at);
};

/** The dialog in which a registrant edits the greeting to the guests (GREET-01 to GREET-04), and a line that reports what was done. */
export const Greeting = ({ stream }: { readonly stream: GreetingStream }) => {
  const { isOpen, text, count, leftOut, isSaving, problem, meanwhile, announcement } = useStateValue(stream.model);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={greetingMessages.title}
        width={560}
        onClose={stream.close}
        footer={
          <>
            <Button variant="default" onClick={stream.close} aria-disabled={isSaving || undefined}>
              {greetingMessages.cancel}
            </Button>
            <Button type="submit" form={FORM} aria-disabled={isSaving || undefined}>
              {isSaving ? greetingMessages.saving : greetingMessages.save}
            </Button>
          </>
        }
      >
        <form
          id={FORM}
          className="gr-column"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            stream.save();
          }}
        >
          <div role="status">
            {meanwhile._tag === 'Some' && (
              <div className={`gr-callout ${styles['meanwhile']}`} data-tone="warning">
                <IconInfoCircle size={20} stroke={1.6} aria-hidden />
                <p>
                  {greetingMessages.meanwhile} <q>{meanwhile.value}</q>
                </p>
              </div>
            )}
          </div>
          <Textarea
            label={greetingMessages.title}
            labelProps={{ className: 'visually-hidden' }}
            description={greetingMessages.hint}
            rows={8}
            readOnly={isSaving}
            value={text}
            onChange={(event) => typed(stream, event.currentTarget)}
            onBlur={stream.leave}
          />
          <p className={`num muted gr-text-meta ${styles['count']}`}>
            <span aria-hidden>{greetingMessages.counter(count)}</span>
            <span className="visually-hidden" aria-live="polite">
              {greetingMessages.counterAnnouncement(count)}
            </span>
          </p>
          <p className={`gr-text-meta ${styles['leftOut']}`} aria-live="polite">
            {leftOut > 0 && greetingMessages.leftOut(leftOut)}
          </p>
          {problem._tag === 'Some' && (
            <p className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
              <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
              <span>
                {greetingNotSaved(problem.value)}
                <SignInHint reason={problem.value} />
              </span>
            </p>
          )}
        </form>
      </Dialog>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
};
