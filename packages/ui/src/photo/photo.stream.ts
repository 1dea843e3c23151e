import {
  createState,
  type Log,
  type ObservableState,
  type RegistryHeader,
  type RegistryView,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { EMPTY, exhaustMap, Subject, switchMap, tap } from 'rxjs';
import { createMemo } from '../list-model/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';
import { type PhotoCommand, placePhoto, straightenDegrees, zoomScale } from './photo-edit.ts';
import {
  applyCommand,
  CLOSED,
  type EditorState,
  type HeaderPhoto,
  MAIN,
  mainWithProblem,
  movePointer,
  type PhotoIntents,
  type PhotoModel,
  type PhotoMutation,
  type PhotoStep,
  pictureIn,
  pressPointer,
  previousStep,
  releasePointer,
} from './photo-model.ts';
import { openingPicture, type PhotoSource, sendingPhoto, type ToOpen } from './photo-requests.ts';

/** Creates the editor's actions (PHOTO-04); `change` is ignored while no picture is open. */
const photoEditing = (
  change: (update: (step: EditorState) => EditorState) => void,
): Pick<PhotoIntents, 'zoom' | 'straighten' | 'rotate' | 'startOver' | 'press' | 'hold' | 'dragTo' | 'letGo'> => {
  const command = (photoCommand: PhotoCommand): void => change((step) => applyCommand(step, photoCommand));
  return {
    zoom: (value) => command({ _tag: 'Zoom', value }),
    straighten: (value) => command({ _tag: 'Straighten', value }),
    rotate: () => command({ _tag: 'Rotate' }),
    startOver: () => command({ _tag: 'StartAgain' }),
    press: (key) => command({ _tag: 'Press', key }),
    hold: (finger, place) => change((step) => pressPointer(step, finger, place)),
    dragTo: (finger, place) => change((step) => movePointer(step, finger, place)),
    letGo: (finger) => change((step) => releasePointer(step, finger)),
  };
};

const busyOf = ({ _tag }: PhotoStep): O.Option<'opening' | 'updating'> => {
  if (_tag === 'Opening') return O.some('opening');
  return _tag === 'Pending' ? O.some('updating') : O.none;
};

/** The dialog's content in that step. */
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

/** The photo in the header of one registry's page, for its registrants (PHOTO-01 to PHOTO-08). */
export interface PhotoStream extends PhotoIntents, HeaderPhoto {
  readonly model: ObservableState<PhotoModel>;
}

interface PhotoDependencies {
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly log: Log;
}

interface State {
  readonly step: PhotoStep;
  readonly announcement: string;
}

export const photoStream = (source: PhotoSource, { registry, log }: PhotoDependencies): PhotoStream => {
  const state = createState<State>({ step: CLOSED, announcement: '' });
  const toOpen$ = new Subject<O.Option<ToOpen>>();
  const mutations$ = new Subject<PhotoMutation>();
  const memo = createMemo<PhotoModel>();

  const viewNow = (): O.Option<RegistryView> => {
    const { value } = registry.model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };
  const go = (step: PhotoStep, announcement = ''): void => {
    const [before, after] = [pictureIn(state.value.step), pictureIn(step)];
    if (O.isSome(before) && O.toUndefined(after) !== before.value) before.value.release();
    state.set({ step, announcement });
  };
  const inEditor = (change: (step: EditorState) => EditorState): void => {
    const { step } = state.value;
    if (step._tag === 'Editor') go(change(step));
  };
  /** Opens a picture from the main dialog; ignored elsewhere. */
  const ask = (what: ToOpen): void => {
    if (state.value.step._tag === 'Main') toOpen$.next(O.some(what));
  };

  const opening$ = toOpen$.pipe(
    switchMap(O.match(() => EMPTY, openingPicture(source, log))),
    tap((step) => go(step)),
  );
  const sending$ = mutations$.pipe(exhaustMap(sendingPhoto({ source, registry, log, viewNow, go })));

  const NOTHING = { photo: O.none, defaultPicture: '' };
  const present = (): PhotoModel => {
    const header = O.toUndefined(viewNow())?.header ?? NOTHING;
    const { step, announcement } = state.value;
    return memo('model', [state.value, O.toUndefined(header.photo), header.defaultPicture], () => ({
      isOpen: step._tag !== 'Closed',
      content: photoContent(step, header),
      announcement,
    }));
  };
  const isSending = (): boolean => state.value.step._tag === 'Pending';

  return {
    model: observed(derived([state, registry.model], present), opening$, sending$),
    isUpdating: derived([state], isSending),
    open: () => {
      if (O.isSome(viewNow()) && state.value.step._tag === 'Closed') go(MAIN);
    },
    back: () => {
      toOpen$.next(O.none);
      if (!isSending()) go(previousStep(state.value.step));
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
      else go(mainWithProblem({ _tag: 'NotUpdated' }));
    },
    tryAgain: () => {
      const { step } = state.value;
      if (step._tag === 'Main' && O.isSome(step.failed)) mutations$.next(step.failed.value);
    },
    ...photoEditing(inEditor),
  };
};
