import type { MailNotSent } from '@gift-registry/domain';
import { errorCode } from '../log/error-code.ts';

/** The commands of SMTP after which the server speaks of this email; what it says before them is about the house and its settings. */
const OF_THE_EMAIL: ReadonlyArray<string> = ['RCPT TO', 'DATA'];

/** What the mail server answered, in its codes alone: `550 5.1.1`. Its words may hold an address. */
const answeredCodes = (error: object): string | undefined =>
  'response' in error && typeof error.response === 'string'
    ? /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?!\d))?/.exec(error.response)?.[0].replace('-', ' ')
    : undefined;

/** Why an email did not leave, and whether trying again can help: not where the server refuses this recipient or this email for good (5xx). */
export const mailNotSent = (error: unknown): MailNotSent => {
  const code = errorCode(error);
  if (!(error instanceof Error)) return { _tag: 'MailNotSent', reason: code, isPermanent: false };
  const isOfEmail = 'command' in error && typeof error.command === 'string' && OF_THE_EMAIL.includes(error.command);
  const isFinal = 'permanent' in error && error.permanent === true;
  return { _tag: 'MailNotSent', reason: answeredCodes(error) ?? code, isPermanent: isOfEmail && isFinal };
};
