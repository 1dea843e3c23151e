import {
  type GrId,
  type MarketRules,
  newAccountMessages,
  newPasswordMessages,
  newRegistryMessages,
  paths,
  type RegistryForm,
  type RegistryFormField,
  registryPageMessages,
  signInPageMessages,
} from '@gift-registry/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Button, Progress, Skeleton } from '../controls/index.ts';
import { useFocusFallback, useHistorySteps } from '../dialog/index.ts';
import { FormField, FormLinks, FormPage, fieldMessage, secondsLeftOf } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { EventStep, ExtrasStep, NamesStep, type StepProps } from './form-steps.tsx';
import styles from './new-registry.module.css';
import type { NewRegistryStream } from './new-registry.stream.ts';
import type { CreationState, OwnAccountField } from './new-registry-model.ts';
import { useFirstInvalidFocus, useHeadingFocus } from './use-form-focus.ts';

const ACCOUNT = 'new-registry-account';

/** The account form for a visitor; the link in the email creates the account together with the registry. */
export const AccountStep = ({ stream }: Pick<StepProps, 'stream'>) => {
  const { values, wrong, state, focusOn } = useStateValue(stream.account.model);
  useFocusFallback(
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
        <p className="gr-callout" data-tone="danger" role="alert">
          {newAccountMessages.refused(state.reason)}
          {secondsLeft !== undefined && secondsLeft > 0 && ` ${newRegistryMessages.wait(secondsLeft)}`}
        </p>
      )}
    </>
  );
};

/** Says that the email has been sent. */
export const EmailSent = ({ stream, email }: Pick<StepProps, 'stream'> & { readonly email: string }) => (
  <FormPage title={newAccountMessages.sentTitle} help={newRegistryMessages.sent(email)}>
    <p role="status">{newRegistryMessages.sentHelp}</p>
    <Button variant="default" onClick={stream.account.clear}>
      {newAccountMessages.again}
    </Button>
  </FormPage>
);

interface CreatedEarlierProps {
  readonly grId: GrId;
  readonly unsavedFields: ReadonlyArray<RegistryFormField>;
  readonly form: RegistryForm;
  readonly market: MarketRules;
  /** The heading, which gets the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: () => void;
}

/** Says that the registry already exists, and lists later edits, to be entered under Settings in another tab (HOME-01, CART-08). */
const CreatedEarlier = ({ grId, unsavedFields, form, market, heading, onOpen }: CreatedEarlierProps) => (
  <div className={styles['form']}>
    <div>
      <h1 ref={heading} tabIndex={-1} className={`display ${styles['title']}`}>
        {newRegistryMessages.begunBefore}
      </h1>
      <p className={`muted ${styles['help']}`}>{newRegistryMessages.begunBeforeHelp}</p>
    </div>
    <dl className={styles['unsavedFields']}>
      {unsavedFields.map((field) => (
        <div key={field}>
          <dt>{newRegistryMessages.label(field, market)}</dt>
          <dd dir="auto">{form[field] === '' ? <i>{newRegistryMessages.leftEmpty}</i> : form[field]}</dd>
        </div>
      ))}
    </dl>
    <div className={`gr-cluster ${styles['ways']}`}>
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
    case 'account':
      return <AccountStep stream={stream} />;
  }
};

const buttonMessages = (creation: CreationState, isLast: boolean, isSending: boolean): string => {
  if (isSending) return newRegistryMessages.sending;
  if (creation._tag === 'Creating') return newRegistryMessages.creating;
  if (creation._tag === 'Created') return newRegistryMessages.created;
  return isLast ? newRegistryMessages.create : newRegistryMessages.next;
};

/** The form for a new registry, one step at a time (HOME-01); the browser's Back goes to the previous step. */
export const NewRegistryPage = ({ stream }: { readonly stream: NewRegistryStream }) => {
  const model = useStateValue(stream.model);
  const form = useFirstInvalidFocus(model.focusRequests);
  const heading = useHeadingFocus(model.stepChanges);
  const { step, place, places, creation } = model;
  useHistorySteps(place - 1, stream.back);
  const { state, values } = useStateValue(stream.account.model);
  const isSending = state._tag === 'Pending';
  const isBusy = isSending || creation._tag === 'Creating' || creation._tag === 'Created';
  if (model.isFormHidden)
    return (
      <div className={`wrap gr-stack ${styles['page']}`} aria-busy>
        <Skeleton height={320} maxWidth={560} />
      </div>
    );
  if (step === 'account' && state._tag === 'Succeeded')
    return <EmailSent stream={stream} email={values.email.trim()} />;
  if (creation._tag === 'CreatedEarlier')
    return (
      <div className={`wrap gr-stack ${styles['page']}`}>
        <CreatedEarlier
          {...creation}
          form={model.form}
          market={model.market}
          heading={heading}
          onOpen={stream.openBegun}
        />
      </div>
    );
  return (
    <div className={`wrap gr-stack ${styles['page']}`}>
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
          <p className={`muted ${styles['where']}`}>
            <span>{newRegistryMessages.title}</span>{' '}
            <span className="num">{newRegistryMessages.progress(place, places)}</span>
          </p>
          <Progress value={(place / places) * 100} size={4} />
        </div>
        <div>
          <h1 id="new-registry-step" ref={heading} tabIndex={-1} className={`display ${styles['title']}`}>
            {newRegistryMessages.stepTitle(step)}
          </h1>
          <p className={`muted ${styles['help']}`}>{newRegistryMessages.stepHelp(step)}</p>
        </div>
        <Step model={model} stream={stream} />
        {creation._tag === 'NotCreated' && (
          <p className="gr-callout" data-tone="danger" role="alert">
            {newRegistryMessages.refused(creation.reason)}
          </p>
        )}
        <div className={`gr-cluster ${styles['ways']}`}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {buttonMessages(creation, place === places, isSending)}
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
          <FormLinks>
            <span>{newAccountMessages.haveOne}</span>
            <a href={paths.signIn(paths.newRegistry)}>{signInPageMessages.submit}</a>
          </FormLinks>
        )}
      </form>
    </div>
  );
};
