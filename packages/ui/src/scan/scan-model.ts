import type { CameraProblem, CodeProblem, Fault, GrId, Product, ProductCode, SeenCode } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { ProductRegistryControl } from '../product/index.ts';
import type { ProductFacts } from '../product-facts/index.ts';
import type { AddingModel } from '../registry-adding/index.ts';

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

/** The camera: off, asked for, on, or why it cannot be used. */
export type CameraModel =
  | { readonly _tag: 'Off' }
  | { readonly _tag: 'Starting' }
  | {
      readonly _tag: 'Showing';
      readonly picture: CameraPicture;
      /** Whether the lamp is on; none where there is none. */
      readonly lamp: O.Option<boolean>;
      /** What keeps it from reading, as far as is known. */
      readonly trouble: 'none' | 'dark' | 'slow';
    }
  | { readonly _tag: 'Failed'; readonly problem: CameraProblem };

/** A product that was found by its code, and how it gets on a registry. */
export interface ScannedProduct {
  readonly product: Product;
  readonly facts: ProductFacts;
  /** That it can carry words, in a sentence; empty where it cannot (PERS-01). */
  readonly design: string;
  /** How many are to be added, as typed. */
  readonly quantity: string;
  readonly registry: ProductRegistryControl;
}

/** What came of a code. */
export type ScanOutcome =
  | { readonly _tag: 'None' }
  /** Looked up, for the first moments without a word of it. */
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'LookingUp' }
  | ({ readonly _tag: 'Found' } & ScannedProduct)
  | { readonly _tag: 'Unknown'; readonly code: ProductCode }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** Where labels are scanned or their numbers typed (ADD-08). */
export interface ScanModel {
  /** What came of the last code; the camera is off then. */
  readonly outcome: ScanOutcome;
  readonly camera: CameraModel;
  /** How the last code came, and how the next one is expected. */
  readonly by: 'camera' | 'typing';
  readonly text: string;
  readonly problem: O.Option<CodeProblem>;
  /** Counts how often something else stands where the camera's picture is, so that the focus goes there. */
  readonly turns: number;
  readonly adding: AddingModel;
}

/** What can be done where labels are scanned. */
export interface ScanIntents {
  readonly startCamera: () => void;
  readonly stopCamera: () => void;
  readonly turnLamp: (isOn: boolean) => void;
  readonly typeText: (text: string) => void;
  readonly lookUp: () => void;
  /** Looks up again what could not be looked up. */
  readonly lookAgain: () => void;
  /** On to the next one, as the last one came. */
  readonly next: () => void;
  readonly typeQuantity: (text: string) => void;
  readonly leaveQuantity: () => void;
  readonly stepQuantity: (by: 1 | -1) => void;
  readonly addToRegistry: () => void;
  readonly chooseRegistry: (grId: GrId) => void;
  readonly tryAgain: () => void;
}
