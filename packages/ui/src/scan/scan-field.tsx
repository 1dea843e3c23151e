import { scanMessages } from '@gift-registry/domain';
import { Button, TextInput } from '@mantine/core';
import styles from './scan.module.css';
import type { ScanIntents, ScanModel } from './scan-model.ts';

/** What was typed, what is wrong with it, and what can be done. */
export interface ScanFieldProps extends Pick<ScanModel, 'text' | 'problem'> {
  readonly intents: Pick<ScanIntents, 'typeText' | 'lookUp'>;
}

/** The number on a label, typed: the way for whoever cannot or will not use the camera (ADD-08). */
export const ScanField = ({ text, problem, intents }: ScanFieldProps) => (
  <form
    className={styles['typing']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      intents.lookUp();
    }}
  >
    <h2 className={styles['typeTitle']}>{scanMessages.typeTitle}</h2>
    <TextInput
      size="md"
      label={scanMessages.field}
      description={scanMessages.typeHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={40}
      value={text}
      onChange={(event) => intents.typeText(event.currentTarget.value)}
      error={problem._tag === 'Some' && <span role="alert">{scanMessages.codeProblem(problem.value)}</span>}
    />
    <Button type="submit" variant="default">
      {scanMessages.lookUp}
    </Button>
  </form>
);
