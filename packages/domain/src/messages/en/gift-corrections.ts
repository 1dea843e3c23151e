import { calendarDayIn, type Instant } from '../../calendar/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import { outcomeUnknown } from '../../idempotency/index.ts';
import type { GrId } from '../../identity/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import {
  ADDED_GIFT_LIMITS,
  type AdditionField,
  type AdditionRefusal,
  type ArrivalState,
  type GiftUnknown,
  type GiverName,
  type GiverNameInvalid,
  NOTE_LIMIT,
  type NotRejectable,
} from '../../thank-you/index.ts';
import { giftCount } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatDay } from './formats.ts';
import { ownerRefused } from './registry.ts';

const names: Readonly<Record<keyof GiverName, string>> = {
  firstName: `Enter a first name, up to ${LONGEST_NAME} characters.`,
  lastName: `Last names can be up to ${LONGEST_NAME} characters.`,
};

const fields: Readonly<Record<AdditionField, string>> = {
  ...names,
  words: `Say what it is, in up to ${ADDED_GIFT_LIMITS.words} characters.`,
  quantity: `Enter a number from 1 to ${ADDED_GIFT_LIMITS.quantity}.`,
  day: 'Enter the day it came, today or before.',
  note: `A note can have up to ${NOTE_LIMIT} characters.`,
};

/** Owners put right what their Thank You Manager says (ELSE-02). */
export const giftCorrectionMessages = {
  /** Beside a gift that somebody said they bought elsewhere. */
  unconfirmed: (giver: string): string => `Said by ${giver}, not confirmed`,
  confirm: 'Confirm',
  reject: 'Reject',
  remove: 'Remove',
  confirmLabel: (gift: string, giver: string): string => `Confirm ${gift} from ${giver}`,
  rejectLabel: (gift: string, giver: string): string => `Reject ${gift} from ${giver}`,
  removeLabel: (gift: string, giver: string): string => `Remove ${gift} from ${giver}`,
  confirmed: (count: number): string => `${giftCount(count)} confirmed.`,
  undoConfirm: 'Undo',
  undoConfirmLabel: (gift: string): string => `Undo confirming ${gift}`,
  justConfirmed: 'Confirmed',
  unconfirmedAgain: 'Not confirmed again.',
  /** Beside a gift of which the owners said nothing yet (GIFT-01). */
  arrive: 'It Arrived',
  arriveLabel: (gift: string, giver: string): string => `It Arrived: ${gift} from ${giver}`,
  damage: 'It’s Damaged',
  damageLabel: (gift: string, giver: string): string => `It’s Damaged: ${gift} from ${giver}`,
  undoArriveLabel: (gift: string): string => `Undo: ${gift} arrived`,
  arrived: (at: Instant, { timeZone }: Pick<Site, 'timeZone'>): string =>
    `Arrived ${formatDay(calendarDayIn(timeZone, at))}`,
  damaged: (grId: GrId, at: Instant, { timeZone, phone, hours }: Pick<Site, 'timeZone' | 'phone' | 'hours'>): string =>
    `Arrived damaged ${formatDay(calendarDayIn(timeZone, at))}. We’ll help: call ${phone}, ${hours}, with your registry number ${grId}.`,
  arrivalSaved: (state: ArrivalState): string =>
    ({ received: 'Marked as arrived.', damaged: 'Marked as damaged.', awaited: 'Not marked as arrived anymore.' })[
      state
    ],
  rejectTitle: (gift: string): string => `${gift} did not come?`,
  rejectHelp: (giver: string): string =>
    `It counts as wanted again, so others can give it. We’ll tell ${giver} kindly that you couldn’t find it, and how to get in touch.`,
  rejectOne: 'Reject This Gift',
  rejectAll: (count: number, giver: string): string => `Reject All ${count} from ${giver}`,
  confirmAll: (count: number, giver: string): string => `Confirm all ${count} from ${giver}`,
  removeTitle: (gift: string): string => `Remove ${gift}?`,
  removeHelp: 'You added it yourself. It’s taken off your gifts, and counts as wanted again if it’s on your list.',
  keep: 'Keep It',
  working: 'Saving…',
  rejected: (count: number): string => `${giftCount(count)} rejected. Your list shows what is wanted again.`,
  removed: (gift: string): string => `${gift} removed.`,

  add: 'Add a Gift',
  addTitle: 'Add a gift that came another way',
  addHelp: 'A gift handed over, or bought without telling us. Nobody gets an email about it.',
  whatLabel: 'What was it?',
  somethingElse: 'Something that isn’t on your list',
  wordsLabel: 'Describe it',
  wordsHint: 'Hand-knit blanket',
  quantityLabel: 'How many?',
  quantityHelp: 'What you still want of it counts as bought, so that guests don’t buy it again.',
  firstName: 'First name of the giver',
  lastName: 'Last name of the giver',
  giverHelp: 'If they gave something before, write the name as it’s listed.',
  dayLabel: 'When did it come?',
  noteLabel: 'Your note (optional)',
  save: 'Add Gift',
  saving: 'Adding…',
  cancel: 'Cancel',
  added: (giver: string): string => `The gift from ${giver} was added.`,
  fieldProblem: (field: AdditionField): string => fields[field],

  correctName: 'Correct name',
  correctNameLabel: (giver: string): string => `Correct name: ${giver}`,
  nameTitle: (giver: string): string => `The name of ${giver}`,
  nameHelp:
    'It’s changed here, in the export and on labels. Gifts of one email address with the same name are listed together.',
  nameFirst: 'First name',
  nameLast: 'Last name',
  saveName: 'Save',
  savingName: 'Saving…',
  restoreName: 'As They Wrote It',
  nameSaved: 'Name corrected.',
  nameRestored: 'Name as they wrote it.',

  /** Why gifts or a name were not changed. */
  refused: (
    reason: ListRefusal | GiftUnknown | NotRejectable | AdditionRefusal | GiverNameInvalid | KeyRefusal | Fault,
  ): string => {
    switch (reason._tag) {
      case 'GiftUnknown':
        return 'This gift is no longer among yours. Whoever said that they bought it has undone it.';
      case 'NotRejectable':
        return 'This gift was bought here, so it can’t be rejected.';
      case 'ItemUnknown':
        return 'This is no longer on your list. Choose something else, or describe it in your own words.';
      case 'IsGroupGift':
        return 'This is a group gift, which counts by its fund. End the group gift first, or describe the gift in your own words.';
      case 'AdditionInvalid':
        return fields[reason.field];
      case 'GiverNameInvalid':
        return names[reason.field];
      case 'SignInNeeded':
      case 'RegistryNotFound':
      case 'NotOwner':
        return ownerRefused(reason);
      case 'IdempotencyKeyReused':
      case 'RequestInProgress':
        return keyRefused(reason);
      default:
        return outcomeUnknown(reason) ? `${faultSentence(reason)} It won’t happen twice.` : faultSentence(reason);
    }
  },
} as const;
