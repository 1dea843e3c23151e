/*
 * [PERS-04] [MAN-04] Where the options that were chosen for an item have changed, who manages it starts again: on the product's page, where it has one, or by taking the item off, while no one has given
 * any of it. A buyer cannot add it to the cart. Once the event is over no one manages it on a page any more.
 *
 * @example changedOptions({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false }, exampleItem()) // => O.none
 * @example changedOptions(
 *     { role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false },
 *     exampleItem({ personalization: O.some(examplePersonalization({ hasError: true })) }),
 *   ) // => O.some({ _tag: 'NotAddable' })
 */
import { either as E, option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import { conditionOf, hasPage, type RegistryItem } from '../item/index.ts';
import { decideRemove } from '../registry/index.ts';

/** What a reader can do about an item whose options have changed (PERS-04). */
export type ChangedOptions =
  | { readonly _tag: 'NotAddable' }
  | {
      readonly _tag: 'StartAgain';
      /** The product's page, if it is listed online. */
      readonly productPath: O.Option<string>;
      readonly canRemove: boolean;
    };

/** What the reader can do about the item; `none` when its options are valid, or it is no longer available anyway (PERS-04). */
export const changedOptions = (reader: ActionReader, item: RegistryItem): O.Option<ChangedOptions> => {
  if (conditionOf(item) !== 'personalization-error') return O.none;
  if (can(reader, 'page', 'buyItem')) return O.some({ _tag: 'NotAddable' });
  if (!can(reader, 'page', 'manageItem')) return O.none;
  return O.some({
    _tag: 'StartAgain',
    productPath: hasPage(item.product) ? O.some(item.product.path) : O.none,
    canRemove: E.isRight(decideRemove(O.some(item))),
  });
};
