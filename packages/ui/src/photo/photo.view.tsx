import { PHOTO_TYPES, photoMessages, photoProblem } from '@gift-registry/domain';
import { IconAlertTriangle, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Button, ButtonContent, buttonLook, Spinner } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { RetryWhenPossible, SignInHint } from '../sign-in/index.ts';
import { LazyPhotoEditor } from './lazy-photo-editor.ts';
import styles from './photo.module.css';
import type { PhotoStream } from './photo.stream.ts';
import type { PhotoEditing, PhotoIntents, PhotoMain, PhotoModel } from './photo-model.ts';
import { ShownPhoto } from './shown-photo.tsx';

/** The photo and its actions (PHOTO-02); a file may also be dropped on it. */
const PhotoMainPart = ({ main, stream }: { readonly main: PhotoMain; readonly stream: PhotoIntents }) => {
  const { photo, defaultPicture, busy, problem, canTryAgain } = main;
  const isBusy = busy._tag === 'Some';
  const choose = (files: FileList | null): void => {
    const file = files?.item(0);
    if (file !== null && file !== undefined && !isBusy) stream.choose(file);
  };
  return (
    <section
      className={styles['main']}
      aria-label={photoMessages.title}
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <div className={styles['present']} data-busy={isBusy || undefined}>
        <ShownPhoto photo={photo} defaultPicture={defaultPicture} alt={photoMessages.present} />
        {isBusy && <Spinner size={28} className={styles['ring']} />}
      </div>
      <div className={styles['actions']}>
        <p className={`muted gr-text-meta ${styles['hint']}`}>
          {photo._tag === 'None' && `${photoMessages.none} `}
          {photoMessages.hint}
        </p>
        <label {...buttonLook({}, styles['upload'])} data-disabled={isBusy || undefined}>
          <ButtonContent leftSection={<IconUpload size={20} stroke={1.6} aria-hidden />}>
            {photoMessages.upload}
          </ButtonContent>
          <input
            type="file"
            accept={PHOTO_TYPES.join()}
            disabled={isBusy}
            className="visually-hidden"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files);
              // Lets the same file be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        {photo._tag === 'Some' && (
          <>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={stream.edit}
              leftSection={<IconPencil size={20} stroke={1.6} aria-hidden />}
            >
              {photoMessages.edit}
            </Button>
            <Button
              variant="subtle"
              className={styles['delete'] ?? ''}
              disabled={isBusy}
              onClick={stream.askDelete}
              leftSection={<IconTrash size={20} stroke={1.6} aria-hidden />}
            >
              {photoMessages.delete}
            </Button>
          </>
        )}
      </div>
      <div role="alert" className={styles['alert']}>
        {problem._tag === 'Some' && (
          <div className={`gr-callout ${styles['problem']}`} data-tone="danger">
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            <p>
              {photoProblem(problem.value)}
              <SignInHint reason={problem.value} />
            </p>
            {canTryAgain && (
              <RetryWhenPossible reason={problem.value}>
                <Button variant="default" onClick={stream.tryAgain}>
                  {photoMessages.tryAgain}
                </Button>
              </RetryWhenPossible>
            )}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {busy._tag === 'Some' && photoMessages[busy.value]}
      </p>
    </section>
  );
};

/** Heading and width of each content. */
const frames = {
  Main: { title: photoMessages.title, width: 560 },
  Editor: { title: photoMessages.editTitle, width: 940 },
  Question: { title: photoMessages.deleteTitle, width: 460 },
} as const satisfies Readonly<
  Record<PhotoModel['content']['_tag'], { readonly title: string; readonly width: number }>
>;

const DeleteButton = ({ stream }: { readonly stream: PhotoStream }) => (
  <Button variant="subtle" className={`${styles['delete']} ${styles['inFooter']}`} onClick={stream.askDelete}>
    {photoMessages.delete}
  </Button>
);

const EditorFooter = ({ editing, stream }: { readonly editing: PhotoEditing; readonly stream: PhotoStream }) => (
  <>
    {editing.hasPhoto && <DeleteButton stream={stream} />}
    <Button variant="default" onClick={stream.back}>
      {photoMessages.cancel}
    </Button>
    <Button onClick={stream.save}>{photoMessages.save}</Button>
  </>
);

const QuestionFooter = ({ stream }: { readonly stream: PhotoStream }) => (
  <>
    <Button variant="default" onClick={stream.back}>
      {photoMessages.cancel}
    </Button>
    <Button className={styles['dangerous'] ?? ''} onClick={stream.confirmDelete}>
      {photoMessages.delete}
    </Button>
  </>
);

/** The dialog of the photo (PHOTO-02): main, editor and the question before deleting, with its announcement. */
export const Photo = ({ stream }: { readonly stream: PhotoStream }) => {
  const { isOpen, content, announcement } = useStateValue(stream.model);
  const { title, width } = frames[content._tag];
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={title}
        width={width}
        onClose={stream.back}
        {...(content._tag === 'Editor' && { footer: <EditorFooter editing={content} stream={stream} /> })}
        {...(content._tag === 'Question' && { footer: <QuestionFooter stream={stream} /> })}
      >
        {content._tag === 'Main' && <PhotoMainPart main={content} stream={stream} />}
        {content._tag === 'Editor' && (
          <Suspense>
            <LazyPhotoEditor editing={content} intents={stream} />
          </Suspense>
        )}
        {content._tag === 'Question' && <p>{photoMessages.deleteQuestion}</p>}
      </Dialog>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
};
