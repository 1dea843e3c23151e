import type { PasswordRefusal } from '../account/index.ts';
import type { AccountProfile, Fault, LeavingMoved, PasswordWrong, SignInNeeded } from '../ports/index.ts';
import { newPasswordWords, notOpened, passwordRefused } from './password.en.ts';
import { signInPageWords } from './sign-in-page.en.ts';

type AccountRefusal = SignInNeeded | PasswordWrong | LeavingMoved | PasswordRefusal | Fault;

const named = ({ firstName, lastName }: Pick<AccountProfile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What stands on the page of one's account (ROUTE-18). */
export const accountPageWords = {
  title: 'Your Account',
  name: 'Name',
  email: 'Email',
  nameOf: named,
  registries: 'Your registries',
  noRegistries: 'You have no registry yet.',
  /** On the card of a registry, which leads to its list. */
  manage: 'Manage Registry',
  create: 'Create a Registry',
  password: 'Change password',
  passwordHelp: `${newPasswordWords.help} Your other devices will be signed out.`,
  present: 'Current password',
  wanted: 'New password',
  presentMissing: 'Please enter your current password.',
  wantedTooShort: newPasswordWords.tooShort,
  save: 'Save Password',
  saving: 'Saving…',
  saved: 'Your password is changed, and your other devices are signed out.',
  signOut: 'Sign Out',
  leave: 'Delete account',
  leaveHelp: 'Your account and what only you keep go for good.',
  openLeave: 'Delete My Account…',
  /** Why something of the account was not changed. */
  refused: (reason: AccountRefusal): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'You are no longer signed in. Please sign in and try again.';
      case 'PasswordWrong':
        return notOpened(reason);
      case 'LeavingMoved':
        return 'Nothing was deleted: what becomes of your registries has changed meanwhile. Above you see how it stands now. Look at it again, then decide.';
      case 'PasswordTooShort':
      case 'PasswordTooCommon':
        return passwordRefused(reason);
      default:
        return signInPageWords.refused(reason);
    }
  },
} as const;

/** What is said before an account is deleted. */
export const leavingWords = {
  title: 'Delete your account?',
  account:
    'Your account is deleted at once, with its name, email address and password. This cannot be undone. What you bought for others stays with those orders.',
  goes: 'These registries are deleted, too, and their links open nothing any more:',
  stays:
    'These stay with your co-registrant, with their gifts, the notes on those, and what is told and shown on the page. Your name and the delivery address are taken off, and your co-registrant gets an email about it:',
  gifts:
    'Orders are not cancelled, and money for group gifts and gift cards is not paid back. The orders stay with us, with the names and messages of those who gave: they may need them. The delivery address goes, so wait until everything has arrived. Your list of who gave what goes, too: thank everybody first, or take it along.',
  password: 'Your password, to make sure that it is you',
  passwordMissing: 'Please enter your password.',
  submit: 'Delete My Account',
  submitting: 'Deleting…',
  cancel: 'Keep My Account',
  left: 'Your account is deleted',
  leftHelp: 'You are signed out everywhere, and nobody can sign in with it any more.',
  toHome: 'Go to the Home Page',
} as const;
