import {
  addressMessages,
  type GrId,
  greetingMessages,
  type Market,
  newRegistryMessages,
  paths,
  personNameMessages,
  type RegistryForm,
  type RegistryFormField,
  registryPageMessages,
} from '@gift-registry/domain';
import { NativeSelect, Radio, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Button, Progress, Skeleton } from '../controls/index.ts';
import { useStepsBack } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './new-registry.module.css';
import type { NewRegistryStream } from './new-registry.stream.ts';
import type { BeginningStep, NewRegistryModel } from './new-registry-model.ts';
import { useFirstWrong, useNewHeading } from './use-form-focus.ts';

/** A text field of the form. */
export interface FormLineProps extends Pick<TextInputProps, 'type' | 'autoComplete' | 'min' | 'max' | 'description'> {
  readonly field: RegistryFormField;
  readonly model: NewRegistryModel;
  readonly stream: NewRegistryStream;
}

/** The problem shown at a field, or false. */
export const problemOf = ({ problems, market }: NewRegistryModel, field: RegistryFormField): string | false => {
  const problem = problems[field];
  return problem !== undefined && newRegistryMessages.problem(field, problem, market);
};

/** A text field of the form. */
const FormLine = ({ field, model, stream, ...typing }: FormLineProps) => (
  <TextInput
    {...typing}
    name={field}
    label={newRegistryMessages.label(field, model.market)}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={model.form[field]}
    onChange={(event) => stream.edit(field, event.currentTarget.value)}
    error={problemOf(model, field)}
  />
);

/** A step of the form, and what can be done in it. */
interface StepProps {
  readonly model: NewRegistryModel;
  readonly stream: NewRegistryStream;
}

/** The names. */
const NamesStep = ({ model, stream }: StepProps) => (
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

/** The optional fields: greeting and delivery address. */
const ExtrasStep = ({ model, stream }: StepProps) => {
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

/** Event and date. */
const EventStep = ({ model, stream }: StepProps) => {
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

/** A registry that an earlier request had created, and what was edited since. */
interface BegunBeforeProps {
  readonly grId: GrId;
  readonly notTaken: ReadonlyArray<RegistryFormField>;
  readonly form: RegistryForm;
  readonly market: Market;
  /** Takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: () => void;
}

/** Says that the registry already exists, and lists later edits, to be entered under Settings in another tab (HOME-01, CART-08). */
const BegunBefore = ({ grId, notTaken, form, market, heading, onOpen }: BegunBeforeProps) => (
  <div className={styles['form']}>
    <div>
      <h1 ref={heading} tabIndex={-1} className={`display ${styles['title']}`}>
        {newRegistryMessages.begunBefore}
      </h1>
      <p className={styles['help']}>{newRegistryMessages.begunBeforeHelp}</p>
    </div>
    <dl className={styles['notTaken']}>
      {notTaken.map((field) => (
        <div key={field}>
          <dt>{newRegistryMessages.label(field, market)}</dt>
          <dd dir="auto">{form[field] === '' ? <i>{newRegistryMessages.leftEmpty}</i> : form[field]}</dd>
        </div>
      ))}
    </dl>
    <div className={styles['ways']}>
      <Button component="a" href={paths.settings(grId)} target="_blank" rel="noopener">
        {newRegistryMessages.openSettings}
        <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
      </Button>
      <Button variant="default" onClick={onOpen}>
        {newRegistryMessages.openRegistry}
      </Button>
    </div>
  </div>
);

const Step = ({ model, stream }: StepProps) => {
  switch (model.step) {
    case 'event':
      return <EventStep model={model} stream={stream} />;
    case 'names':
      return <NamesStep model={model} stream={stream} />;
    case 'extras':
      return <ExtrasStep model={model} stream={stream} />;
  }
};

const buttonMessages = (beginning: BeginningStep, isLast: boolean): string => {
  if (beginning._tag === 'Beginning') return newRegistryMessages.creating;
  if (beginning._tag === 'Begun') return newRegistryMessages.created;
  return isLast ? newRegistryMessages.create : newRegistryMessages.next;
};

/** The form for a new registry, one step at a time (HOME-01); the browser's Back goes to the previous step. */
export const NewRegistryPage = ({ stream }: { readonly stream: NewRegistryStream }) => {
  const model = useStateValue(stream.model);
  const form = useFirstWrong(model.lookAgain);
  const heading = useNewHeading(model.turned);
  const { step, place, places, beginning } = model;
  useStepsBack(place - 1, stream.back);
  const isBusy = beginning._tag === 'Beginning' || beginning._tag === 'Begun';
  if (model.isHeldBack)
    return (
      <div className={`wrap ${styles['page']}`} aria-busy>
        <Skeleton height={320} maxWidth={560} />
      </div>
    );
  if (beginning._tag === 'BegunBefore')
    return (
      <div className={`wrap ${styles['page']}`}>
        <BegunBefore
          {...beginning}
          form={model.form}
          market={model.market}
          heading={heading}
          onOpen={stream.openBegun}
        />
      </div>
    );
  return (
    <div className={`wrap ${styles['page']}`}>
      <form
        ref={form}
        className={styles['form']}
        noValidate
        aria-labelledby="new-registry-step"
        onSubmit={(event) => {
          event.preventDefault();
          stream.next();
        }}
      >
        <div>
          <p className={styles['where']}>
            <span>{newRegistryMessages.title}</span> <span className="num">{newRegistryMessages.progress(step)}</span>
          </p>
          <Progress value={(place / places) * 100} size={4} />
        </div>
        <div>
          <h1 id="new-registry-step" ref={heading} tabIndex={-1} className={`display ${styles['title']}`}>
            {newRegistryMessages.stepTitle(step)}
          </h1>
          <p className={styles['help']}>{newRegistryMessages.stepHelp(step)}</p>
        </div>
        <Step model={model} stream={stream} />
        {beginning._tag === 'NotBegun' && (
          <p className={styles['problem']} role="alert">
            {newRegistryMessages.refused(beginning.reason)}
          </p>
        )}
        <div className={styles['ways']}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {buttonMessages(beginning, place === places)}
          </Button>
          {place > 1 && (
            <Button
              variant="subtle"
              onClick={stream.back}
              aria-disabled={isBusy || undefined}
              leftSection={<IconArrowLeft size={20} stroke={1.6} aria-hidden />}
            >
              {newRegistryMessages.back}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
};
