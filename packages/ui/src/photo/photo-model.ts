import type { ObservableState, PhotoFileRefusal, PhotoSize, PhotoSizeRefusal, SentPhoto } from '@gift-registry/domain';
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

/** A decoded picture, as it is edited. */
export interface ChosenPicture {
  readonly size: PhotoSize;
  /** Draws it as it is placed, on a canvas that is made so many pixels a side. */
  readonly drawOn: (canvas: HTMLCanvasElement, placement: PhotoPlacement, pixels: number) => void;
  /** The part of it that is sent, as a JPEG in Base64; none where the browser cannot write one (PHOTO-05). */
  readonly jpegOf: (placement: PhotoPlacement) => O.Option<string>;
  /** To be called when nobody draws it any more: a large picture fills a telephone's memory. */
  readonly release: () => void;
}

/** Where pictures are opened: the browser. Each answers once. */
export interface PictureOpener {
  /** Opens a file of which it was checked what it says it is. */
  readonly openFile: (file: File) => Observable<E.Either<PhotoFileRefusal | PhotoSizeRefusal, ChosenPicture>>;
  /** Opens the photo that the registry has; left where it cannot be loaded (PHOTO-08). */
  readonly openPhoto: (path: string) => Observable<E.Either<{ readonly _tag: 'NotLoaded' }, ChosenPicture>>;
}

/** The photo stays as it was; also because nobody is signed in any more. */
export type PhotoNotUpdated = { readonly _tag: 'NotUpdated' } | { readonly _tag: 'SignInNeeded' };

/** What is said in the main dialog: why a file does not become a photo, or that the photo could not be changed (PHOTO-03, PHOTO-06). */
export type PhotoProblem = PhotoFileRefusal | PhotoSizeRefusal | PhotoNotUpdated;

/** The main dialog: the photo as it is, and what can be done about it (PHOTO-02). */
export interface PhotoMain {
  readonly _tag: 'Main';
  /** Where it is; none where the picture of the event stands. */
  readonly photo: O.Option<string>;
  readonly defaultPicture: string;
  /** What goes on, for which everything else waits. */
  readonly busy: O.Option<'opening' | 'updating'>;
  readonly problem: O.Option<PhotoProblem>;
  /** Whether what failed can be done once more as it was. */
  readonly canTryAgain: boolean;
}

/** The editor (PHOTO-04, PHOTO-05). */
export interface PhotoEditing {
  readonly _tag: 'Editor';
  readonly picture: ChosenPicture;
  /** How the picture stands in the frame with its border, and in what is sent. */
  readonly frame: PhotoPlacement;
  readonly sent: PhotoPlacement;
  /** The sliders, 0 to 100, and what they come to. */
  readonly zoom: number;
  readonly scale: number;
  readonly straighten: number;
  readonly degrees: number;
  /** Whether there is a photo that could be deleted. */
  readonly hasPhoto: boolean;
}

/** One dialog with its three contents. */
export interface PhotoModel {
  readonly isOpen: boolean;
  readonly content: PhotoMain | PhotoEditing | { readonly _tag: 'Question' };
  /** What was done, to be said aloud; empty while there is nothing to say. */
  readonly said: string;
}

/** What can be done with it. Places are in the frame's own pixels, its border included. */
export interface PhotoIntents {
  readonly open: () => void;
  /** One step back: from the editor and the question to the main dialog, from there out. While a photo is sent it stays. */
  readonly back: () => void;
  readonly choose: (file: File) => void;
  /** Opens the photo that is there in the editor. */
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
  /** A finger, or a mouse, took hold of the picture there; two that go apart enlarge it. */
  readonly hold: (finger: number, place: PhotoPosition) => void;
  readonly dragTo: (finger: number, place: PhotoPosition) => void;
  readonly letGo: (finger: number) => void;
}

/** As much of it as the head of the page knows: its button, and the loader over the photo (PHOTO-01). */
export interface PhotoOfHead extends Pick<PhotoIntents, 'open'> {
  readonly isUpdating: ObservableState<boolean>;
}

/** What is sent: a photo, or that there shall be none. */
export type PhotoMutation = { readonly _tag: 'Upload'; readonly photo: SentPhoto } | { readonly _tag: 'Remove' };

/** A picture in the editor. */
export interface EditorState {
  readonly _tag: 'Editor';
  readonly picture: ChosenPicture;
  /** What its file said it is. */
  readonly fileType: string;
  readonly edit: PhotoEdit;
  /** Where fingers hold it, or a mouse does; by the number of each. */
  readonly held: ReadonlyMap<number, PhotoPosition>;
}

/** Where in the dialog one is. */
export type PhotoStep =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Main'; readonly problem: O.Option<PhotoProblem>; readonly failed: O.Option<PhotoMutation> }
  | { readonly _tag: 'Opening' }
  | EditorState
  | { readonly _tag: 'Question'; readonly over: O.Option<EditorState> }
  | { readonly _tag: 'Pending'; readonly mutation: PhotoMutation };

export const CLOSED: PhotoStep = { _tag: 'Closed' };

/** The main dialog with nothing to say. */
export const MAIN: PhotoStep = { _tag: 'Main', problem: O.none, failed: O.none };

/** The main dialog that says what went wrong. */
export const mainSaying = (problem: PhotoProblem, failed: O.Option<PhotoMutation> = O.none): PhotoStep => ({
  _tag: 'Main',
  problem: O.some(problem),
  failed,
});

/** A picture to which nothing was done yet. */
export const editorOf = (picture: ChosenPicture, fileType: string): EditorState => ({
  _tag: 'Editor',
  picture,
  fileType,
  edit: NEW_PHOTO_EDIT,
  held: new Map(),
});

/** The picture that is held for the editor, also while the question lies over it. */
export const pictureIn = (step: PhotoStep): O.Option<ChosenPicture> => {
  if (step._tag === 'Editor') return O.some(step.picture);
  return step._tag === 'Question' ? O.map(({ picture }: EditorState) => picture)(step.over) : O.none;
};

/** After one command. */
export const commanded = (step: EditorState, command: PhotoCommand): EditorState => ({
  ...step,
  edit: editPhoto(step.edit, command),
});

const distance = (a: PhotoPosition, b: PhotoPosition): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A finger that holds the picture went there: it takes the picture along, the middle of two fingers if there are two, and enlarges it against the other one. */
export const draggedTo = (step: EditorState, finger: number, place: PhotoPosition): EditorState => {
  const from = step.held.get(finger);
  if (from === undefined) return step;
  const others = [...step.held].flatMap(([its, at]) => (its === finger ? [] : [at]));
  const enlarged = others.reduce(
    (its, other) =>
      commanded(its, {
        _tag: 'Zoom',
        value: pinchedZoom(its.edit, distance(other, from), distance(other, place)),
      }),
    step,
  );
  const by = { x: (place.x - from.x) / step.held.size, y: (place.y - from.y) / step.held.size };
  const taken = commanded(enlarged, dragPhoto(enlarged.picture.size, enlarged.edit, by));
  return { ...taken, held: new Map(step.held).set(finger, place) };
};

/** A finger took hold of the picture; a third one does nothing. */
export const heldBy = (step: EditorState, finger: number, place: PhotoPosition): EditorState =>
  step.held.size < 2 ? { ...step, held: new Map(step.held).set(finger, place) } : step;

/** A finger let go. */
export const letGoBy = (step: EditorState, finger: number): EditorState => {
  const held = new Map(step.held);
  held.delete(finger);
  return { ...step, held };
};

/** One step back. */
export const backFrom = (step: PhotoStep): PhotoStep => {
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
