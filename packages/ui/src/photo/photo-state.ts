import type { SentPhoto } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ChosenPicture } from './photo-desk.ts';
import {
  editPhoto,
  NEW_PHOTO_EDIT,
  type PhotoCommand,
  type PhotoEdit,
  type PhotoPosition,
  pinchedZoom,
} from './photo-edit.ts';
import { dragPhoto } from './photo-frame.ts';
import type { PhotoProblem } from './photo-model.ts';

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
