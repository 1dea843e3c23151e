import { type GiverName, giftCorrectionMessages } from '@gift-registry/domain';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog, useFocusFallback } from '../dialog/index.ts';
import { FormField, type FormModel, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { SignInLink } from '../sign-in/index.ts';
import type { AddField, CorrectionContent, GiftCorrections, GiftsNotCorrected } from './gift-corrections-model.ts';
import styles from './thank-you.module.css';

const FORM = 'gift-correction';

const idOf = (field: string): string => `gift-${field}`;

type Form<Field extends string> = FormModel<Field, GiftsNotCorrected>;

interface FrameProps<Field extends string> {
  readonly form: Form<Field>;
  /** The path of the sign-in page, which returns here. */
  readonly signIn: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of the dialog, with why it was not saved. */
const CorrectionForm = <Field extends string>({ form, signIn, onSubmit, children }: FrameProps<Field>) => {
  const { wrong, state, focusOn } = form;
  useFocusFallback(focusOn, wrong.map(idOf));
  return (
    <form
      id={FORM}
      className={styles['correction']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {state._tag === 'Failed' && (
        <p className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          <span>
            {giftCorrectionMessages.refused(state.reason)}{' '}
            {state.reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
          </span>
        </p>
      )}
    </form>
  );
};

type Of<Tag> = Extract<CorrectionContent, { readonly _tag: Tag }>;

interface NamesProps<Field extends string> {
  readonly form: Form<Field | keyof GiverName>;
  readonly labels: Readonly<Record<keyof GiverName, string>>;
  readonly help?: string;
  readonly isFirst?: boolean;
  readonly onEdit: (field: keyof GiverName, text: string) => void;
}

/** First and last name of a giver. */
const NameFields = <Field extends string>({ form, labels, help, isFirst = false, onEdit }: NamesProps<Field>) => (
  <div className={styles['pair']}>
    {(['firstName', 'lastName'] as const).map((name) => (
      <FormField
        key={name}
        id={idOf(name)}
        kind="text"
        label={labels[name]}
        {...(help === undefined || name === 'lastName' ? {} : { description: help })}
        autoComplete="off"
        isFirst={isFirst && name === 'firstName'}
        value={form.values[name]}
        error={fieldMessage<Field | keyof GiverName>(form, name, giftCorrectionMessages.fieldProblem(name))}
        onEdit={(text) => onEdit(name, text)}
      />
    ))}
  </div>
);

interface ContentProps<Content> {
  readonly content: Content;
  readonly corrections: GiftCorrections;
  readonly signIn: string;
}

const Addition = ({ content: { items, lastDay, form }, corrections, signIn }: ContentProps<Of<'Add'>>) => {
  const error = (field: Exclude<AddField, 'item'>): string | boolean =>
    fieldMessage(form, field, giftCorrectionMessages.fieldProblem(field));
  const edit = (field: AddField) => (event: { readonly currentTarget: { readonly value: string } }) =>
    corrections.editAddition(field, event.currentTarget.value);
  const { values } = form;
  return (
    <CorrectionForm form={form} signIn={signIn} onSubmit={corrections.add}>
      <p className="muted gr-text-body">{giftCorrectionMessages.addHelp}</p>
      <NativeSelect
        id={idOf('item')}
        label={giftCorrectionMessages.whatLabel}
        data={[{ value: '', label: giftCorrectionMessages.somethingElse }, ...items]}
        value={values.item}
        error={form.wrong.includes('item')}
        onChange={edit('item')}
      />
      {values.item === '' && (
        <TextInput
          id={idOf('words')}
          label={giftCorrectionMessages.wordsLabel}
          placeholder={giftCorrectionMessages.wordsHint}
          value={values.words}
          error={error('words')}
          onChange={edit('words')}
        />
      )}
      <div className={styles['pair']}>
        <TextInput
          id={idOf('quantity')}
          inputMode="numeric"
          maxLength={3}
          label={giftCorrectionMessages.quantityLabel}
          {...(values.item === '' ? {} : { description: giftCorrectionMessages.quantityHelp })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.quantity}
          error={error('quantity')}
          onChange={edit('quantity')}
        />
        <TextInput
          id={idOf('day')}
          type="date"
          max={lastDay}
          label={giftCorrectionMessages.dayLabel}
          value={values.day}
          error={error('day')}
          onChange={edit('day')}
        />
      </div>
      <NameFields<AddField>
        form={form}
        labels={giftCorrectionMessages}
        help={giftCorrectionMessages.giverHelp}
        onEdit={corrections.editAddition}
      />
      <Textarea
        id={idOf('note')}
        label={giftCorrectionMessages.noteLabel}
        autosize
        minRows={2}
        value={values.note}
        error={error('note')}
        onChange={edit('note')}
      />
    </CorrectionForm>
  );
};

const Content = ({ content, corrections, signIn }: ContentProps<CorrectionContent>) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Reject':
      return (
        <CorrectionForm form={content.form} signIn={signIn} onSubmit={() => corrections.reject('one')}>
          <p>
            {content.isAdded ? giftCorrectionMessages.removeHelp : giftCorrectionMessages.rejectHelp(content.giver)}
          </p>
        </CorrectionForm>
      );
    case 'Name':
      return (
        <CorrectionForm form={content.form} signIn={signIn} onSubmit={corrections.saveName}>
          <p className="muted gr-text-body">{giftCorrectionMessages.nameHelp}</p>
          <NameFields<keyof GiverName>
            form={content.form}
            labels={{ firstName: giftCorrectionMessages.nameFirst, lastName: giftCorrectionMessages.nameLast }}
            onEdit={corrections.editName}
          />
        </CorrectionForm>
      );
    case 'Add':
      return <Addition content={content} corrections={corrections} signIn={signIn} />;
  }
};

const Actions = ({ content, corrections }: Omit<ContentProps<CorrectionContent>, 'signIn'>) => {
  if (content._tag === 'Nothing') return null;
  const isSending = content.form.state._tag === 'Pending';
  const submit = (label: string, sending: string) => (
    <Button key="submit" type="submit" form={FORM} aria-disabled={isSending || undefined}>
      {isSending ? sending : label}
    </Button>
  );
  switch (content._tag) {
    case 'Reject':
      return (
        <>
          <Button variant="default" onClick={corrections.close}>
            {giftCorrectionMessages.keep}
          </Button>
          {content.all > 1 && (
            <Button variant="default" aria-disabled={isSending || undefined} onClick={() => corrections.reject('all')}>
              {giftCorrectionMessages.rejectAll(content.all, content.giver)}
            </Button>
          )}
          {submit(
            content.isAdded ? giftCorrectionMessages.remove : giftCorrectionMessages.rejectOne,
            giftCorrectionMessages.working,
          )}
        </>
      );
    case 'Name':
      return (
        <>
          <Button variant="default" aria-disabled={isSending || undefined} onClick={corrections.restoreName}>
            {giftCorrectionMessages.restoreName}
          </Button>
          {submit(giftCorrectionMessages.saveName, giftCorrectionMessages.savingName)}
        </>
      );
    case 'Add':
      return (
        <>
          <Button variant="default" onClick={corrections.close}>
            {giftCorrectionMessages.cancel}
          </Button>
          {submit(giftCorrectionMessages.save, giftCorrectionMessages.saving)}
        </>
      );
  }
};

const titleOf = (content: CorrectionContent): string => {
  switch (content._tag) {
    case 'Nothing':
      return '';
    case 'Reject':
      return content.isAdded
        ? giftCorrectionMessages.removeTitle(content.gift)
        : giftCorrectionMessages.rejectTitle(content.gift);
    case 'Name':
      return giftCorrectionMessages.nameTitle(content.giver);
    case 'Add':
      return giftCorrectionMessages.addTitle;
  }
};

/** The dialog in which owners reject a gift, take one out, add one or correct a name (ELSE-02). */
export const GiftCorrectionsDialog = ({
  corrections,
  signIn,
}: {
  readonly corrections: GiftCorrections;
  readonly signIn: string;
}) => {
  const { isOpen, content } = useStateValue(corrections.model);
  return (
    <Dialog
      isOpen={isOpen}
      title={titleOf(content)}
      width={560}
      isLong={content._tag === 'Add'}
      onClose={corrections.close}
      footer={<Actions content={content} corrections={corrections} />}
    >
      <Content content={content} corrections={corrections} signIn={signIn} />
    </Dialog>
  );
};
