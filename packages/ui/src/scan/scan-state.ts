import {
  addedQuantityField,
  type CodeProblem,
  type Fault,
  type Product,
  type ProductCode,
  productPageMessages,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ProductRegistryControl } from '../product/index.ts';
import { productFacts } from '../product-facts/index.ts';
import { type AddingModel, addControl, addedProductOf, listingStep } from '../registry-adding/index.ts';
import type { CameraModel, ScanModel, ScanOutcome } from './scan-model.ts';

/** The outcome of a code in the page's own state. */
export type LookedUp =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'LookingUp' }
  | { readonly _tag: 'Found'; readonly product: Product }
  | { readonly _tag: 'Unknown'; readonly code: ProductCode }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The state of the page itself. */
export interface ScanState extends Pick<ScanModel, 'by' | 'text' | 'stageChanges'> {
  /** Whether the camera is requested. */
  readonly hasSearchOrFilters: boolean;
  /** Counts requests for the camera: each one is a new try. */
  readonly tries: number;
  readonly camera: CameraModel;
  readonly problem: O.Option<CodeProblem>;
  readonly outcome: LookedUp;
  readonly quantity: string;
}

/** The camera is only requested by the person. */
export const INITIAL_STATE: ScanState = {
  by: 'camera',
  text: '',
  stageChanges: 0,
  hasSearchOrFilters: false,
  tries: 0,
  camera: { _tag: 'Off' },
  problem: O.none,
  outcome: { _tag: 'None' },
  quantity: addedQuantityField.blur(''),
};

export const requestingCamera = (state: ScanState): ScanState => ({
  ...state,
  by: 'camera',
  hasSearchOrFilters: true,
  tries: state.tries + 1,
  stageChanges: state.stageChanges + 1,
  problem: O.none,
  outcome: { _tag: 'None' },
});

/** Looks up a code, and turns the camera off. */
export const lookingUp = (state: ScanState, by: ScanState['by']): ScanState => ({
  ...state,
  by,
  hasSearchOrFilters: false,
  problem: O.none,
  outcome: { _tag: 'Awaited' },
  quantity: INITIAL_STATE.quantity,
});

/** Starts the next code, entered like the last one. */
export const startNextCode = (state: ScanState): ScanState => {
  const cleared: ScanState = { ...state, text: '' };
  return state.by === 'camera'
    ? requestingCamera(cleared)
    : { ...cleared, stageChanges: state.stageChanges + 1, outcome: { _tag: 'None' }, problem: O.none };
};

/** Sets the outcome; the focus only moves once it is final. */
export const lookedUp = (state: ScanState, outcome: LookedUp): ScanState => ({
  ...state,
  outcome,
  stageChanges: outcome._tag === 'LookingUp' ? state.stageChanges : state.stageChanges + 1,
});

/** The site, and the path and query of the page. */
export interface ScanReader {
  readonly site: Site;
  readonly here: () => string;
}

/** An item already on the registry can be added again from here, unless it needs a design. */
const registryOf = (adding: AddingModel, product: Product, here: string): ProductRegistryControl => {
  const control = addControl({ ...adding, listed: new Map() }, addedProductOf(product), here);
  if (control._tag !== 'Ready') return control;
  return {
    _tag: 'Ready',
    adding,
    step: listingStep(adding.mutations.get(product.sku)),
    refusal: control.refusal,
    wanted: O.fromNullable(adding.listed.get(product.sku)),
    editHref: control.editHref,
  };
};

const outcomeOf = ({ site, here }: ScanReader, { outcome, quantity }: ScanState, adding: AddingModel): ScanOutcome => {
  if (outcome._tag !== 'Found') return outcome;
  const { product } = outcome;
  return {
    _tag: 'Found',
    product,
    facts: productFacts(site, product),
    design: productPageMessages.design(product.personalizationType, site.currencyPrefix),
    quantity,
    registry: registryOf(adding, product, here()),
  };
};

/** Makes the page's model. */
export const scanModel = (reader: ScanReader, state: ScanState, adding: AddingModel): ScanModel => {
  const { camera, by, text, problem, stageChanges } = state;
  return { outcome: outcomeOf(reader, state, adding), camera, by, text, problem, stageChanges, adding };
};
