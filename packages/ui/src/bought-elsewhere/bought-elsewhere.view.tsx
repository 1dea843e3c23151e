import {
  boughtElsewhereMessages,
  type ElsewhereField,
  paths,
  personNameMessages,
  revealDayText,
} from '@gift-registry/domain';
import { NativeSelect, Switch, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { Dialog, useFocusFallback } from '../dialog/index.ts';
import { FormField, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './bought-elsewhere.module.css';
import type { BoughtElsewhereStream, ElsewhereContent } from './bought-elsewhere.stream.ts';

const FORM = 'bought-elsewhere';

const idOf = (field: string): string => `elsewhere-${field}`;

interface FormProps {
  readonly content: Extract<ElsewhereContent, { readonly _tag: 'Form' }>;
  readonly stream: BoughtElsewhereStream;
}

/** How many were bought: as many as are still wanted, at most. */
const Quantity = ({ content: { left, quantity }, stream }: FormProps) =>
  left === 1 ? null : (
    <NativeSelect
      id={idOf('quantity')}
      className={styles['quantity'] ?? ''}
      label={boughtElsewhereMessages.quantity}
      description={boughtElsewhereMessages.left(left)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={Array.from({ length: left }, (_, index) => String(index + 1))}
      value={String(quantity)}
      onChange={(event) => stream.changeQuantity(Number(event.currentTarget.value))}
    />
  );

/** The form: where the gift was bought, by whom, and the message to the registrants. */
const ElsewhereForm = ({ content, stream }: FormProps) => {
  const { item, names, surpriseUntil, isSurprise, form } = content;
  const { values, wrong, state, focusOn } = form;
  useFocusFallback(focusOn, wrong.map(idOf));
  const { product } = item;
  const field = (name: ElsewhereField) => ({
    id: idOf(name),
    value: values[name],
    error: fieldMessage(form, name, boughtElsewhereMessages.fieldProblem(name, values[name])),
    onEdit: (text: string) => stream.edit(name, text),
  });
  const message = field('message');
  return (
    <form
      id={FORM}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        stream.mark();
      }}
    >
      <div className={styles['gift']}>
        <div className={`stage gr-square ${styles['picture']}`}>
          <ProductPicture images={product.images} />
        </div>
        <div>
          <p className={styles['name']}>{product.name}</p>
          <p className={`muted gr-text-body ${styles['help']}`}>{boughtElsewhereMessages.help(names)}</p>
        </div>
      </div>
      {state._tag === 'Failed' && (
        <p className="gr-callout" data-tone="danger" role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {boughtElsewhereMessages.refused(state.reason)}
        </p>
      )}
      <Quantity content={content} stream={stream} />
      <div className={styles['pair']}>
        <FormField
          kind="text"
          label={boughtElsewhereMessages.shop}
          description={boughtElsewhereMessages.shopHint}
          autoComplete="off"
          {...field('shop')}
        />
        <FormField
          kind="text"
          label={boughtElsewhereMessages.shopOrder}
          description={boughtElsewhereMessages.shopOrderHelp}
          autoComplete="off"
          {...field('shopOrder')}
        />
      </div>
      <div className={styles['pair']}>
        <FormField
          kind="text"
          label={boughtElsewhereMessages.firstName}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <FormField
          kind="text"
          label={boughtElsewhereMessages.lastName}
          description={personNameMessages.lastNameHelp}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
      <FormField
        kind="email"
        label={boughtElsewhereMessages.email}
        description={boughtElsewhereMessages.emailHelp}
        autoComplete="email"
        {...field('email')}
      />
      <Textarea
        id={message.id}
        label={boughtElsewhereMessages.message(names)}
        autosize
        minRows={2}
        value={message.value}
        error={message.error}
        onChange={(event) => message.onEdit(event.currentTarget.value)}
      />
      {surpriseUntil._tag === 'Some' && (
        <Switch
          label={boughtElsewhereMessages.surprise}
          description={boughtElsewhereMessages.surpriseHelp(names, revealDayText(surpriseUntil.value))}
          checked={isSurprise}
          onChange={(event) => stream.keepSurprise(event.currentTarget.checked)}
        />
      )}
    </form>
  );
};

interface Of {
  readonly content: ElsewhereContent;
  readonly stream: BoughtElsewhereStream;
}

const titleOf = ({ _tag }: ElsewhereContent): string => {
  switch (_tag) {
    case 'Nothing':
    case 'Form':
      return boughtElsewhereMessages.title;
    case 'Marked':
      return boughtElsewhereMessages.marked;
    case 'Ended':
      return boughtElsewhereMessages.gone;
  }
};

const Content = ({ content, stream }: Of) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Form':
      return <ElsewhereForm content={content} stream={stream} />;
    case 'Marked':
      return (
        <div className={styles['marked']} role="status">
          <IconCircleCheck size={28} stroke={1.6} aria-hidden />
          <div>
            <p>{boughtElsewhereMessages.markedText(content.item.product.name, content.quantity)}</p>
            <p className="muted">{boughtElsewhereMessages.markedNote(content.email)}</p>
          </div>
        </div>
      );
    case 'Ended':
      return <p role="status">{boughtElsewhereMessages.refused(content.reason)}</p>;
  }
};

const Actions = ({ content, stream }: Of) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Form': {
      const isSending = content.form.state._tag === 'Pending';
      return (
        <>
          <Button variant="default" onClick={stream.close}>
            {boughtElsewhereMessages.cancel}
          </Button>
          <Button key="mark" type="submit" form={FORM} aria-disabled={isSending || undefined}>
            {isSending ? boughtElsewhereMessages.marking : boughtElsewhereMessages.mark}
          </Button>
        </>
      );
    }
    case 'Marked':
      return (
        <>
          <Button component="a" variant="default" href={paths.ownOrder(content.orderNumber)}>
            {boughtElsewhereMessages.undo}
          </Button>
          <Button onClick={stream.close}>{boughtElsewhereMessages.close}</Button>
        </>
      );
    case 'Ended':
      return <Button onClick={stream.close}>{boughtElsewhereMessages.close}</Button>;
  }
};

/**
 * The dialog in which a guest reports that a gift was bought at another shop (ELSE-01): the form, the confirmation, or
 * why the gift can no longer be marked.
 */
export const BoughtElsewhereDialog = ({ stream }: { readonly stream: BoughtElsewhereStream }) => {
  const { isOpen, content } = useStateValue(stream.model);
  return (
    <Dialog
      isOpen={isOpen}
      title={titleOf(content)}
      width={560}
      isLong={content._tag === 'Form'}
      onClose={stream.close}
      footer={<Actions content={content} stream={stream} />}
    >
      <Content content={content} stream={stream} />
    </Dialog>
  );
};
