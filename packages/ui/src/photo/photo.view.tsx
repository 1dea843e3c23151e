import { photoMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Dialog } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { LazyPhotoEditor } from './lazy-photo-editor.ts';
import styles from './photo.module.css';
import type { PhotoStream } from './photo.stream.ts';
import { PhotoMainPart } from './photo-main.tsx';
import type { PhotoEditing, PhotoModel } from './photo-model.ts';

/** How to read: what the dialog holds on the left has the heading and the width on the right. */
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

/** The dialog around the photo (PHOTO-02): as it is, the editor, and the question before it is deleted; and a line that tells what was done. */
export const Photo = ({ stream }: { readonly stream: PhotoStream }) => {
  const { isOpen, content, said } = useStateValue(stream.model);
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
        {said}
      </p>
    </>
  );
};
