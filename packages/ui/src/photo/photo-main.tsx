import { PHOTO_TYPES, photoMessages, photoProblem } from '@gift-registry/domain';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { AgainAfter, SignInBeside } from '../sign-in/index.ts';
import styles from './photo.module.css';
import type { PhotoIntents, PhotoMain } from './photo-model.ts';
import { ShownPhoto } from './shown-photo.tsx';

/** The photo as it is, and what can be done about it (PHOTO-02); a file may also be dropped on it. */
export const PhotoMainPart = ({ main, stream }: { readonly main: PhotoMain; readonly stream: PhotoIntents }) => {
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
        {isBusy && <Loader size={28} aria-hidden className={styles['ring'] ?? ''} />}
      </div>
      <div className={styles['deeds']}>
        <p className={styles['hint']}>
          {photo._tag === 'None' && `${photoMessages.none} `}
          {photoMessages.hint}
        </p>
        <Button
          component="label"
          className={styles['upload'] ?? ''}
          {...(isBusy && { 'data-disabled': true })}
          leftSection={<IconUpload size={20} stroke={1.6} aria-hidden />}
        >
          {photoMessages.upload}
          <input
            type="file"
            accept={PHOTO_TYPES.join()}
            disabled={isBusy}
            className="visually-hidden"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </Button>
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
          <div className={styles['problem']}>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            <p>
              {photoProblem(problem.value)}
              <SignInBeside reason={problem.value} />
            </p>
            {canTryAgain && (
              <AgainAfter reason={problem.value}>
                <Button variant="default" size="compact-md" onClick={stream.tryAgain}>
                  {photoMessages.tryAgain}
                </Button>
              </AgainAfter>
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
