import { identityKey } from '@gift-registry/domain';
import { ALL_NAMES, nameLinkId } from '../list-model/index.ts';
import type { NlaDialog } from './nla-item-model.ts';

/** The heading over what will not come back. */
export const NLA_HEADING = 'no-longer-available-heading';

/** Finds the names under that heading. */
export const NAMES_GONE = `[aria-labelledby="${NLA_HEADING}"] ${ALL_NAMES}`;

/** The id of the name of the item that the dialog is about; empty where it is about none. */
export const nameIn = (dialog: NlaDialog): string =>
  dialog._tag === 'Nothing' ? '' : nameLinkId(identityKey(dialog.item.identity));

/** The ids of what is to have the focus after that dialog, the best first: the new item's name, the item's own, what stood beside it, what else is gone, the page's content. */
export const lostFocusIn = (dialog: NlaDialog, beside: ReadonlyArray<string>): ReadonlyArray<string> => {
  const replacement = dialog._tag === 'Replaced' ? [nameLinkId(identityKey(dialog.replacement.identity))] : [];
  return [...replacement, nameIn(dialog), ...beside, NLA_HEADING, 'content'];
};
