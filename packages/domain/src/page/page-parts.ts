/*
 * [PAGE-14] [PAGE-10] The page of a registry has parts that are for one reader alone: a registrant never meets anything to buy with, a guest nothing to
 * keep the list with. After the event a registrant no longer manages single items; what remains to be settled stays.
 *
 * Laws:
 * - purchase controls are for guests alone, everything else of the table for registrants alone
 * - no part is for both
 * - after the event a registrant has nothing that was not there before, and loses only Manage Item
 * - for a guest the event makes no difference
 *
 * @example showsPart({ role: 'registrant', isPostEvent: true }, 'manageItem') // => false
 */
import type { Role } from '../account/index.ts';

/** As much of a reader as the parts depend on. */
interface PartsReader {
  readonly role: Role;
  readonly isPostEvent: boolean;
}

/** How to read: whether the part is shown to a guest, to a registrant, and to a registrant once the event is over. */
const parts = {
  purchaseControls: { guest: true, registrant: false, afterEvent: false },
  settings: { guest: false, registrant: true, afterEvent: true },
  viewAsGuest: { guest: false, registrant: true, afterEvent: true },
  manageItem: { guest: false, registrant: true, afterEvent: false },
} as const;

/** A part of the page that not everybody is shown. */
type PagePart = keyof typeof parts;

/** Whether that reader is shown the part. */
export const showsPart = ({ role, isPostEvent }: PartsReader, part: PagePart): boolean => {
  if (role === 'guest') return parts[part].guest;
  return isPostEvent ? parts[part].afterEvent : parts[part].registrant;
};
