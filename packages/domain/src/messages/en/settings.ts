import { option as O } from 'fp-ts';
import type { DeliveryDates } from '../../calendar/index.ts';
import { ADDRESS_LIMITS, type AddressField } from '../../delivery/index.ts';
import type { Surprise } from '../../event/index.ts';
import type { GiftEmails } from '../../gift-emails/index.ts';
import type { Fault, ListRefusal, SettingsRefusal } from '../../ports/index.ts';
import type { VisibleTo } from '../../registry/index.ts';
import {
  type EventDayUnreadable,
  MOST_YEARS_AHEAD,
  type SettingsNameInvalid,
  type SettingsPart,
} from '../../settings/index.ts';
import { faultSentence } from './fault.ts';
import { formatCount, formatDay } from './formats.ts';
import { quietMessages } from './quiet.ts';
import { ownerRefused } from './registry.ts';

/** Who can see the registry. */
const choices: Readonly<Record<VisibleTo, string>> = {
  indexed: 'Anyone can find it, search engines too',
  findable: 'Anyone can find it here',
  link: 'By link only',
  private: 'Private',
};

/** The parts of the settings. */
const parts: Readonly<Record<SettingsPart, string>> = {
  names: 'Registrants',
  event: 'Event',
  address: 'Delivery address',
  visibility: 'Who can see it',
  delivery: 'Delivery dates',
  surprise: 'Surprises',
  biography: 'About you',
  giftEmails: 'Emails about gifts',
  quiet: quietMessages.title,
};

/** Until when purchases are hidden from the owners (OWN-02). */
const surprises: Readonly<Record<Surprise['_tag'], string>> = {
  Off: 'Show purchases right away',
  UntilEvent: 'Hide them until the event',
  UntilDay: 'Hide them until a day you choose',
};

/** How often an owner gets emails about gifts (OWN-01). */
const giftEmails: Readonly<Record<GiftEmails, string>> = {
  each: 'One for each gift',
  daily: 'One a day, on days with gifts',
  none: 'None',
};

/** What a choice of visibility means for links and carts. */
const consequences: Readonly<Record<VisibleTo, string>> = {
  indexed:
    'Your registry can be found by name and number, and its link opens it. Google and others may list it with your first names and event, and keep doing so for a while after you change this.',
  findable:
    'Your registry can be found on our site by name and number, and its link opens it. Search engines are asked not to list it.',
  link: 'It gets its own link. It can’t be found by name or number, and links you shared before stop working. Guests who already have your gifts in their cart can still buy them.',
  private: 'Only you can see it. Links you’ve shared stop working, and gifts in guests’ carts can no longer be bought.',
};

