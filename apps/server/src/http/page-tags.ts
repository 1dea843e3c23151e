import {
  PAGE_INFORMATION_ID,
  PAGE_PRODUCT_ID,
  PAGE_SIGN_IN_HANDOFF_ID,
  PAGE_STATE_ID,
  PAGE_STATE_PRODUCTS,
} from '@gift-registry/adapters-http/wire';
import { scriptJson } from './markup.ts';

/** What a registry's page is told at its first paint: the answer of the page state's call, and how many products the whole list has. */
export interface RegistryPageState {
  readonly json: unknown;
  readonly products: number;
}

/** What a product's page is told at its first paint: the answer of the product's call. */
export interface ProductPageState {
  readonly product: unknown;
}

/** What a page only tells. */
export interface InformationPageState {
  readonly information: unknown;
}

/** What a page is told at its first paint. */
export type PageState = RegistryPageState | ProductPageState | InformationPageState;

/** What a page is told, as an element that its script reads. */
export const stateTag = (state: PageState): string => {
  if ('product' in state)
    return `<script type="application/json" id="${PAGE_PRODUCT_ID}">${scriptJson(state.product)}</script>`;
  if ('information' in state)
    return `<script type="application/json" id="${PAGE_INFORMATION_ID}">${scriptJson(state.information)}</script>`;
  return `<script type="application/json" id="${PAGE_STATE_ID}" ${PAGE_STATE_PRODUCTS}="${state.products}">${scriptJson(state.json)}</script>`;
};

/** How one came to the page from the other brand's site, as an element that its script reads. */
export const signInHandoffTag = (json: unknown): string =>
  `<script type="application/json" id="${PAGE_SIGN_IN_HANDOFF_ID}">${scriptJson(json)}</script>`;
