import { identityKey } from '@gift-registry/domain';
import { nameLinkId } from '../list-model/index.ts';
import type { NlaDialog } from './nla-item-model.ts';

/** The heading over what will not come back. */
export const NLA_HEADING = 'no-longer-available-heading';

/** The ids of what is to have the focus after that dialog, the best first: the new item's name, what else is gone, the page's content. */
export const lostFocusIn = (dialog: NlaDialog): ReadonlyArray<string> => {
  const replacement = dialog._tag === 'Replaced' ? [nameLinkId(identityKey(dialog.replacement.identity))] : [];
  return [...replacement, NLA_HEADING, 'content'];
};
