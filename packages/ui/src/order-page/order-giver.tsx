import { type OrderView, placedOrderMessages, type Site } from '@gift-registry/domain';
import { Checkbox, Switch } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { useReturnFocus } from '../dialog/index.ts';
import { isChosen, type OrderChoice } from './order-choices.ts';
import { AddressEditor, Editor, EmailEditor, MessageEditor } from './order-editors.tsx';
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
      <div className={`gr-cluster ${styles['head']}`}>
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

interface ChoiceProps extends Pick<OrderGiverProps, 'choosing' | 'stream'> {
  readonly choice: OrderChoice;
  readonly save?: string;
}

/** Saves a choice, or gives it up. */
export const ChoiceEditor = ({ choice, save, choosing, stream }: ChoiceProps) => {
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
          <p className={styles['quote']}>{placedOrderMessages.quoted(message)}</p>
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
            <p className={`muted ${styles['hint']}`}>{placedOrderMessages.surpriseHelp(order)}</p>
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
                <p className={`muted ${styles['hint']}`}>{placedOrderMessages.emailChanged(emailBefore.value)}</p>
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
              {(order.isOwn || !hasPostalAddress) && (
                <p className={`muted ${styles['hint']}`}>
                  {order.canChangeAddress
                    ? placedOrderMessages.addressHelp(order)
                    : placedOrderMessages.shippingAddressHelp(order)}
                </p>
              )}
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
                save={placedOrderMessages.removeSure}
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
