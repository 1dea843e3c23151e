import type { PasswordRefusal } from '../../account/index.ts';
import type { AccountProfile, DeletionVersionConflict, Fault, PasswordWrong, SignInNeeded } from '../../ports/index.ts';
import { newPasswordMessages, notOpened, passwordRefused } from './password.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in.ts';
import { signInPageMessages } from './sign-in-page.ts';

type AccountRefusal = SignInNeeded | PasswordWrong | DeletionVersionConflict | PasswordRefusal | Fault;

const named = ({ firstName, lastName }: Pick<AccountProfile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What stands on the page of one's account (ROUTE-18). */
export const accountPageMessages = {
  title: 'Your Account',
  name: 'Name',
  email: 'Email',
  nameOf: named,
  registries: 'Your registries',
  noRegistries: 'You don’t have a registry yet.',
  /** On the card of a registry, which leads to its list. */
  manage: 'Manage Registry',
  create: 'Create a Registry',
  password: 'Change password',
  passwordHelp: `${newPasswordMessages.help} Your other devices will be signed out.`,
  present: 'Current password',
  wanted: 'New password',
  presentMissing: 'Please enter your current password.',
  wantedTooShort: newPasswordMessages.tooShort,
  save: 'Save Password',
  saving: 'Saving…',
  saved: 'Your password has been changed, and your other devices have been signed out.',
  signOut: 'Sign Out',
  leave: 'Delete account',
  leaveHelp: 'Your account, and everything only you manage, will be permanently deleted.',
  openLeave: 'Delete My Account…',
  /** Why something of the account was not changed. */
  refused: (reason: AccountRefusal): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return NO_LONGER_SIGNED_IN;
      case 'PasswordWrong':
        return notOpened(reason);
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

/** What is said before an account is deleted. */
export const deleteAccountMessages = {
  title: 'Delete your account?',
  account:
    'Your account will be deleted right away, including your name, email address and password. This can’t be undone. What you bought for others stays with those orders.',
  goes: 'These registries will be deleted, too, and their links will stop working:',
  stays:
    'These will stay with your co-registrant, including the gifts, the notes on them and everything shown on the page. Your name and the delivery address will be removed, and your co-registrant will get an email about it:',
  gifts:
    'Orders won’t be canceled, and money for group gifts and gift cards won’t be refunded. We keep the orders, with the names and messages of those who gave, because they may need them. The delivery address will be deleted, so wait until everything has arrived. Your list of who gave what will be deleted, too, so thank everyone or download a copy first.',
  password: 'Your password, to confirm it’s you',
  passwordMissing: 'Please enter your password.',
  submit: 'Delete My Account',
  submitting: 'Deleting…',
  cancel: 'Keep My Account',
  left: 'Your account has been deleted',
  leftHelp: 'You’ve been signed out everywhere, and no one can sign in to it anymore.',
  toHome: 'Go to the Home Page',
} as const;
