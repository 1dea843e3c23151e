import {
  checkPhotoBytes,
  checkPhotoFile,
  createState,
  type Log,
  type ObservableState,
  type RegistryHeader,
  type RegistryView,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  ignoreElements,
  map,
  merge,
  Observable,
  of,
  Subject,
  share,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { remembering } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { ChosenPicture } from './photo-desk.ts';
import { straightenDegrees, zoomScale } from './photo-edit.ts';
import { photoEditing } from './photo-editing.ts';
import { placePhoto } from './photo-frame.ts';
import type { PhotoIntents, PhotoModel, PhotoOfHead, PhotoProblem } from './photo-model.ts';
import type { PhotoSource } from './photo-source.ts';
import {
  backFrom,
  CLOSED,
  type EditorState,
  editorOf,
  MAIN,
  mainSaying,
  type PhotoMutation,
  type PhotoStep,
  pictureIn,
} from './photo-state.ts';
import { sendingPhoto } from './sending-photo.ts';

const busyOf = ({ _tag }: PhotoStep): O.Option<'opening' | 'updating'> => {
  if (_tag === 'Opening') return O.some('opening');
  return _tag === 'Pending' ? O.some('updating') : O.none;
};

/** What the dialog shows at that step, over a registry with that head. */
const photoContent = (
  step: PhotoStep,
  { photo, defaultPicture }: Pick<RegistryHeader, 'photo' | 'defaultPicture'>,
): PhotoModel['content'] => {
  switch (step._tag) {
    case 'Question':
      return { _tag: 'Question' };
    case 'Editor': {
      const { picture, edit } = step;
      return {
        _tag: 'Editor',
        picture,
        frame: placePhoto(picture.size, edit, 'frame'),
        sent: placePhoto(picture.size, edit, 'sent'),
        zoom: edit.zoom,
        scale: zoomScale(edit),
        straighten: edit.straighten,
        degrees: straightenDegrees(edit),
        hasPhoto: O.isSome(photo),
      };
    }
    default:
      return {
        _tag: 'Main',
        photo,
        defaultPicture,
        busy: busyOf(step),
        problem: step._tag === 'Main' ? step.problem : O.none,
        canTryAgain: step._tag === 'Main' && O.isSome(step.failed),
      };
  }
};

/** What is opened in the editor: a file, or the photo that is there. */
type ToOpen = { readonly _tag: 'File'; readonly file: File } | { readonly _tag: 'Photo'; readonly path: string };

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
const openingPicture = (source: PhotoSource, log: Log): ((asked: ToOpen) => Observable<PhotoStep>) => {
  const failed = (reason: string): Opened => {
    log.write({ level: 'warning', tag: 'photo.open-failed', data: { reason } })();
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

/** The photo at the head of one registry's page, for its registrants (PHOTO-01 to PHOTO-08). */
export interface PhotoStream extends PhotoIntents, PhotoOfHead {
  readonly model: ObservableState<PhotoModel>;
}

/** What it stands on. */
export interface PhotoParts {
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly log: Log;
}

interface State {
  readonly step: PhotoStep;
  readonly said: string;
}

/** The photo over one source. */
export const photoStream = (source: PhotoSource, { registry, log }: PhotoParts): PhotoStream => {
  const state = createState<State>({ step: CLOSED, said: '' });
  const toOpen$ = new Subject<O.Option<ToOpen>>();
  const mutations$ = new Subject<PhotoMutation>();
  const remember = remembering<PhotoModel>();

  const viewNow = (): O.Option<RegistryView> => {
    const { value } = registry.model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };
  const go = (step: PhotoStep, said = ''): void => {
    const [before, after] = [pictureIn(state.value.step), pictureIn(step)];
    if (O.isSome(before) && O.toUndefined(after) !== before.value) before.value.release();
    state.set({ step, said });
  };
  const inEditor = (change: (step: EditorState) => EditorState): void => {
    const { step } = state.value;
    if (step._tag === 'Editor') go(change(step));
  };
  /** In the main dialog, and only there while nothing goes on. */
  const ask = (what: ToOpen): void => {
    if (state.value.step._tag === 'Main') toOpen$.next(O.some(what));
  };

  const opening$ = toOpen$.pipe(
    switchMap(O.match(() => EMPTY, openingPicture(source, log))),
    tap((step) => go(step)),
  );
  const sending$ = mutations$.pipe(exhaustMap(sendingPhoto({ source, registry, log, viewNow, go })));
  const effects$ = merge(opening$, sending$).pipe(ignoreElements(), share());

  const NOTHING = { photo: O.none, defaultPicture: '' };
  const present = (): PhotoModel => {
    const header = O.toUndefined(viewNow())?.header ?? NOTHING;
    const { step, said } = state.value;
    return remember('model', [state.value, O.toUndefined(header.photo), header.defaultPicture], () => ({
      isOpen: step._tag !== 'Closed',
      content: photoContent(step, header),
      said,
    }));
  };
  const isSending = (): boolean => state.value.step._tag === 'Pending';

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(state.changes$, registry.model.changes$).pipe(map(present), distinctUntilChanged()),
        effects$,
      ),
    },
    isUpdating: {
      get value() {
        return isSending();
      },
      changes$: state.changes$.pipe(map(isSending), distinctUntilChanged()),
    },
    open: () => {
      if (O.isSome(viewNow()) && state.value.step._tag === 'Closed') go(MAIN);
    },
    back: () => {
      toOpen$.next(O.none);
      if (!isSending()) go(backFrom(state.value.step));
    },
    choose: (file) => ask({ _tag: 'File', file }),
    edit: () => {
      const photo = O.chain(({ header }: RegistryView) => header.photo)(viewNow());
      if (O.isSome(photo)) ask({ _tag: 'Photo', path: photo.value });
    },
    askDelete: () => {
      const { step } = state.value;
      if (step._tag === 'Main') go({ _tag: 'Question', over: O.none });
      if (step._tag === 'Editor') go({ _tag: 'Question', over: O.some(step) });
    },
    confirmDelete: () => {
      if (state.value.step._tag === 'Question') mutations$.next({ _tag: 'Remove' });
    },
    save: () => {
      const { step } = state.value;
      if (step._tag !== 'Editor') return;
      const { picture, edit, fileType } = step;
      const content = picture.jpegOf(placePhoto(picture.size, edit, 'sent'));
      if (O.isSome(content)) mutations$.next({ _tag: 'Upload', photo: { content: content.value, fileType } });
      else go(mainSaying({ _tag: 'NotUpdated' }));
    },
    tryAgain: () => {
      const { step } = state.value;
      if (step._tag === 'Main' && O.isSome(step.failed)) mutations$.next(step.failed.value);
    },
    ...photoEditing(inEditor),
  };
};
