import { checkPhotoBytes, checkPhotoFile, type Log } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import { catchError, combineLatest, defer, map, Observable, of, startWith, switchMap, take } from 'rxjs';
import type { ChosenPicture } from './photo-desk.ts';
import type { PhotoProblem } from './photo-model.ts';
import type { PhotoSource } from './photo-source.ts';
import { editorOf, mainSaying, type PhotoStep } from './photo-state.ts';

/** What is opened in the editor: a file, or the photo that is there. */
export type ToOpen = { readonly _tag: 'File'; readonly file: File } | { readonly _tag: 'Photo'; readonly path: string };

type Opened = Observable<E.Either<PhotoProblem, ChosenPicture>>;

/** A picture that somebody may take over; one that nobody takes is released, also when it comes after nobody waits for it any more. It stays after it came, for its end would release it. */
const heldUntilTaken = (opened$: Opened): Observable<{ readonly take: () => E.Either<PhotoProblem, ChosenPicture> }> =>
  new Observable((observer) => {
    let held: O.Option<ChosenPicture> = O.none;
    let isOver = false;
    const release = (): void => {
      if (O.isSome(held)) held.value.release();
      held = O.none;
    };
    opened$.subscribe({
      next: (its) => {
        held = O.fromEither(its);
        if (isOver) return release();
        observer.next({
          take: () => {
            held = O.none;
            return its;
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

/** Opens a picture in the editor, or says in the main dialog why not (PHOTO-03, PHOTO-08); each step, then the end. */
export const openingPicture = (source: PhotoSource, log: Log): ((asked: ToOpen) => Observable<PhotoStep>) => {
  const failed = (reason: string): Opened => {
    log.write({ level: 'warning', tag: 'photo-not-opened', data: { reason } })();
    return of(E.left(NOT_UPDATED));
  };

  /** What the file says it is comes first: for one that is refused, nothing is brought. */
  const refused = (asked: ToOpen): O.Option<PhotoProblem> =>
    asked._tag === 'Photo'
      ? O.none
      : F.pipe(
          checkPhotoFile(asked.file),
          E.chainW(() => checkPhotoBytes(asked.file.size)),
          E.match(O.some<PhotoProblem>, () => O.none),
        );

  const picture = (asked: ToOpen): Opened =>
    asked._tag === 'File'
      ? source.openFile(asked.file)
      : source.openPhoto(asked.path).pipe(
          switchMap(
            E.match(
              ({ _tag }) => failed(_tag),
              (its): Opened => of(E.right(its)),
            ),
          ),
        );

  const opened = (asked: ToOpen): Opened =>
    defer(() => combineLatest([heldUntilTaken(picture(asked)), source.editor$])).pipe(
      take(1),
      map(([its]) => its.take()),
      catchError(() => failed('NotLoaded')),
    );

  return (asked) =>
    F.pipe(
      refused(asked),
      O.match(
        () => opened(asked),
        (problem): Opened => of(E.left(problem)),
      ),
    ).pipe(
      map(
        E.match(
          (problem): PhotoStep => mainSaying(problem),
          (its): PhotoStep => editorOf(its, asked._tag === 'File' ? asked.file.type : 'image/jpeg'),
        ),
      ),
      startWith<PhotoStep>({ _tag: 'Opening' }),
    );
};
