import {
  checkPhotoBytes,
  checkPhotoFile,
  type Fault,
  type GrId,
  type ListRefusal,
  type Log,
  type PhotoChange,
  type Photos,
  type PhotoUpload,
  type PhotoUploadRefusal,
  photoMessages,
  type RegistryView,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { catchError, combineLatest, defer, EMPTY, map, Observable, of, startWith, switchMap, take, tap } from 'rxjs';
import type { RegistryStream } from '../registry/index.ts';
import { loadPhotoEditor } from './lazy-photo-editor.ts';
import { SAVED_PHOTO_EDIT } from './photo-edit.ts';
import {
  type ChosenPicture,
  CLOSED,
  editorOf,
  mainWithProblem,
  type PhotoMutation,
  type PhotoNotUpdated,
  type PhotoProblem,
  type PhotoStep,
  type PictureOpener,
} from './photo-model.ts';

/** Why the photo was not changed. */
type PhotoNotChanged = ListRefusal | PhotoUploadRefusal | Fault;

/** Opening and sending photos; each method emits once. */
export interface PhotoSource extends PictureOpener {
  /** Loads the editor's chunk; errors when that fails. */
  readonly editor$: Observable<unknown>;
  readonly upload: (grId: GrId, photo: PhotoUpload) => Observable<E.Either<PhotoNotChanged, PhotoChange>>;
  readonly remove: (grId: GrId) => Observable<E.Either<PhotoNotChanged, PhotoChange>>;
}

/** The source over the port and the browser. */
export const photoSource = (photos: Photos, opener: PictureOpener): PhotoSource => ({
  ...opener,
  editor$: defer(loadPhotoEditor),
  upload: (grId, photo) => defer(() => photos.uploadPhoto(grId, photo)()),
  remove: (grId) => defer(() => photos.removePhoto(grId)()),
});

interface SendingDependencies {
  readonly source: Pick<PhotoSource, 'upload' | 'remove'>;
  readonly registry: Pick<RegistryStream, 'fold'>;
  readonly log: Log;
  readonly viewNow: () => O.Option<RegistryView>;
  readonly go: (step: PhotoStep, announcement?: string) => void;
}

/** Uploads or removes the photo: folds the patch into the page, or shows in the main dialog that it failed (PHOTO-06). */
export const sendingPhoto =
  ({ source, registry, log, viewNow, go }: SendingDependencies): ((mutation: PhotoMutation) => Observable<unknown>) =>
  (mutation) =>
    defer(() => {
      const view = viewNow();
      if (O.isNone(view)) return EMPTY;
      const { grId } = view.value;
      go({ _tag: 'Pending', mutation });
      return (mutation._tag === 'Upload' ? source.upload(grId, mutation.photo) : source.remove(grId)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) {
            log.write({ level: 'warning', tag: 'photo.change-failed', data: { reason: answer.left._tag } })();
            const problem: PhotoNotUpdated =
              answer.left._tag === 'SignInNeeded' ? { _tag: 'SignInNeeded' } : { _tag: 'NotUpdated' };
            return go(mainWithProblem(problem, O.some(mutation)));
          }
          registry.fold(answer.right.patch);
          go(CLOSED, mutation._tag === 'Upload' ? photoMessages.saved : photoMessages.deleted);
        }),
      );
    });

/** The source of the picture to open in the editor: a file, or the present photo. */
export type ToOpen = { readonly _tag: 'File'; readonly file: File } | { readonly _tag: 'Photo'; readonly path: string };

type Opened = Observable<E.Either<PhotoProblem, ChosenPicture>>;

/** A picture that the subscriber may take. One that is not taken is released on unsubscribing, also when it arrives later. It does not complete, since completing would release the picture. */
const releasedUnlessTaken = (
  opened$: Opened,
): Observable<{ readonly take: () => E.Either<PhotoProblem, ChosenPicture> }> =>
  new Observable((observer) => {
    let held: O.Option<ChosenPicture> = O.none;
    let isOver = false;
    const release = (): void => {
      if (O.isSome(held)) held.value.release();
      held = O.none;
    };
    opened$.subscribe({
      next: (opened) => {
        held = O.fromEither(opened);
        if (isOver) return release();
        observer.next({
          take: () => {
            held = O.none;
            return opened;
          },
        });
      },
      error: (problem) => observer.error(problem),
    });
    return () => {
      isOver = true;
      release();
    };
  });

const NOT_UPDATED: PhotoProblem = { _tag: 'NotUpdated' };

/** Opens a picture in the editor, or shows in the main dialog why not (PHOTO-03, PHOTO-08); emits each step. */
export const openingPicture = (source: PhotoSource, log: Log): ((toOpen: ToOpen) => Observable<PhotoStep>) => {
  const failed = (reason: string): Opened => {
    log.write({ level: 'warning', tag: 'photo.open-failed', data: { reason } })();
    return of(E.left(NOT_UPDATED));
  };

  /** The problem of a file's type or size, which is checked first: a refused file is never loaded. */
  const refused = (toOpen: ToOpen): O.Option<PhotoProblem> =>
    toOpen._tag === 'Photo'
      ? O.none
      : F.pipe(
          checkPhotoFile(toOpen.file),
          E.chainW(() => checkPhotoBytes(toOpen.file.size)),
          E.match(O.some<PhotoProblem>, () => O.none),
        );

  const picture = (toOpen: ToOpen): Opened =>
    toOpen._tag === 'File'
      ? source.openFile(toOpen.file)
      : source.openPhoto(toOpen.path).pipe(
          switchMap(
            E.match(
              ({ _tag }) => failed(_tag),
              (picture): Opened => of(E.right(picture)),
            ),
          ),
        );

  const opened = (toOpen: ToOpen): Opened =>
    defer(() => combineLatest([releasedUnlessTaken(picture(toOpen)), source.editor$])).pipe(
      take(1),
      map(([held]) => held.take()),
      catchError(() => failed('NotLoaded')),
    );

  return (toOpen) =>
    F.pipe(
      refused(toOpen),
      O.match(
        () => opened(toOpen),
        (problem): Opened => of(E.left(problem)),
      ),
    ).pipe(
      map(
        E.match(
          (problem): PhotoStep => mainWithProblem(problem),
          (picture): PhotoStep =>
            toOpen._tag === 'File'
              ? editorOf(picture, toOpen.file.type)
              : editorOf(picture, 'image/jpeg', SAVED_PHOTO_EDIT),
        ),
      ),
      startWith<PhotoStep>({ _tag: 'Opening' }),
    );
};
