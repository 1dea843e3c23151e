import {
  addressMessages,
  emailProblem,
  type PostalAddressField,
  placedOrderMessages,
  regionsOf,
  type Site,
} from '@gift-registry/domain';
import { NativeSelect, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { CountrySelect, FormField, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './order-page.module.css';
import type { OrderPageStream } from './order-page.stream.ts';

interface OfStream {
  readonly stream: OrderPageStream;
}

interface EditorProps {
  readonly isPending: boolean;
  readonly problem: string;
  /** The words of the button that saves. */
  readonly save?: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

export const Editor = ({
  isPending,
  problem,
  save = placedOrderMessages.save,
  onSave,
  onCancel,
  children,
}: EditorProps) => (
  <form
    className={styles['editor']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    {problem !== '' && (
      <p className={`gr-danger gr-text-body ${styles['problem']}`} role="alert">
        {problem}
      </p>
    )}
    {children}
    <div className={`gr-cluster ${styles['ways']}`}>
      <Button type="submit" aria-disabled={isPending || undefined}>
        {isPending ? placedOrderMessages.saving : save}
      </Button>
      <Button type="button" variant="default" onClick={onCancel}>
        {placedOrderMessages.cancel}
      </Button>
    </div>
  </form>
);

export const MessageEditor = ({ stream }: OfStream) => {
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

export const EmailEditor = ({ stream }: OfStream) => {
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

export const AddressEditor = ({ stream, site: { marketRules: market } }: OfStream & { readonly site: Site }) => {
  const model = useStateValue(stream.address.model);
  const { values, state } = model;
  const isAbroad = values.country !== '';
  const field = (name: Exclude<PostalAddressField, 'country'>, label: string, autoComplete: string) => (
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
      <CountrySelect
        id="order-country"
        marketRules={market}
        value={values.country}
        error={fieldMessage(model, 'country', placedOrderMessages.addressFieldWrong(addressMessages.country))}
        onChoose={stream.chooseCountry}
      />
      {field('line1', addressMessages.line1, 'address-line1')}
      {field('line2', addressMessages.line2, 'address-line2')}
      {field('city', addressMessages.city, 'address-level2')}
      {isAbroad && field('region', addressMessages.regionAbroad, 'address-level1')}
      {!isAbroad && regionsOf(market).length > 0 && (
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
      )}
      {field(
        'postalCode',
        isAbroad ? addressMessages.postalCodeAbroad : addressMessages.postalCode(market),
        'postal-code',
      )}
    </Editor>
  );
};
