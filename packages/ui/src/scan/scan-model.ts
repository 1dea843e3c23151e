import type { CameraProblem, CodeProblem, Fault, GrId, Product, ProductCode, ScannedCode } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { ProductRegistryControl } from '../product/index.ts';
import type { ProductFacts } from '../product-facts/index.ts';
import type { AddingModel } from '../registry-adding/index.ts';

export interface CameraPicture {
  /** Shows the picture in that element; the result removes it. */
  readonly showIn: (place: HTMLElement) => () => void;
}

/** The reports of the camera. */
export type CameraEvent =
  /** The picture is on; `lamp` where the device has one that a page may use. */
  | { readonly _tag: 'Showing'; readonly picture: CameraPicture; readonly lamp: O.Option<(isOn: boolean) => void> }
  | { readonly _tag: 'Light'; readonly isDark: boolean }
  | { readonly _tag: 'Read'; readonly code: ScannedCode }
  /** Reading ended with a problem; no other report follows. */
  | { readonly _tag: 'Failed'; readonly problem: CameraProblem };

/** Driven port: the device's camera. Subscribing asks for it, unsubscribing releases it. Never errors. */
export interface ScanCamera {
  readonly events$: Observable<CameraEvent>;
}

/** The camera's state. */
export type CameraModel =
  | { readonly _tag: 'Off' }
  | { readonly _tag: 'Starting' }
  | {
      readonly _tag: 'Showing';
      readonly picture: CameraPicture;
      /** Whether the lamp is on; none if the device has none. */
      readonly lamp: O.Option<boolean>;
      /** Why it reads nothing, as far as is known. */
      readonly trouble: 'none' | 'dark' | 'slow';
    }
  | { readonly _tag: 'Failed'; readonly problem: CameraProblem };

/** A product that was found by its code, and the control that adds it to a registry. */
export interface ScannedProduct {
  readonly product: Product;
  readonly facts: ProductFacts;
  /** A sentence on personalization; empty where there is none (PERS-01). */
  readonly design: string;
  /** The quantity to add, as typed. */
  readonly quantity: string;
  readonly registry: ProductRegistryControl;
}

/** The outcome of looking up a code. */
export type ScanOutcome =
  | { readonly _tag: 'None' }
  /** Being looked up; nothing is shown for the first moments. */
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'LookingUp' }
  | ({ readonly _tag: 'Found' } & ScannedProduct)
  | { readonly _tag: 'Unknown'; readonly code: ProductCode }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The page where labels are scanned or their numbers typed (ADD-08). */
export interface ScanModel {
  /** The outcome of the last code; the camera is off then. */
  readonly outcome: ScanOutcome;
  readonly camera: CameraModel;
  /** How the last code was entered, and the next one will be. */
  readonly by: 'camera' | 'typing';
  readonly text: string;
  readonly problem: O.Option<CodeProblem>;
  /** Counts changes of the stage, so that its heading gets the focus. */
  readonly stageChanges: number;
  readonly adding: AddingModel;
}

export interface ScanIntents {
  readonly startCamera: () => void;
  readonly stopCamera: () => void;
  readonly turnLamp: (isOn: boolean) => void;
  readonly typeText: (text: string) => void;
  readonly lookUp: () => void;
  /** Looks up the last code again. */
  readonly lookUpAgain: () => void;
  /** Starts the next code, entered like the last one. */
  readonly next: () => void;
  readonly typeQuantity: (text: string) => void;
  readonly leaveQuantity: () => void;
  readonly stepQuantity: (by: 1 | -1) => void;
  readonly addToRegistry: () => void;
  readonly chooseRegistry: (grId: GrId) => void;
  readonly tryAgain: () => void;
}
