/*
 * [ADD-04] [ADD-01] After something was added a layer says how many pieces, and leads on: to the next scan or on with shopping, to the registry, and to the checklist where its tab is shown.
 *
 * @example addedLayerLinks({ grId: grIdOf('7310442'), isScanning: true, showsChecklist: false }) // => [{ _tag: 'ScanAnother' }, { _tag: 'ViewRegistry', path: '/gift-registry/registrant-list/7310442' }]
 */

import { paths } from '../address/index.ts';
import type { GrId } from '../identity/index.ts';
import type { AddedItem } from '../registry/index.ts';

/** A link or button of the confirmation layer. */
export type AddedLayerLink =
  | { readonly _tag: 'ContinueShopping' }
  | { readonly _tag: 'ScanAnother' }
  | { readonly _tag: 'ViewRegistry'; readonly path: string }
  | { readonly _tag: 'ViewChecklist'; readonly path: string };

/** What the layer's links depend on. */
export interface AddedLayerInput {
  readonly grId: GrId;
  /** Whether it was added by scanning (ADD-08). */
  readonly isScanning: boolean;
  /** Whether the registry's checklist has its tab on this site (TAB-03, TAB-05). */
  readonly showsChecklist: boolean;
}

/** The layer's links, in their order (ADD-04). */
export const addedLayerLinks = ({
  grId,
  isScanning,
  showsChecklist,
}: AddedLayerInput): ReadonlyArray<AddedLayerLink> => {
  const always: ReadonlyArray<AddedLayerLink> = [
    { _tag: isScanning ? 'ScanAnother' : 'ContinueShopping' },
    { _tag: 'ViewRegistry', path: paths.registrantList(grId) },
  ];
  return showsChecklist ? [...always, { _tag: 'ViewChecklist', path: paths.checklist(grId) }] : always;
};

/** The total of units added (ADD-01, ADD-04); fewer than requested where a quantity reached 999. */
export const addedUnits = (items: ReadonlyArray<Pick<AddedItem, 'added'>>): number =>
  items.reduce((sum, { added }) => sum + added, 0);
