import {
  addressMessages,
  type GrId,
  greetingMessages,
  type Market,
  newAccountMessages,
  newPasswordMessages,
  newRegistryMessages,
  paths,
  personNameMessages,
  type RegistryForm,
  type RegistryFormField,
  registryPageMessages,
  signInPageMessages,
  type VisibleTo,
} from '@gift-registry/domain';
import { NativeSelect, Radio, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Button, Progress, Skeleton } from '../controls/index.ts';
import { useLostFocus, useStepsBack } from '../dialog/index.ts';
import { FormField, FormPage, FormWays, fieldMessage, secondsLeftOf } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './new-registry.module.css';
import type { NewRegistryStream } from './new-registry.stream.ts';
import type { BeginningStep, NewRegistryModel, OwnAccountField } from './new-registry-model.ts';
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

const visibilities: ReadonlyArray<VisibleTo> = ['findable', 'link', 'private'];

/** Who can find the registry. */
const VisibilityChoice = ({ model, stream }: StepProps) => (
  <Radio.Group
    name="visibility"
    label={newRegistryMessages.label('visibility', model.market)}
    value={model.visibility}
    onChange={(visibility) => stream.edit('visibility', visibility)}
  >
    <div className={styles['choices']}>
      {visibilities.map((visibility) => (
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

/** Who can find it, and the optional fields: greeting and delivery address. */
const ExtrasStep = ({ model, stream }: StepProps) => {
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

const ACCOUNT = 'new-registry-account';

/** The account of a visitor: an email with a link makes it, and the registry with it. */
const AccountStep = ({ stream }: Pick<StepProps, 'stream'>) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.account.model);
  useLostFocus(
    focusOn,
    wrong.map((field) => `${ACCOUNT}-${field}`),
  );
  const field = (name: OwnAccountField) => ({
    id: `${ACCOUNT}-${name}`,
    value: values[name],
    error: fieldMessage({ wrong, state }, name, newAccountMessages.fieldProblem(name, values[name])),
    onEdit: (text: string) => stream.account.edit(name, text),
  });
  const secondsLeft = secondsLeftOf(state);
  return (
    <>
      <FormField
        kind="email"
        label={newAccountMessages.email}
        description={newRegistryMessages.accountEmailHelp}
        autoComplete="username"
        {...field('email')}
      />
      <FormField
        kind="password"
        label={newAccountMessages.password}
        description={newPasswordMessages.help}
        autoComplete="new-password"
        {...field('password')}
      />
      {state._tag === 'Failed' && !wrong.includes('email') && !wrong.includes('password') && (
        <p className={styles['problem']} role="alert">
          {newAccountMessages.refused(state.reason)}
          {secondsLeft !== undefined && secondsLeft > 0 && ` ${newRegistryMessages.wait(secondsLeft)}`}
        </p>
      )}
    </>
  );
};

/** Says that the email is on its way. */
const EmailSent = ({ stream, email }: Pick<StepProps, 'stream'> & { readonly email: string }) => (
  <FormPage title={newAccountMessages.sentTitle} help={newRegistryMessages.sent(email)}>
    <p role="status">{newRegistryMessages.sentHelp}</p>
    <Button variant="default" onClick={stream.account.clear}>
      {newAccountMessages.again}
    </Button>
  </FormPage>
);

const Step = ({ model, stream }: StepProps) => {
  switch (model.step) {
    case 'event':
      return <EventStep model={model} stream={stream} />;
    case 'names':
      return <NamesStep model={model} stream={stream} />;
    case 'extras':
      return <ExtrasStep model={model} stream={stream} />;
    case 'account':
      return <AccountStep stream={stream} />;
  }
};

const buttonMessages = (beginning: BeginningStep, isLast: boolean, isSending: boolean): string => {
  if (isSending) return newRegistryMessages.sending;
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
  const { state, values } = useStateValue(stream.account.model);
  const isSending = state._tag === 'Pending';
  const isBusy = isSending || beginning._tag === 'Beginning' || beginning._tag === 'Begun';
  if (model.isHeldBack)
    return (
      <div className={`wrap ${styles['page']}`} aria-busy>
        <Skeleton height={320} maxWidth={560} />
      </div>
    );
  if (step === 'account' && state._tag === 'Succeeded')
    return <EmailSent stream={stream} email={values.email.trim()} />;
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
            <span>{newRegistryMessages.title}</span>{' '}
            <span className="num">{newRegistryMessages.progress(place, places)}</span>
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
            {buttonMessages(beginning, place === places, isSending)}
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
        {model.isVisitor && (place === 1 || step === 'account') && (
          <FormWays>
            <span>{newAccountMessages.haveOne}</span>
            <a href={paths.signIn(paths.newRegistry)}>{signInPageMessages.submit}</a>
          </FormWays>
        )}
      </form>
    </div>
  );
};
