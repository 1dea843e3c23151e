import type { AddTarget, Fault, PopupBlock, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** The terms of a custom order: on their way, for the first moments without a word of it; the words; or why there are none. */
export type TermsContent =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  /** It is not sold any more. */
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Shown'; readonly blocks: ReadonlyArray<PopupBlock>; readonly leadTime: string };

/** The product whose terms are asked about, and to what it would be added (ADD-05). */
export interface TermsQuestion {
  readonly sku: Sku;
  readonly name: string;
  readonly to: AddTarget;
}

/** The dialog over the page; what it asked last stays while it fades away. */
export interface TermsDialogModel {
  readonly isOpen: boolean;
  readonly question: O.Option<TermsQuestion>;
  readonly content: TermsContent;
}
