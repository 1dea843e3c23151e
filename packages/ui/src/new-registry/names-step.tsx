import { newRegistryMessages, personNameMessages } from '@gift-registry/domain';
import { FormLine } from './form-line.tsx';
import styles from './new-registry.module.css';
import type { StepProps } from './step-props.ts';

/** Whom the registry is for. */
export const NamesStep = ({ model, stream }: StepProps) => (
  <>
    <div className={styles['pair']}>
      <FormLine field="primaryFirstName" model={model} stream={stream} autoComplete="given-name" />
      <FormLine
        field="primaryLastName"
        model={model}
        stream={stream}
        autoComplete="family-name"
        description={personNameMessages.lastNameHelp}
      />
    </div>
    <fieldset className={styles['group']}>
      <legend>{newRegistryMessages.second}</legend>
      <p className="muted">{newRegistryMessages.secondHelp}</p>
      <div className={styles['pair']}>
        <FormLine field="secondaryFirstName" model={model} stream={stream} autoComplete="off" />
        <FormLine field="secondaryLastName" model={model} stream={stream} autoComplete="off" />
      </div>
    </fieldset>
  </>
);
