import { type GiftId, NOTE_LIMIT, noteNotSaved, thankYouPageMessages } from '@gift-registry/domain';
import { Checkbox, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button, UnstyledButton } from '../controls/index.ts';
import { useFocusGivenBack } from '../dialog/index.ts';
import { GiftPicture } from '../gift-picture/index.ts';
import { SignInLink } from '../sign-in/index.ts';
import styles from './thank-you.module.css';
import type { GiftModel, NoteModel, ThanksIntents } from './thanks-model.ts';

/** The note that is being edited. */
interface NoteEditorProps {
  readonly note: NoteModel;
  readonly id: GiftId;
  readonly gift: string;
  readonly giver: string;
  /** The sign-in page, with a way back here. */
  readonly signIn: string;
  readonly intents: Pick<ThanksIntents, 'typeNote' | 'takeNewer' | 'saveNote' | 'closeNote' | 'leaveNote'>;
}

/** Edits a note: what another registrant has written meanwhile is shown beside it, and is only overwritten on purpose. */
const NoteEditor = ({ note, id, gift, giver, signIn, intents }: NoteEditorProps) => {
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
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) intents.leaveNote(id);
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={8}
        aria-label={thankYouPageMessages.noteLabel(gift, giver)}
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
          <div className={styles['newer']}>
            <IconInfoCircle size={18} stroke={1.6} aria-hidden />
            <p>
              {thankYouPageMessages.newer} <q>{newer.value === '' ? thankYouPageMessages.noNote : newer.value}</q>
            </p>
          </div>
        )}
      </div>
      {step._tag === 'Leaving' && (
        <p className={styles['newer']} role="alert">
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
          <span>{thankYouPageMessages.leaveNote}</span>
        </p>
      )}
      {step._tag === 'Failed' && (
        <p className={styles['problem']} role="alert">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          <span>
            {noteNotSaved(step.reason)} {step.reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
          </span>
        </p>
      )}
      <div className={styles['actions']}>
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

/** A gift and its intents. */
export interface GiftRowProps {
  readonly model: GiftModel;
  /** The sign-in page, with a way back here. */
  readonly signIn: string;
  readonly intents: ThanksIntents;
}

const Status = ({ model, intents }: Omit<GiftRowProps, 'signIn'>) => {
  const { row, gift, giver, step } = model;
  const isMarking = step === 'marking';
  const turn = thankYouPageMessages.turn(row.isThanked, gift, giver);
  const thankedLabel = row.isThanked ? thankYouPageMessages.thanked : thankYouPageMessages.notYet;
  const status = isMarking ? thankYouPageMessages.marking : thankedLabel;
  return (
    <div className={styles['status']}>
      <UnstyledButton
        className={styles[row.isThanked ? 'done' : 'notYet'] ?? ''}
        aria-label={`${status}. ${turn}`}
        data-on-paper
        title={turn}
        aria-disabled={isMarking || undefined}
        onClick={() => intents.turn(row.id)}
      >
        {row.isThanked && !isMarking && <IconCircleCheck size={18} stroke={1.6} aria-hidden />}
        {status}
      </UnstyledButton>
      {step === 'not-marked' && (
        <span className={styles['failed']}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {thankYouPageMessages.notMarked}
        </span>
      )}
    </div>
  );
};

/** One gift: item, giver, message, note, and whether it was thanked for. */
export const GiftRow = ({ model, signIn, intents }: GiftRowProps) => {
  const { row, gift, giver, about, isSelected, note } = model;
  const mutation = row.note === '' ? thankYouPageMessages.addNote : thankYouPageMessages.editNote;
  const opener = useRef<HTMLButtonElement>(null);
  useFocusGivenBack(note._tag === 'Some', { instead: () => opener.current });
  return (
    <li className={styles['row']} data-selected={isSelected || undefined}>
      <label className={styles['check']} htmlFor={`select-${row.id}`}>
        <Checkbox
          id={`select-${row.id}`}
          aria-label={thankYouPageMessages.select(gift, giver)}
          checked={isSelected}
          onChange={() => intents.select(row.id)}
        />
      </label>
      <div className={styles['gift']}>
        <GiftPicture path={row.imagePath} />
        <p>
          <b>{gift}</b>
          <span className={`muted num ${styles['about']}`}>{about}</span>
        </p>
      </div>
      <p className={styles['from']}>
        <span className={styles['label']}>{thankYouPageMessages.columns.from}</span> <b>{giver}</b>
      </p>
      <p className={styles['message']}>
        <span className={styles['label']}>{thankYouPageMessages.columns.message}</span>{' '}
        {row.message === '' ? (
          <span className="muted">{thankYouPageMessages.noMessage}</span>
        ) : (
          <span>{thankYouPageMessages.message(row.message)}</span>
        )}
      </p>
      <div className={styles['note']}>
        {note._tag === 'Some' ? (
          <NoteEditor note={note.value} id={row.id} gift={gift} giver={giver} signIn={signIn} intents={intents} />
        ) : (
          <>
            {row.note !== '' && (
              <p>
                <span className={styles['label']}>{thankYouPageMessages.columns.note}</span> <span>{row.note}</span>
              </p>
            )}
            <UnstyledButton
              ref={opener}
              className={styles['quiet'] ?? ''}
              aria-label={`${mutation}. ${thankYouPageMessages.noteLabel(gift, giver)}`}
              onClick={() => intents.openNote(row.id)}
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
