import type { ObservableState, PhotoFileRefusal, PhotoSizeRefusal } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ChosenPicture } from './photo-desk.ts';
import type { ArrowKey, PhotoPosition } from './photo-edit.ts';
import type { PhotoPlacement } from './photo-frame.ts';

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
