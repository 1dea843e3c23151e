import type { CameraProblem, SeenCode } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';

/** What the camera sees, to be shown on the page. */
export interface CameraPicture {
  /** Puts the picture into that place; the answer takes it away again. */
  readonly showIn: (place: HTMLElement) => () => void;
}

/** What the camera of the device tells. */
export type CameraSight =
  /** It sees; the lamp is there where the device has one that a page may turn on. */
  | { readonly _tag: 'Showing'; readonly picture: CameraPicture; readonly lamp: O.Option<(isOn: boolean) => void> }
  | { readonly _tag: 'Light'; readonly isDark: boolean }
  | { readonly _tag: 'Read'; readonly code: SeenCode }
  /** The last that is told. */
  | { readonly _tag: 'Failed'; readonly problem: CameraProblem };

/** Driven port: the camera of the device. Whoever subscribes asks for it, and with unsubscribing it is let go of: nothing is seen any more. It never fails but by telling so. */
export interface ScanCamera {
  readonly sight$: Observable<CameraSight>;
}
