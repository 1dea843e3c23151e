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
import { FormField, type FormModel, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { Choosing } from './order-choices.ts';
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
  readonly model: Pick<FormModel<string, unknown>, 'state'>;
  readonly problem: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

const Editor = ({ model: { state }, problem, onSave, onCancel, children }: EditorProps) => (
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
      <Button type="submit" aria-disabled={state._tag === 'Pending' || undefined}>
        {state._tag === 'Pending' ? placedOrderMessages.saving : placedOrderMessages.save}
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
      model={model}
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
      model={model}
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
      model={model}
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

/** Why a choice was not saved. */
const ChoiceProblem = ({ choice, choosing }: Pick<Choosing, 'choice'> & Pick<OrderGiverProps, 'choosing'>) =>
  choosing._tag === 'Some' && choosing.value.choice === choice && choosing.value.problem._tag === 'Some' ? (
    <p className={styles['problem']} role="alert">
      {placedOrderMessages.choiceRefused(choosing.value.problem.value)}
    </p>
  ) : null;

/** The giver's message, email and postal address, each with editing (GIVE-03). */
export const OrderGiver = ({ order, editing, choosing, site, stream }: OrderGiverProps) => {
  const { message, giver, postalAddress } = order;
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
            checked={order.isSurprise}
            onChange={(event) => stream.keepSurprise(event.currentTarget.checked)}
          />
          <ChoiceProblem choice="surprise" choosing={choosing} />
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
        {isEdited('email') ? <EmailEditor stream={stream} /> : <p className={styles['value']}>{giver.email}</p>}
      </Part>
      {(order.canChangeAddress || postalAddress._tag === 'Some') && (
        <Part
          heading={placedOrderMessages.address}
          change={change(
            'address',
            postalAddress._tag === 'Some' ? placedOrderMessages.change : placedOrderMessages.add,
            postalAddress._tag === 'Some' ? placedOrderMessages.changeAddress : placedOrderMessages.addAddress,
            order.canChangeAddress,
          )}
          isEdited={isEdited('address')}
          isRemovable={order.canChangeAddress && postalAddress._tag === 'Some' && !isEdited('address')}
          onChange={() => stream.edit('address')}
        >
          {isEdited('address') ? (
            <AddressEditor stream={stream} site={site} />
          ) : (
            <>
              {postalAddress._tag === 'Some' && (
                <p className={`num ${styles['value']}`}>{placedOrderMessages.addressLine(postalAddress.value)}</p>
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
                  checked={order.isAddressShared}
                  onChange={(event) => stream.shareAddress(event.currentTarget.checked)}
                />
              )}
              {order.canChangeAddress && postalAddress._tag === 'Some' && (
                <Button variant="subtle" aria-label={placedOrderMessages.removeAddress} onClick={stream.removeAddress}>
                  {placedOrderMessages.remove}
                </Button>
              )}
              <ChoiceProblem choice="address" choosing={choosing} />
            </>
          )}
        </Part>
      )}
    </div>
  );
};
