import { option as O } from 'fp-ts';
import type { OwnerView, RegistryHeader } from '../registry/index.ts';
import type { SettingsPart, VisibleTo } from '../settings/index.ts';
import { formatCount } from './count.en.ts';

/** How to read: who can see a registry that is kept as on the left. */
const visibilities: Readonly<Record<OwnerView['visibility'], string>> = {
  findable: 'Everyone can find it by name or number.',
  link: 'Only people who have its link can see it.',
  private: 'Only you and your co-registrant can see it.',
};

/** How to read: what the choice on the left is called. */
const choices: Readonly<Record<VisibleTo, string>> = {
  findable: 'Anyone can find it',
  link: 'By link only',
  private: 'Private',
};

/** How to read: what the part on the left is called. */
const parts: Readonly<Record<SettingsPart, string>> = {
  names: 'Registrants',
  event: 'Event',
  address: 'Delivery address',
  visibility: 'Who can see it',
  biography: 'About you',
};

/** How to read: what follows from choosing what is on the left, once it is kept. */
const consequences: Readonly<Record<VisibleTo, string>> = {
  findable: 'Your registry can be found by name and number, and its link opens it.',
  link: 'It gets a link of its own. It is not found by name or number, and links that you gave before stop working.',
  private: 'Links that you gave before stop working, and guests who have it open are told that it is closed.',
};

/** What stands on the page on which the owners say what their registry says of itself (ROUTE-05, SET-01, SET-02). */
export const settingsWords = {
  title: 'Settings',
  back: 'Back to your registry',
  number: (grId: string): string => `Registry # ${grId}`,
  loading: 'Loading your settings',
  part: (part: SettingsPart): string => parts[part],
  /** Both registrants read the same, so that none of them is called “you”. */
  firstName: 'First registrant’s first name',
  lastName: 'First registrant’s last name',
  secondFirstName: 'Second registrant’s first name',
  secondLastName: 'Second registrant’s last name',
  namesHelp: 'Guests read your first names, in this order. By your last names they find your registry.',
  optional: 'Optional',
  event: 'What you celebrate',
  day: 'Event date',
  addressHelp: 'Where gifts are delivered. Your guests never see it.',
  /** While there is none, as after the registrant who gave it has left. */
  noAddressHelp:
    'There is no delivery address yet. Please enter where gifts shall be delivered; your guests never see it.',
  recipient: 'Deliver to',
  line1: 'Street address',
  line2: 'Apartment, suite or floor',
  city: 'City',
  region: (market: 'US' | 'CA'): string => (market === 'US' ? 'State' : 'Province'),
  chooseRegion: 'Choose',
  postalCode: (market: 'US' | 'CA'): string => (market === 'US' ? 'ZIP code' : 'Postal code'),
  biography: 'A few words about you',
  biographyHelp: 'Guests read it on your registry.',
  counter: (used: number, most: number): string => `${formatCount(used)}/${formatCount(most)}`,
  choice: (visibility: VisibleTo): string => choices[visibility],
  consequence: (visibility: VisibleTo): string => consequences[visibility],
  link: 'Shareable link',
  linkHelp: 'Give it to your guests: it opens the registry as they see it.',
  noLink: 'While your registry is private its link opens for nobody but you.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  savedAloud: (part: SettingsPart): string => `${parts[part]}: saved.`,
  /** Beside what was typed, when another registrant has changed the same. */
  newer: 'This was changed meanwhile. It now reads:',
  /** The same, when nothing is there any more. */
  newerEmpty: 'This was changed meanwhile. It is now empty.',
  /** Taking the registry away. */
  deleteTitle: 'Delete registry',
  deleteHelp: 'Take your registry away for good. This cannot be undone.',
  delete: 'Delete Registry',
  deleting: 'Deleting…',
  deleteSure: 'Delete this registry?',
  deleteWhat: [
    'Your list, greeting, photo, checklist and delivery address are deleted. A co-registrant loses it, too. Each of you gets an email about it.',
    'The link that you gave to guests will lead nowhere.',
    'Orders are not cancelled, and money for group gifts and gift cards is not paid back. The orders stay with us, with the names and messages of those who gave, and they keep their order confirmations.',
    'Your delivery address goes, so wait until everything has arrived.',
    'You will no longer see who gave what, or your notes on it: thank everybody first, or take it along.',
  ],
  deleteConfirm: (grId: string): string => `Type the registry number ${grId} to delete it`,
  keep: 'Keep Registry',
  deleted: 'Your registry is deleted',
  deletedHelp: 'What was already ordered is not cancelled.',
  /** Beside why nothing was saved, for who is no longer signed in. */
  signIn: 'Sign In',
  toHome: 'Go to the Home Page',
  namesOf: ({
    primaryFirstName,
    secondaryFirstName,
  }: Pick<RegistryHeader, 'primaryFirstName' | 'secondaryFirstName'>) =>
    O.isSome(secondaryFirstName) ? `${primaryFirstName} & ${secondaryFirstName.value}` : primaryFirstName,
  visibility: (visibility: OwnerView['visibility']): string => visibilities[visibility],
} as const;
