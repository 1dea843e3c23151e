/*
 * [PAUSE-01] While a registry is paused, no email about it celebrates or reminds. What people need goes out as always: receipts, money that comes back, and what secures an account.
 *
 * @example isStoppedInQuiet('GiftDigest') // => true
 * @example isStoppedInQuiet('OrderReceipt') // => false
 */
import type { EmailSubject } from './email.ts';

const stopped: Readonly<Record<EmailSubject['_tag'], boolean>> = {
  FundsClosed: false,
  FundShort: false,
  GiftReceived: true,
  GiftDigest: true,
  GiftsShown: true,
  ConfirmAccount: false,
  ResetPassword: false,
  ConfirmEmail: false,
  EmailChangeAsked: false,
  EmailChanged: false,
  PasswordChanged: false,
  AccountDeleted: false,
  RegistryDeleted: false,
  OwnRegistryDeleted: false,
  CoRegistrantLeft: false,
  CoRegistrantJoined: false,
  GiftChanged: false,
  GiftsOfferedBack: false,
  Invitation: false,
  OrderReceipt: false,
  OrderTakenBack: false,
  GiftsRejected: false,
  OrderEmailChanged: false,
};

/** Whether such an email is not sent while its registry is paused. */
export const isStoppedInQuiet = (subject: EmailSubject['_tag']): boolean => stopped[subject];
