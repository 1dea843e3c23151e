import { type GiftId, NOTE_LIMIT, noteNotSaved, thankYouPageMessages } from '@gift-registry/domain';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { SignInLink } from './sign-in-link.tsx';
import styles from './thank-you.module.css';
import type { NoteModel, ThanksIntents } from './thanks-model.ts';

/** The note that is being written on a gift. */
export interface NoteEditorProps {
  readonly note: NoteModel;
  readonly id: GiftId;
  readonly gift: string;
  readonly giver: string;
  /** Where one signs in to come back here. */
  readonly signIn: string;
  readonly intents: Pick<ThanksIntents, 'typeNote' | 'takeNewer' | 'saveNote' | 'closeNote' | 'leaveNote'>;
}

/** Writes a note: what somebody else has written meanwhile is shown beside it, and saving over it is done on purpose. */
export const NoteEditor = ({ note, id, gift, giver, signIn, intents }: NoteEditorProps) => {
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
      {step._tag === 'Refused' && (
        <p className={styles['problem']} role="alert">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          <span>
            {noteNotSaved(step.reason)} {step.reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
          </span>
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" size="compact-md" aria-disabled={isSaving || undefined}>
          {isSaving
            ? thankYouPageMessages.savingNote
            : newer._tag === 'Some'
              ? thankYouPageMessages.saveMine
              : thankYouPageMessages.saveNote}
        </Button>
        {newer._tag === 'Some' && (
          <Button variant="default" size="compact-md" onClick={() => intents.takeNewer(id)}>
            {thankYouPageMessages.useNewer}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          aria-disabled={isSaving || undefined}
          onClick={() => intents.closeNote(id)}
        >
          {step._tag === 'Leaving' ? thankYouPageMessages.discardNote : thankYouPageMessages.cancelNote}
        </Button>
      </div>
    </form>
  );
};
