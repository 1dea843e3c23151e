import type {
  ObservableState,
  PhotoFileRefusal,
  PhotoSize,
  PhotoSizeRefusal,
  PhotoUpload,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import {
  type ArrowKey,
  dragPhoto,
  editPhoto,
  NEW_PHOTO_EDIT,
  type PhotoCommand,
  type PhotoEdit,
  type PhotoPlacement,
  type PhotoPosition,
  pinchedZoom,
} from './photo-edit.ts';

/** A decoded picture. */
export interface ChosenPicture {
  readonly size: PhotoSize;
  /** Draws the picture as placed on a canvas, which is resized to `pixels` a side. */
  readonly drawOn: (canvas: HTMLCanvasElement, placement: PhotoPlacement, pixels: number) => void;
  /** The placed part as a JPEG in Base64; none where the browser cannot encode one (PHOTO-05). */
  readonly jpegOf: (placement: PhotoPlacement) => O.Option<string>;
  /** Frees the picture's memory; large pictures could exhaust a phone's. */
  readonly release: () => void;
}

/** Driven port: decodes pictures. Each method emits once. */
export interface PictureOpener {
  /** Opens a file whose type and size were checked. */
  readonly openFile: (file: File) => Observable<E.Either<PhotoFileRefusal | PhotoSizeRefusal, ChosenPicture>>;
  /** Opens the registry's photo; left where it cannot be loaded (PHOTO-08). */
  readonly openPhoto: (path: string) => Observable<E.Either<{ readonly _tag: 'NotLoaded' }, ChosenPicture>>;
}

/** The photo was not changed, perhaps because no one is signed in. */
export type PhotoNotUpdated = { readonly _tag: 'NotUpdated' } | { readonly _tag: 'SignInNeeded' };

/** The problem shown in the main dialog (PHOTO-03, PHOTO-06). */
export type PhotoProblem = PhotoFileRefusal | PhotoSizeRefusal | PhotoNotUpdated;

/** The main dialog: the photo and its actions (PHOTO-02). */
export interface PhotoMain {
  readonly _tag: 'Main';
  /** The photo's path; none where the event's picture is shown. */
  readonly photo: O.Option<string>;
  readonly defaultPicture: string;
  /** The running operation; everything else waits for it. */
  readonly busy: O.Option<'opening' | 'updating'>;
  readonly problem: O.Option<PhotoProblem>;
  /** Whether the failed change can be sent again. */
  readonly canTryAgain: boolean;
}

/** The editor (PHOTO-04, PHOTO-05). */
export interface PhotoEditing {
  readonly _tag: 'Editor';
  readonly picture: ChosenPicture;
  /** The placement in the frame with its border, and in the photo that is sent. */
  readonly frame: PhotoPlacement;
  readonly sent: PhotoPlacement;
  /** The sliders, 0 to 100, and their values. */
  readonly zoom: number;
  readonly scale: number;
  readonly straighten: number;
  readonly degrees: number;
  /** Whether there is a photo that could be deleted. */
  readonly hasPhoto: boolean;
}

/** The dialog with its three contents. */
export interface PhotoModel {
  readonly isOpen: boolean;
  readonly content: PhotoMain | PhotoEditing | { readonly _tag: 'Question' };
  /** For screen readers; empty while there is nothing to announce. */
  readonly announcement: string;
}

/** The actions of the dialog. Positions are in the frame's own pixels, including its border. */
export interface PhotoIntents {
  readonly open: () => void;
  /** Goes one step back: from the editor or the question to the main dialog, then out. Ignored while a photo is being sent. */
  readonly back: () => void;
  readonly choose: (file: File) => void;
  /** Opens the present photo in the editor. */
  readonly edit: () => void;
  readonly askDelete: () => void;
  readonly confirmDelete: () => void;
  readonly save: () => void;
  readonly tryAgain: () => void;
  readonly zoom: (value: number) => void;
  readonly straighten: (value: number) => void;
  readonly rotate: () => void;
  readonly startOver: () => void;
  readonly press: (key: ArrowKey) => void;
  /** Starts holding the picture with a pointer at that position; two pointers that move apart zoom in. */
  readonly hold: (finger: number, place: PhotoPosition) => void;
  readonly dragTo: (finger: number, place: PhotoPosition) => void;
  readonly letGo: (finger: number) => void;
}

/** The part for the page's header: the button that opens the dialog, and whether the photo is being changed (PHOTO-01). */
export interface HeaderPhoto extends Pick<PhotoIntents, 'open'> {
  readonly isUpdating: ObservableState<boolean>;
}

/** The change that is sent. */
export type PhotoMutation = { readonly _tag: 'Upload'; readonly photo: PhotoUpload } | { readonly _tag: 'Remove' };

/** A picture in the editor. */
export interface EditorState {
  readonly _tag: 'Editor';
  readonly picture: ChosenPicture;
  /** The MIME type of the chosen file. */
  readonly fileType: string;
  readonly edit: PhotoEdit;
  /** The positions of pressed pointers, by id. */
  readonly held: ReadonlyMap<number, PhotoPosition>;
}

export type PhotoStep =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Main'; readonly problem: O.Option<PhotoProblem>; readonly failed: O.Option<PhotoMutation> }
  | { readonly _tag: 'Opening' }
  | EditorState
  | { readonly _tag: 'Question'; readonly over: O.Option<EditorState> }
  | { readonly _tag: 'Pending'; readonly mutation: PhotoMutation };

export const CLOSED: PhotoStep = { _tag: 'Closed' };

/** The main dialog without a problem. */
export const MAIN: PhotoStep = { _tag: 'Main', problem: O.none, failed: O.none };

export const mainWithProblem = (problem: PhotoProblem, failed: O.Option<PhotoMutation> = O.none): PhotoStep => ({
  _tag: 'Main',
  problem: O.some(problem),
  failed,
});

/** The editor with a new picture. */
export const editorOf = (picture: ChosenPicture, fileType: string, edit: PhotoEdit = NEW_PHOTO_EDIT): EditorState => ({
  _tag: 'Editor',
  picture,
  fileType,
  edit,
  held: new Map(),
});

/** The editor's picture, also while the question is shown. */
export const pictureIn = (step: PhotoStep): O.Option<ChosenPicture> => {
  if (step._tag === 'Editor') return O.some(step.picture);
  return step._tag === 'Question' ? O.map(({ picture }: EditorState) => picture)(step.over) : O.none;
};

/** The editor after one command. */
export const applyCommand = (step: EditorState, command: PhotoCommand): EditorState => ({
  ...step,
  edit: editPhoto(step.edit, command),
});

const distance = (a: PhotoPosition, b: PhotoPosition): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves a pressed pointer: drags the picture with it, or with the midpoint of two, and zooms by their distance. */
export const movePointer = (step: EditorState, finger: number, place: PhotoPosition): EditorState => {
  const from = step.held.get(finger);
  if (from === undefined) return step;
  const others = [...step.held].flatMap(([id, at]) => (id === finger ? [] : [at]));
  const enlarged = others.reduce(
    (point, other) =>
      applyCommand(point, {
        _tag: 'Zoom',
        value: pinchedZoom(point.edit, distance(other, from), distance(other, place)),
      }),
    step,
  );
  const by = { x: (place.x - from.x) / step.held.size, y: (place.y - from.y) / step.held.size };
  const taken = applyCommand(enlarged, dragPhoto(enlarged.picture.size, enlarged.edit, by));
  return { ...taken, held: new Map(step.held).set(finger, place) };
};

/** Presses a pointer; a third one is ignored. */
export const pressPointer = (step: EditorState, finger: number, place: PhotoPosition): EditorState =>
  step.held.size < 2 ? { ...step, held: new Map(step.held).set(finger, place) } : step;

export const releasePointer = (step: EditorState, finger: number): EditorState => {
  const held = new Map(step.held);
  held.delete(finger);
  return { ...step, held };
};

/** The step before this one. */
export const previousStep = (step: PhotoStep): PhotoStep => {
  switch (step._tag) {
    case 'Main':
    case 'Closed':
      return CLOSED;
    case 'Opening':
    case 'Editor':
      return MAIN;
    case 'Question':
      return O.getOrElse((): PhotoStep => MAIN)(step.over);
    case 'Pending':
      return step;
  }
};
