import { type Product, productPageMessages, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ProductRegistryControl } from '../product/index.ts';
import { productFacts } from '../product-facts/index.ts';
import { type AddingModel, addControl, listingStep, thingOf } from '../registry-adding/index.ts';
import type { ScanModel, ScanOutcome } from './scan-model.ts';
import type { ScanState } from './scan-state.ts';

/** Who scans: on which site, and on the page of which path with its query. */
export interface ScanReader {
  readonly site: Site;
  readonly here: () => string;
}

/** What is on the registry already can be added again from here, unless it needs a design. */
const registryOf = (adding: AddingModel, product: Product, here: string): ProductRegistryControl => {
  const control = addControl({ ...adding, listed: new Map() }, thingOf(product), here);
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
  if (outcome._tag !== 'There') return outcome;
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

/** Makes the page of what is known. */
export const scanModel = (reader: ScanReader, state: ScanState, adding: AddingModel): ScanModel => {
  const { camera, by, text, problem, turns } = state;
  return { outcome: outcomeOf(reader, state, adding), camera, by, text, problem, turns, adding };
};
