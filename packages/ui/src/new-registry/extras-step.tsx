import { addressMessages, greetingMessages, newRegistryMessages } from '@gift-registry/domain';
import { NativeSelect, Textarea } from '@mantine/core';
import { FormLine, problemOf } from './form-line.tsx';
import styles from './new-registry.module.css';
import type { StepProps } from './step-props.ts';

/** What may be left out: a greeting, and where gifts are delivered. */
export const ExtrasStep = ({ model, stream }: StepProps) => {
  const { market, form, regions } = model;
  return (
    <>
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
          <FormLine field="postalCode" model={model} stream={stream} autoComplete="shipping postal-code" />
        </div>
      </fieldset>
    </>
  );
};
