import type { DeviceName, EmailInvalid, NameInvalid, PasswordRefusal } from '../../account/index.ts';
import type { RelativeTime } from '../../overview/index.ts';
import type {
  AccountProfile,
  DeletionVersionConflict,
  Fault,
  LinkAlreadyUsed,
  PasswordWrong,
  SignInNeeded,
} from '../../ports/index.ts';
import { faultSentence } from './fault.ts';
import { formatDay } from './formats.ts';
import {
  newAccountMessages,
  newPasswordMessages,
  passwordOrLinkRefused,
  passwordRefused,
  signInPageMessages,
} from './sign-in.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in-link.ts';

type AccountRefusal =
  | SignInNeeded
  | PasswordWrong
  | DeletionVersionConflict
  | PasswordRefusal
  | NameInvalid
  | EmailInvalid
  | Fault;

const named = ({ firstName, lastName }: Pick<AccountProfile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The account page (ROUTE-18). */
export const accountPageMessages = {
  title: 'Your account',
  name: 'Name',
  email: 'Email',
  nameOf: named,
  change: 'Change',
  cancelChange: 'Cancel',
  changeNameLabel: 'Change name',
  changeEmailLabel: 'Change email',
  newEmail: 'New email',
  saveName: 'Save Name',
  sendLink: 'Send Link',
  language: 'Language',
  languageOfEmails: 'Language of your emails',
  changeLanguageLabel: 'Change language',
  saveLanguage: 'Save Language',
  languageSaved: 'From now on we’ll write to you in this language.',
  nameSaved: 'Your name has been changed.',
  emailAsked: (email: string): string =>
    `We’ve sent a link to ${email}. Your email changes once you confirm it there, within a day.`,
  registries: 'Your registries',
  noRegistries: 'You don’t have a registry yet.',
  /** The link on a registry's card, to its list. */
  create: 'Create a Registry',
  password: 'Change password',
  passwordHelp: `${newPasswordMessages.help} Your other devices will be signed out.`,
  present: 'Current password',
  wanted: 'New password',
  presentMissing: 'Please enter your current password.',
  wantedTooShort: newPasswordMessages.tooShort,
  submit: 'Save Password',
  submitting: 'Saving…',
  saved: 'Your password has been changed, and your other devices have been signed out.',
  signOut: 'Sign Out',
  leave: 'Delete account',
  leaveHelp: 'Your account, and everything only you manage, will be permanently deleted.',
  openLeave: 'Delete My Account…',
  /** Why a change of the account was refused. */
  refused: (reason: AccountRefusal): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return NO_LONGER_SIGNED_IN;
      case 'NameInvalid':
      case 'EmailInvalid':
        return newAccountMessages.refused(reason);
      case 'PasswordWrong':
        return passwordOrLinkRefused(reason);
      case 'DeletionVersionConflict':
        return 'Nothing was deleted, because what will happen to your registries has changed in the meantime. Please review the updated details above, then decide.';
      case 'PasswordTooShort':
      case 'PasswordTooCommon':
        return passwordRefused(reason);
      default:
        return signInPageMessages.refused(reason);
    }
  },
} as const;

/** The page behind the link that confirms a new email address (ACC-05). */
export const confirmEmailMessages = {
  title: 'Confirm your new email',
  help: 'From then on you sign in with it.',
  submit: 'Confirm Email',
  submitting: 'Confirming…',
  refused: (reason: LinkAlreadyUsed | Fault): string =>
    reason._tag === 'LinkAlreadyUsed' ? passwordOrLinkRefused(reason) : signInPageMessages.refused(reason),
  doneTitle: 'Your email has been changed',
  done: 'Sign in with your new email from now on. Devices that are signed in stay so.',
  toAccount: 'Go to Your Account',
} as const;

/** The dialog before an account is deleted. */
export const deleteAccountMessages = {
  title: 'Delete your account?',
  account:
    'Your account will be deleted right away, including your name, email address and password. This can’t be undone. What you bought for others stays with those orders.',
  goes: 'These registries will be deleted, too, and their links will stop working:',
  stays:
    'These will stay with your co-registrant, including the gifts, the notes on them and everything shown on the page. Your name and the delivery address will be removed, and your co-registrant will get an email about it:',
  gifts:
    'Orders won’t be canceled, and gift cards won’t be refunded; money in group gifts that aren’t complete goes back to those who gave it. We keep the orders, with the names and messages of those who gave, because they may need them. The delivery address will be deleted, so wait until everything has arrived. Your list of who gave what will be deleted, too, so thank everyone or download a copy first.',
  password: 'Your password, to confirm it’s you',
  passwordMissing: 'Please enter your password.',
  submit: 'Delete My Account',
  submitting: 'Deleting…',
  cancel: 'Keep My Account',
  left: 'Your account has been deleted',
  leftHelp: 'You’ve been signed out everywhere, and no one can sign in to it anymore.',
  toHome: 'Go to the Home Page',
} as const;

const deviceOf = ({ browser, system }: DeviceName): string => {
  if (browser === '') return system === '' ? 'A browser we don’t recognize' : `A browser on ${system}`;
  return system === '' ? browser : `${browser} on ${system}`;
};

const whenOf = (when: RelativeTime): string => {
  switch (when._tag) {
    case 'JustNow':
      return 'Used just now';
    case 'Today':
      return 'Last used today';
    case 'Yesterday':
      return 'Last used yesterday';
    case 'Day':
      return `Last used ${formatDay(when.day)}`;
  }
};

/** The list of browsers that are signed in to the account (AUTH-06). */
export const ownSessionsMessages = {
  title: 'Where you’re signed in',
  help: 'If you don’t recognize one of these, sign it out and change your password.',
  device: deviceOf,
  lastUsed: whenOf,
  thisDevice: 'This device',
  signOut: 'Sign Out',
  signingOut: 'Signing Out…',
  /** The button's accessible name. */
  signOutOf: (device: DeviceName, when: RelativeTime): string => `Sign Out: ${deviceOf(device)}. ${whenOf(when)}.`,
  signOutOthers: 'Sign Out Everywhere Else',
  onlyHere: 'You’re not signed in anywhere else.',
  signedOut: 'Signed out there.',
  signedOutOthers: 'You’re now signed in on this device only.',
  tryAgain: 'Try Again',
  /** Why a sign-out or the list failed. */
  refused: (reason: SignInNeeded | Fault): string =>
    reason._tag === 'SignInNeeded' ? NO_LONGER_SIGNED_IN : faultSentence(reason),
} as const;

/** The download of the account's data (AUTH-06, SET-01). */
export const dataExportMessages = {
  title: 'Your data',
  help: 'Everything we keep about you and your registries, in one file: your lists, who gave what and the messages they wrote, your notes, addresses and photos. What you bought for others isn’t tied to your account, so it’s not included.',
  download: 'Download Your Data',
  downloading: 'Preparing Your File…',
  done: 'Your file is in your downloads.',
  /** Why the download failed. */
  refused: (reason: SignInNeeded | Fault): string =>
    reason._tag === 'SignInNeeded' ? NO_LONGER_SIGNED_IN : faultSentence(reason),
} as const;
