import {
  addressLines,
  type GiftId,
  giftCorrectionMessages,
  NOTE_LIMIT,
  noteNotSaved,
  PAGE_LANGUAGE,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { Checkbox, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button, UnstyledButton } from '../controls/index.ts';
import { useReturnFocus } from '../dialog/index.ts';
import { SignInLink } from '../sign-in/index.ts';
import { Gifts } from './giver-gifts.tsx';
import styles from './thank-you.module.css';
import type { GiverModel, NoteModel, ThanksIntents } from './thanks-model.ts';

interface NoteEditorProps {
  readonly note: NoteModel;
  readonly id: GiftId;
  readonly giver: string;
  /** The path of the sign-in page, which returns here. */
  readonly signIn: string;
  readonly intents: Pick<ThanksIntents, 'typeNote' | 'takeNewer' | 'saveNote' | 'closeNote' | 'leaveNote'>;
}

/** Edits a note: what another registrant has written meanwhile is shown beside it, and is only overwritten on purpose. */
const NoteEditor = ({ note, id, giver, signIn, intents }: NoteEditorProps) => {
  const { text, used, newer, step } = note;
  const isSaving = step._tag === 'Saving';
  return (
    <form
      className={styles['editor']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.saveNote(id);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') intents.leaveNote(id);
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={8}
        aria-label={thankYouPageMessages.noteLabel(giver)}
        placeholder={thankYouPageMessages.columns.note}
        readOnly={isSaving}
        onFocus={({ currentTarget: field }) => field.setSelectionRange(field.value.length, field.value.length)}
        value={text}
        onChange={(event) => intents.typeNote(id, event.currentTarget.value)}
      />
      {used > NOTE_LIMIT - 100 && (
        <p className={`muted num ${styles['used']}`}>{thankYouPageMessages.used(used, NOTE_LIMIT)}</p>
      )}
      <div role="status">
        {newer._tag === 'Some' && (
          <div className={`gr-callout ${styles['newer']}`} data-tone="warning">
            <IconInfoCircle size={18} stroke={1.6} aria-hidden />
            <p>
              {thankYouPageMessages.newer} <q>{newer.value === '' ? thankYouPageMessages.noNote : newer.value}</q>
            </p>
          </div>
        )}
      </div>
      {step._tag === 'Leaving' && (
        <p className={`gr-callout ${styles['newer']}`} data-tone="warning" role="alert">
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
          <span>{thankYouPageMessages.leaveNote}</span>
        </p>
      )}
      {step._tag === 'Failed' && (
        <p className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          <span>
            {noteNotSaved(step.reason)} {step.reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
          </span>
        </p>
      )}
      <div className={`gr-cluster ${styles['actions']}`}>
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving
            ? thankYouPageMessages.savingNote
            : newer._tag === 'Some'
              ? thankYouPageMessages.saveMine
              : thankYouPageMessages.saveNote}
        </Button>
        {newer._tag === 'Some' && (
          <Button variant="default" onClick={() => intents.takeNewer(id)}>
            {thankYouPageMessages.useNewer}
          </Button>
        )}
        <Button variant="subtle" aria-disabled={isSaving || undefined} onClick={() => intents.closeNote(id)}>
          {step._tag === 'Leaving' ? thankYouPageMessages.discardNote : thankYouPageMessages.cancelNote}
        </Button>
      </div>
    </form>
  );
};

interface GiverRowProps {
  readonly model: GiverModel;
  /** The path of the sign-in page, which returns here. */
  readonly signIn: string;
  readonly intents: ThanksIntents;
}

const Status = ({ model, intents }: Omit<GiverRowProps, 'signIn'>) => {
  const {
    giver: { giverId, isThanked },
    name,
    step,
  } = model;
  const isMarking = step === 'marking';
  const turn = thankYouPageMessages.turn(isThanked, name);
  const thankedLabel = isThanked ? thankYouPageMessages.thanked : thankYouPageMessages.notYet;
  const status = isMarking ? thankYouPageMessages.marking : thankedLabel;
  return (
    <div className={`gr-stack ${styles['status']}`}>
      <UnstyledButton
        className={styles[isThanked ? 'done' : 'notYet'] ?? ''}
        aria-label={`${status}. ${turn}`}
        data-on-paper
        title={turn}
        aria-disabled={isMarking || undefined}
        onClick={() => intents.toggleThanked(giverId)}
      >
        {isThanked && !isMarking && <IconCircleCheck size={18} stroke={1.6} aria-hidden />}
        {status}
      </UnstyledButton>
      {step === 'not-marked' && (
        <span className={`gr-danger ${styles['failed']}`}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {thankYouPageMessages.notMarked}
        </span>
      )}
    </div>
  );
};

/** One giver: name and address, gifts, messages, note, and whether they were thanked (THX-02). */
export const GiverRow = ({ model, signIn, intents }: GiverRowProps) => {
  const { giver, name, isSelected, note } = model;
  const { giverId, noted, postalAddress } = giver;
  const mutation = noted.note === '' ? thankYouPageMessages.addNote : thankYouPageMessages.editNote;
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(note._tag === 'Some', { instead: () => opener.current });
  return (
    <li className={`gr-text-body ${styles['row']}`} data-selected={isSelected || undefined}>
      <label className={`gr-row ${styles['check']}`} htmlFor={`select-${giverId}`}>
        <Checkbox
          id={`select-${giverId}`}
          aria-label={thankYouPageMessages.select(name)}
          checked={isSelected}
          onChange={() => intents.select(giverId)}
        />
      </label>
      <div className={styles['from']}>
        <b>{name}</b>
        {postalAddress._tag === 'Some' ? (
          <address className="muted num">
            {addressLines(postalAddress.value, PAGE_LANGUAGE).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : (
          <p className="muted">{thankYouPageMessages.noAddress}</p>
        )}
        <UnstyledButton
          className={`muted ${styles['quiet']}`}
          aria-label={giftCorrectionMessages.correctNameLabel(name)}
          onClick={() => intents.corrections.askName(giverId)}
        >
          {giftCorrectionMessages.correctName}
        </UnstyledButton>
      </div>
      <Gifts model={model} intents={intents} />
      <div className={styles['note']}>
        {note._tag === 'Some' ? (
          <NoteEditor note={note.value} id={noted.id} giver={name} signIn={signIn} intents={intents} />
        ) : (
          <>
            {noted.note !== '' && (
              <p>
                <span className={styles['label']}>{thankYouPageMessages.columns.note}</span> <span>{noted.note}</span>
              </p>
            )}
            <UnstyledButton
              ref={opener}
              className={`muted ${styles['quiet']}`}
              aria-label={`${mutation}. ${thankYouPageMessages.noteLabel(name)}`}
              onClick={() => intents.openNote(noted.id)}
            >
              {mutation}
            </UnstyledButton>
          </>
        )}
      </div>
      <Status model={model} intents={intents} />
    </li>
  );
};
