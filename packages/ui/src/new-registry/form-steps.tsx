import {
  addressMessages,
  eventNameOf,
  greetingMessages,
  NO_DATE_YET,
  newRegistryMessages,
  newVisibilities,
  noDateYet,
  personNameMessages,
  type RegistryFormField,
} from '@gift-registry/domain';
import { Checkbox, NativeSelect, Radio, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import styles from './new-registry.module.css';
import type { NewRegistryStream } from './new-registry.stream.ts';
import type { NewRegistryModel } from './new-registry-model.ts';

interface FormLineProps
  extends Pick<TextInputProps, 'type' | 'autoComplete' | 'min' | 'max' | 'description' | 'disabled'> {
  readonly field: RegistryFormField;
  readonly model: NewRegistryModel;
  readonly stream: NewRegistryStream;
}

/** The problem shown at a field, or false. */
const problemOf = ({ problems, market, form }: NewRegistryModel, field: RegistryFormField): string | false => {
  const problem = problems[field];
  return problem !== undefined && newRegistryMessages.problem(field, problem, market, form.region !== '');
};

/** A text field of the form. */
const FormLine = ({ field, model, stream, ...typing }: FormLineProps) => (
  <TextInput
    {...typing}
    name={field}
    label={newRegistryMessages.label(field, model.market)}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={model.form[field] === NO_DATE_YET ? '' : model.form[field]}
    onChange={(event) => stream.edit(field, event.currentTarget.value)}
    error={problemOf(model, field)}
  />
);

/** A step of the form, and what can be done in it. */
export interface StepProps {
  readonly model: NewRegistryModel;
  readonly stream: NewRegistryStream;
}

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

/** The choice of who can find the registry. */
const VisibilityChoice = ({ model, stream }: StepProps) => (
  <Radio.Group
    name="visibility"
    label={newRegistryMessages.label('visibility', model.market)}
    value={model.visibility}
    onChange={(visibility) => stream.edit('visibility', visibility)}
  >
    <div className={styles['choices']}>
      {newVisibilities.map((visibility) => (
        <Radio
          key={visibility}
          value={visibility}
          label={newRegistryMessages.visibility(visibility)}
          description={newRegistryMessages.visibilityHelp(visibility)}
        />
      ))}
    </div>
  </Radio.Group>
);

/** The step for visibility and the optional fields: greeting and delivery address. */
export const ExtrasStep = ({ model, stream }: StepProps) => {
  const { market, form, regions } = model;
  return (
    <>
      <VisibilityChoice model={model} stream={stream} />
      <Textarea
        name="greeting"
        label={newRegistryMessages.label('greeting', market)}
        description={`${newRegistryMessages.greetingHelp} ${greetingMessages.counter(model.greetingCount)}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        value={form.greeting}
        onChange={(event) => stream.edit('greeting', event.currentTarget.value)}
        onBlur={stream.leaveGreeting}
        error={problemOf(model, 'greeting')}
      />
      <fieldset className={styles['group']}>
        <legend>{newRegistryMessages.address}</legend>
        <p className="muted">{newRegistryMessages.addressHelp}</p>
        <FormLine field="recipient" model={model} stream={stream} autoComplete="shipping name" />
        <FormLine field="line1" model={model} stream={stream} autoComplete="shipping address-line1" />
        <FormLine field="line2" model={model} stream={stream} autoComplete="shipping address-line2" />
        <FormLine field="city" model={model} stream={stream} autoComplete="shipping address-level2" />
        <div className={styles['pair']}>
          {regions.length > 0 && (
            <NativeSelect
              name="region"
              label={newRegistryMessages.label('region', market)}
              autoComplete="shipping address-level1"
              value={form.region}
              onChange={(event) => stream.edit('region', event.currentTarget.value)}
              error={problemOf(model, 'region')}
              data={[
                { value: '', label: addressMessages.chooseRegion(market) },
                ...regions.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          )}
          <FormLine field="postalCode" model={model} stream={stream} autoComplete="shipping postal-code" />
        </div>
      </fieldset>
    </>
  );
};

/** The step for event and date. */
export const EventStep = ({ model, stream }: StepProps) => {
  const problem = problemOf(model, 'eventType');
  const isUndated = model.form.eventDate === NO_DATE_YET;
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
          {model.events.map((type) => (
            <Radio key={type.code} className={styles['event'] ?? ''} value={type.code} label={eventNameOf(type)} />
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
        disabled={isUndated}
      />
      <Checkbox
        label={noDateYet}
        checked={isUndated}
        onChange={(event) => stream.edit('eventDate', event.currentTarget.checked ? NO_DATE_YET : '')}
      />
    </>
  );
};
