import { newRegistryMessages } from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { FormLine, problemOf } from './form-line.tsx';
import styles from './new-registry.module.css';
import type { StepProps } from './step-props.ts';

/** What is celebrated, and when. */
export const EventStep = ({ model, stream }: StepProps) => {
  const problem = problemOf(model, 'eventType');
  return (
    <>
      <Radio.Group
        name="eventType"
        label={newRegistryMessages.label('eventType', model.market)}
        value={model.form.eventType}
        onChange={(code) => stream.edit('eventType', code)}
        error={problem}
        data-wrong={problem !== false || undefined}
      >
        <div className={styles['events']}>
          {model.events.map(({ code, name }) => (
            <Radio key={code} className={styles['event'] ?? ''} value={code} label={name} />
          ))}
        </div>
      </Radio.Group>
      <FormLine
        field="eventDate"
        model={model}
        stream={stream}
        type="date"
        min={model.earliest}
        max={model.latest}
        autoComplete="off"
      />
    </>
  );
};
