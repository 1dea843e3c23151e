import {
  addressMessages,
  emailProblem,
  type OrderView,
  placedOrderMessages,
  regionsOf,
  type Site,
} from '@gift-registry/domain';
import { Checkbox, NativeSelect, Switch, Textarea } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { useReturnFocus } from '../dialog/index.ts';
import { FormField, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { isChosen, type OrderChoice } from './order-choices.ts';
import styles from './order-page.module.css';
import type { OrderPageModel, OrderPageStream, OrderPart } from './order-page.stream.ts';

type OpenOrder = Extract<OrderPageModel, { readonly _tag: 'Open' }>;

interface OrderGiverProps {
  readonly order: OrderView;
  readonly editing: OpenOrder['editing'];
  readonly choosing: OpenOrder['choosing'];
  readonly site: Site;
  readonly stream: OrderPageStream;
}

/** A part of the order that its giver can change. */
interface PartProps {
  readonly heading: string;
  /** The button and its accessible name; undefined if the part cannot be edited, or is being edited. */
  readonly change: { readonly label: string; readonly name: string } | undefined;
  readonly isEdited?: boolean;
  /** Whether to show a button that removes the part's content and then disappears itself. */
  readonly isRemovable?: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

const Part = ({ heading, change, isEdited = false, isRemovable = false, onChange, children }: PartProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(isEdited, { instead: () => opener.current });
  useReturnFocus(isRemovable, { instead: () => opener.current });
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 className={styles['partHeading']}>{heading}</h2>
        {change !== undefined && (
          <Button ref={opener} type="button" variant="subtle" aria-label={change.name} onClick={onChange}>
            {change.label}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
};

/** The form of a part, with what went wrong and its two buttons. */
interface EditorProps {
  readonly isPending: boolean;
  readonly problem: string;
  /** The words of the button that saves. */
  readonly save?: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

const Editor = ({ isPending, problem, save = placedOrderMessages.save, onSave, onCancel, children }: EditorProps) => (
  <form
    className={styles['editor']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    {problem !== '' && (
      <p className={styles['problem']} role="alert">
        {problem}
      </p>
    )}
    {children}
    <div className={styles['ways']}>
      <Button type="submit" aria-disabled={isPending || undefined}>
        {isPending ? placedOrderMessages.saving : save}
      </Button>
      <Button type="button" variant="default" onClick={onCancel}>
        {placedOrderMessages.cancel}
      </Button>
    </div>
  </form>
);

const MessageEditor = ({ stream }: Pick<OrderGiverProps, 'stream'>) => {
  const model = useStateValue(stream.message.model);
  const { values, state } = model;
  return (
    <Editor
      isPending={state._tag === 'Pending'}
      problem={state._tag === 'Failed' ? placedOrderMessages.messageRefused(state.reason) : ''}
      onSave={stream.message.submit}
      onCancel={stream.stopEditing}
    >
      <Textarea
        id="order-message"
        label={placedOrderMessages.messageLabel}
        description={placedOrderMessages.messageHelp}
        autosize
        minRows={3}
        autoFocus
        value={values.message}
        error={fieldMessage(model, 'message', placedOrderMessages.messageHelp)}
        onChange={(event) => stream.message.edit('message', event.currentTarget.value)}
      />
    </Editor>
  );
};

const EmailEditor = ({ stream }: Pick<OrderGiverProps, 'stream'>) => {
  const model = useStateValue(stream.email.model);
  const { values, state } = model;
  return (
    <Editor
      isPending={state._tag === 'Pending'}
      problem={state._tag === 'Failed' ? placedOrderMessages.emailRefused(state.reason) : ''}
      onSave={stream.email.submit}
      onCancel={stream.stopEditing}
    >
      <FormField
        id="order-email"
        kind="email"
        label={placedOrderMessages.emailLabel}
        description={placedOrderMessages.emailHelp}
        autoComplete="email"
        isFirst
        value={values.email}
        error={fieldMessage(
          model,
          'email',
          emailProblem(placedOrderMessages.emailRefused({ _tag: 'EmailInvalid' }))(values.email),
        )}
        onEdit={(text) => stream.email.edit('email', text)}
      />
    </Editor>
  );
};

const AddressEditor = ({ stream, site: { market } }: Pick<OrderGiverProps, 'stream' | 'site'>) => {
  const model = useStateValue(stream.address.model);
  const { values, state } = model;
  const field = (name: 'line1' | 'line2' | 'city' | 'postalCode', label: string, autoComplete: string) => (
    <FormField
      id={`order-${name}`}
      kind="text"
      label={label}
      autoComplete={autoComplete}
      value={values[name]}
      error={fieldMessage(model, name, placedOrderMessages.addressFieldWrong(label))}
      isFirst={name === 'line1'}
      onEdit={(text) => stream.address.edit(name, text)}
    />
  );
  return (
    <Editor
      isPending={state._tag === 'Pending'}
      problem={state._tag === 'Failed' ? placedOrderMessages.addressRefused(state.reason) : ''}
      onSave={stream.address.submit}
      onCancel={stream.stopEditing}
    >
      {field('line1', addressMessages.line1, 'address-line1')}
      {field('line2', addressMessages.line2, 'address-line2')}
      {field('city', addressMessages.city, 'address-level2')}
      <NativeSelect
        id="order-region"
        label={addressMessages.region(market)}
        autoComplete="address-level1"
        data={[
          { value: '', label: addressMessages.chooseRegion(market) },
          ...regionsOf(market).map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={values.region}
        error={fieldMessage(model, 'region', addressMessages.chooseRegion(market))}
        onChange={(event) => stream.address.edit('region', event.currentTarget.value)}
      />
      {field('postalCode', addressMessages.postalCode(market), 'postal-code')}
    </Editor>
  );
};

interface ChoiceProps extends Pick<OrderGiverProps, 'choosing' | 'stream'> {
  readonly choice: OrderChoice;
  readonly save?: string;
}

/** Saves a choice, or gives it up. */
const ChoiceEditor = ({ choice, save, choosing, stream }: ChoiceProps) => {
  const chosen = choosing._tag === 'Some' && choosing.value.choice === choice ? choosing.value : undefined;
  useReturnFocus(chosen !== undefined, {});
  return chosen === undefined ? null : (
    <Editor
      isPending={chosen.isPending}
      problem={chosen.problem._tag === 'Some' ? placedOrderMessages.choiceRefused(chosen.problem.value) : ''}
      {...(save === undefined ? {} : { save })}
      onSave={stream.saveChoice}
      onCancel={stream.cancelChoice}
    />
  );
};

/** The giver's message, email and postal address, each with editing (GIVE-03). */
export const OrderGiver = ({ order, editing, choosing, site, stream }: OrderGiverProps) => {
  const { message, giver, postalAddress, hasPostalAddress, emailBefore } = order;
  const isOn = (choice: OrderChoice): boolean =>
    choosing._tag === 'Some' && choosing.value.choice === choice ? choosing.value.to : isChosen(order, choice);
  const isEdited = (part: OrderPart): boolean => editing._tag === 'Some' && editing.value === part;
  const change = (part: OrderPart, label: string, name: string, canChange = true) =>
    canChange && !isEdited(part) ? { label, name } : undefined;
  return (
    <div className={styles['mine']}>
      <Part
        heading={placedOrderMessages.message}
        change={change(
          'message',
          placedOrderMessages.change,
          placedOrderMessages.changeMessage,
          order.canChangeMessage,
        )}
        isEdited={isEdited('message')}
        onChange={() => stream.edit('message')}
      >
        {isEdited('message') ? (
          <MessageEditor stream={stream} />
        ) : message === '' ? (
          <p className="muted">{placedOrderMessages.noMessage}</p>
        ) : (
          <p className={styles['quote']}>“{message}”</p>
        )}
      </Part>
      {order.canChangeSurprise ? (
        <section className={styles['part']}>
          <Switch
            label={placedOrderMessages.keepSurprise}
            description={placedOrderMessages.keepSurpriseHelp}
            checked={isOn('surprise')}
            onChange={(event) => stream.choose('surprise', event.currentTarget.checked)}
          />
          <ChoiceEditor choice="surprise" choosing={choosing} stream={stream} />
        </section>
      ) : (
        order.isSurprise && (
          <Part heading={placedOrderMessages.surprise} change={undefined} onChange={stream.stopEditing}>
            <p className={styles['hint']}>{placedOrderMessages.surpriseHelp(order)}</p>
          </Part>
        )
      )}
      <Part
        heading={placedOrderMessages.email}
        change={change('email', placedOrderMessages.change, placedOrderMessages.changeEmail)}
        isEdited={isEdited('email')}
        onChange={() => stream.edit('email')}
      >
        {isEdited('email') ? (
          <EmailEditor stream={stream} />
        ) : (
          <>
            <p className={styles['value']}>{giver.email}</p>
            {emailBefore._tag === 'Some' && (
              <>
                <p className={styles['hint']}>{placedOrderMessages.emailChanged(emailBefore.value)}</p>
                <Button variant="default" onClick={stream.changeEmailBack}>
                  {placedOrderMessages.changeEmailBack}
                </Button>
              </>
            )}
          </>
        )}
      </Part>
      {(order.canChangeAddress || hasPostalAddress) && (
        <Part
          heading={placedOrderMessages.address}
          change={change(
            'address',
            hasPostalAddress ? placedOrderMessages.change : placedOrderMessages.add,
            hasPostalAddress ? placedOrderMessages.changeAddress : placedOrderMessages.addAddress,
            order.canChangeAddress,
          )}
          isEdited={isEdited('address')}
          isRemovable={order.canChangeAddress && hasPostalAddress && !isEdited('address')}
          onChange={() => stream.edit('address')}
        >
          {isEdited('address') ? (
            <AddressEditor stream={stream} site={site} />
          ) : (
            <>
              {postalAddress._tag === 'Some' && (
                <p className={`num ${styles['value']}`}>{placedOrderMessages.addressLine(postalAddress.value)}</p>
              )}
              {hasPostalAddress && !order.isOwn && (
                <p className={styles['value']}>{placedOrderMessages.addressHidden}</p>
              )}
              <p className={styles['hint']}>
                {order.canChangeAddress
                  ? placedOrderMessages.addressHelp(order)
                  : placedOrderMessages.shippingAddressHelp(order)}
              </p>
              {order.canShareAddress && (
                <Checkbox
                  className={styles['choice'] ?? ''}
                  label={placedOrderMessages.shareAddress(order)}
                  checked={isOn('shareAddress')}
                  onChange={(event) => stream.choose('shareAddress', event.currentTarget.checked)}
                />
              )}
              <ChoiceEditor choice="shareAddress" choosing={choosing} stream={stream} />
              {order.canChangeAddress && hasPostalAddress && (
                <Button
                  variant="subtle"
                  aria-label={placedOrderMessages.removeAddress}
                  onClick={() => stream.choose('keepAddress', false)}
                >
                  {placedOrderMessages.remove}
                </Button>
              )}
              <ChoiceEditor
                choice="keepAddress"
                save={placedOrderMessages.remove}
                choosing={choosing}
                stream={stream}
              />
            </>
          )}
        </Part>
      )}
    </div>
  );
};
