/*
 * [ADD-02] [PERS-02] The Add to Registry button cannot be pressed while something is the matter with what is shown, while it is adding already, or where the product cannot be listed. The first
 * reason is reported.
 *
 * @example addDisabled({ isFlagged: false, isLoading: true, hasDesign: false, product: exampleProduct() }) // => O.some('loading')
 * @example addDisabled({ isFlagged: false, isLoading: false, hasDesign: false, product: exampleProduct({ isStockSku: false }) }) // => O.some('not-from-stock')
 */
import { function as F, option as O } from 'fp-ts';
import { type RegistryBlocker, registryBlocker } from '../registry/index.ts';

/** Why the Add to Registry button is disabled (ADD-02). */
export type AddDisabled = 'flagged' | 'loading' | RegistryBlocker;

/** The state that the button depends on. */
export interface AddContext {
  /** The page disables it, or the chosen personalization has an error (hasError). */
  readonly isFlagged: boolean;
  readonly isLoading: boolean;
  /** Whether a valid design was chosen. */
  readonly hasDesign: boolean;
  readonly product: Parameters<typeof registryBlocker>[0];
}

/** The first reason why the button is disabled; `none` when it is enabled (ADD-02). */
export const addDisabled = ({ isFlagged, isLoading, hasDesign, product }: AddContext): O.Option<AddDisabled> => {
  if (isFlagged) return O.some('flagged');
  if (isLoading) return O.some('loading');
  return F.pipe(
    registryBlocker(product),
    O.filter((blocker) => blocker !== 'design-missing' || !hasDesign),
  );
};
