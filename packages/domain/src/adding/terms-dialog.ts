/*
 * [ADD-05] What is made only for its buyer is added only once its terms were accepted; declining adds nothing. To add to a registry one needs an account, and comes back to this page from signing
 * in. From accepting for the cart the way leads to the cart, 300 milliseconds later.
 *
 * @example beginAdding(exampleProduct({ hasCustomOrderConfirmation: true }), 'cart', { hasAccount: false, path: '/' }) // => { dialog: { _tag: 'Asking', to: 'cart' }, action: { _tag: 'Nothing' } }
 * @example answerTerms({ _tag: 'Asking', to: 'registry' }, 'accept', { hasAccount: false, path: '/a?b' }).action // => { _tag: 'SignIn', href: '/account/login?returnUrl=%2Fa%3Fb' }
 */
import { option as O } from 'fp-ts';
import { returnPath } from '../account/index.ts';
import { paths } from '../address/index.ts';
import type { Product } from '../item/index.ts';

/** Where a product is added to. */
export type AddTarget = 'registry' | 'cart';

/** The state of the terms dialog: closed, or asking before something is added to `to`. */
export type TermsDialog = { readonly _tag: 'Closed' } | { readonly _tag: 'Asking'; readonly to: AddTarget };

/** The action to take now. */
export type AddAction =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'AddToRegistry' }
  | {
      readonly _tag: 'AddToCart';
      /** The page to go to afterwards, if any. */
      readonly goTo: O.Option<{ readonly path: string; readonly afterMilliseconds: number }>;
    }
  | { readonly _tag: 'SignIn'; readonly href: string };

/** The person adding: whether they have an account, and the path and query they are on. */
export interface PageContext {
  readonly hasAccount: boolean;
  readonly path: string;
}

/** The dialog's state and the action to take, after a press or an answer. */
export interface TermsOutcome {
  readonly dialog: TermsDialog;
  readonly action: AddAction;
}

/** The delay between accepting the terms and opening the cart, in milliseconds (ADD-05). */
const CART_AFTER = 300;

const closed: TermsDialog = { _tag: 'Closed' };
const nothing: AddAction = { _tag: 'Nothing' };

const added = (to: AddTarget, { hasAccount, path }: PageContext, then: 'to the cart' | 'stay'): AddAction => {
  if (to === 'cart')
    return {
      _tag: 'AddToCart',
      goTo: then === 'stay' ? O.none : O.some({ path: paths.cart, afterMilliseconds: CART_AFTER }),
    };
  return hasAccount ? { _tag: 'AddToRegistry' } : { _tag: 'SignIn', href: paths.signIn(returnPath(path)) };
};

/** The outcome of pressing to add the product (ADD-05). */
export const beginAdding = (
  { hasCustomOrderConfirmation }: Pick<Product, 'hasCustomOrderConfirmation'>,
  to: AddTarget,
  pageContext: PageContext,
): TermsOutcome =>
  hasCustomOrderConfirmation
    ? { dialog: { _tag: 'Asking', to }, action: nothing }
    : { dialog: closed, action: added(to, pageContext, 'stay') };

/** The outcome of answering the dialog (ADD-05); closing it declines. */
export const answerTerms = (
  dialog: TermsDialog,
  answer: 'accept' | 'decline',
  pageContext: PageContext,
): TermsOutcome => ({
  dialog: closed,
  action: dialog._tag === 'Asking' && answer === 'accept' ? added(dialog.to, pageContext, 'to the cart') : nothing,
});