/** The settings of a registry (ROUTE-05, SET-01, SET-02). */
export const settingsMessages = {
  title: 'Settings',
  back: 'Back to your registry',
  number: (grId: string): string => `Registry # ${grId}`,
  loading: 'Loading your settings',
  part: (part: SettingsPart): string => parts[part],
  /** The full name of a button of one part. */
  ofPart: (action: string, part: SettingsPart): string => `${action}: ${parts[part]}`,
  /** Both registrants read these labels, so neither is called “you”. */
  firstName: 'First registrant’s first name',
  lastName: 'First registrant’s last name',
  secondFirstName: 'Second registrant’s first name',
  secondLastName: 'Second registrant’s last name',
  namesHelp: 'Guests see your first names, in this order. Your last names help them find your registry.',
  optional: (label: string): string => `${label} (optional)`,
  event: 'What you’re celebrating',
  day: 'Event date',
  eventHelp: 'If you move your event or put it off, guests read that the date has changed.',
  /** While there is no date (EVENT-01). */
  noDateHelp: 'Guests read “Date to come”. What’s hidden until your event stays hidden while it has no date.',
  addressHelp: 'Where gifts are delivered. Your guests never see it.',
  /** No address, e.g. after the registrant who entered it has left. */
  noAddressHelp: 'There’s no delivery address yet. Please enter a delivery address; your guests never see it.',
  biography: 'A few words about you',
  biographyHelp: 'Guests will see it on your registry.',
  counter: (used: number, most: number): string => `${formatCount(used)}/${formatCount(most)}`,
  choice: (visibility: VisibleTo): string => choices[visibility],
  consequence: (visibility: VisibleTo): string => consequences[visibility],
  deliveryHelp:
    'Gifts wait while you’re away or moving, also what’s been bought and hasn’t shipped. Guests read when their gifts arrive, not when you’re away.',
  firstDay: 'No gifts before (optional)',
  awayFrom: 'Away from',
  awayTo: 'Away until',
  addAway: 'Add Dates Away',
  removeAway: 'Remove',
  removeAwayLabel: (place: number): string => `Remove dates away ${place}`,
  /** The current dates, in a sentence. */
  deliveryReads: ({ firstDay, away }: DeliveryDates): string =>
    [
      ...(O.isSome(firstDay) ? [`No gifts before ${formatDay(firstDay.value)}.`] : []),
      ...away.map(({ from, to }) => `Away ${formatDay(from)} to ${formatDay(to)}.`),
    ].join(' '),
  surpriseHelp:
    'Purchases stay hidden from you: what’s been bought, how many, and by whom. Guests still see what’s left to give, and so would you if you opened your registry signed out.',
  surprise: (surprise: Surprise['_tag']): string => surprises[surprise],
  surpriseDay: 'Show purchases on',
  /** The current setting, in a sentence. */
  surpriseReads: (surprise: Surprise): string =>
    surprise._tag === 'UntilDay' ? `Hide them until ${formatDay(surprise.day)}` : surprises[surprise._tag],
  giftEmailsHelp: 'Only for you: your co-registrant chooses their own.',
  giftEmails: (often: GiftEmails): string => giftEmails[often],
  link: 'Shareable link',
  linkHelp: 'Share it with your guests. It opens the registry as they see it.',
  noLink: 'While your registry is private, its link opens for no one but you.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  savedAnnouncement: (part: SettingsPart): string => `${parts[part]}: saved.`,
  /** Beside the field: another registrant has changed it. */
  newer: 'This was changed in the meantime. It now reads:',
  /** The same when the field is now empty. */
  newerEmpty: 'This was changed in the meantime. It’s now empty.',
  /** Deleting the registry. */
  deleteTitle: 'Delete registry',
  deleteHelp: 'Permanently delete your registry. This can’t be undone.',
  delete: 'Delete Registry',
  deleting: 'Deleting…',
  deleteSure: 'Delete this registry?',
  deleteWhat: [
    'Your list, greeting, photo, checklist and delivery address will be deleted. A co-registrant will lose the registry, too. Each of you will get an email about it.',
    'The link you gave your guests will stop working.',
    'Orders won’t be canceled, and gift cards won’t be refunded; money in group gifts that aren’t complete goes back to those who gave it. We keep the orders, with the names and messages of those who gave, and they keep their order confirmations.',
    'Your delivery address will be deleted, so wait until everything has arrived.',
    'You’ll no longer see who gave what, or your notes on it, so thank everyone or download a copy first.',
  ],
  deleteConfirm: (grId: string): string => `Type the registry number ${grId} to delete it`,
  keep: 'Keep Registry',
  deleted: 'Your registry has been deleted',
  deletedHelp: 'Orders already placed won’t be canceled.',
  toHome: 'Go to the Home Page',
} as const;

/** What to enter into an invalid field of the address. */
const addressLabels: Readonly<Record<AddressField, string>> = {
  recipient: 'Enter who gifts should be delivered to.',
  line1: 'Enter the street address.',
  line2: `Enter no more than ${ADDRESS_LIMITS.line} characters.`,
  city: 'Enter the city.',
  region: 'Choose the state or province.',
  postalCode: 'Enter a ZIP or postal code in that state or province.',
};

const nameInvalid = ({ field, maximum }: SettingsNameInvalid): string => {
  if (field.endsWith('LastName')) return `Last names can be up to ${maximum} characters.`;
  return `Enter ${field === 'primaryFirstName' ? 'your' : 'your co-registrant’s'} first name, up to ${maximum} characters.`;
};

/** What to do about a typed day that does not exist, or whose year has not four digits. */
export const UNREADABLE_DAY = 'Please enter a date that exists, and its year with four digits, such as 2027.';

/** Why a part of the settings was not saved. */
export const settingsNotSaved = (reason: ListRefusal | SettingsRefusal | EventDayUnreadable | Fault): string => {
  switch (reason._tag) {
    case 'RegistrantNameInvalid':
      return nameInvalid(reason);
    case 'EventDayUnreadable':
      return UNREADABLE_DAY;
    case 'EventDayPast':
      return 'That date has passed. Enter today or a later date.';
    case 'EventDayTooFar':
      return `Enter a date within the next ${MOST_YEARS_AHEAD} years.`;
    case 'DeliveryDatesInvalid':
      return reason.field === 'firstDay'
        ? 'Enter today or a later day within the next two years.'
        : 'Enter a first and a last day from today on, within the next two years and up to six months apart.';
    case 'SurpriseDayInvalid':
      return `Enter a day after today and within the next ${MOST_YEARS_AHEAD} years, and its year with four digits.`;
    case 'EventNotOffered':
      return 'Choose one of the events.';
    case 'AddressInvalid':
      return addressLabels[reason.field];
    case 'BiographyTooLong':
      return `You can use up to ${formatCount(reason.maximum)} characters; this has ${formatCount(reason.length)}.`;
    case 'SettingsVersionConflict':
      return 'This was changed in the meantime, so nothing was saved. Check what it says now, and save again to replace it.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `This wasn’t saved. ${faultSentence(reason)}`;
  }
};

/** Why the registry was not deleted. */
export const registryNotDeleted = (reason: ListRefusal | Fault): string => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Your registry wasn’t deleted. ${faultSentence(reason)}`;
  }
};
