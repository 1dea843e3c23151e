import type { SettingsPart, VisibleTo } from '../../settings/index.ts';
import { formatCount } from './count.ts';

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
  link: 'It gets its own link. It can’t be found by name or number, and links you shared before stop working. Guests who already have your gifts in their cart can still buy them.',
  private: 'Only you can see it. Links you’ve shared stop working, and gifts in guests’ carts can no longer be bought.',
};

/** What stands on the page on which the owners say what their registry says of itself (ROUTE-05, SET-01, SET-02). */
export const settingsMessages = {
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
  namesHelp: 'Guests see your first names, in this order. Your last names help them find your registry.',
  optional: 'Optional',
  event: 'What you’re celebrating',
  day: 'Event date',
  addressHelp: 'Where gifts are delivered. Your guests never see it.',
  /** While there is none, as after the registrant who gave it has left. */
  noAddressHelp: 'There’s no delivery address yet. Please enter a delivery address; your guests never see it.',
  biography: 'A few words about you',
  biographyHelp: 'Guests will see it on your registry.',
  counter: (used: number, most: number): string => `${formatCount(used)}/${formatCount(most)}`,
  choice: (visibility: VisibleTo): string => choices[visibility],
  consequence: (visibility: VisibleTo): string => consequences[visibility],
  link: 'Shareable link',
  linkHelp: 'Share it with your guests. It opens the registry as they see it.',
  noLink: 'While your registry is private, its link opens for no one but you.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  savedAnnouncement: (part: SettingsPart): string => `${parts[part]}: saved.`,
  /** Beside what was typed, when another registrant has changed the same. */
  newer: 'This was changed in the meantime. It now reads:',
  /** The same, when nothing is there any more. */
  newerEmpty: 'This was changed in the meantime. It’s now empty.',
  /** Taking the registry away. */
  deleteTitle: 'Delete registry',
  deleteHelp: 'Permanently delete your registry. This can’t be undone.',
  delete: 'Delete Registry',
  deleting: 'Deleting…',
  deleteSure: 'Delete this registry?',
  deleteWhat: [
    'Your list, greeting, photo, checklist and delivery address will be deleted. A co-registrant will lose the registry, too. Each of you will get an email about it.',
    'The link you gave your guests will stop working.',
    'Orders won’t be canceled, and money for group gifts and gift cards won’t be refunded. We keep the orders, with the names and messages of those who gave, and they keep their order confirmations.',
    'Your delivery address will be deleted, so wait until everything has arrived.',
    'You’ll no longer see who gave what, or your notes on it, so thank everyone or download a copy first.',
  ],
  deleteConfirm: (grId: string): string => `Type the registry number ${grId} to delete it`,
  keep: 'Keep Registry',
  deleted: 'Your registry has been deleted',
  deletedHelp: 'Orders already placed won’t be canceled.',
  toHome: 'Go to the Home Page',
} as const;
