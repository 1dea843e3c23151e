import type { MailNotSent, OutgoingMail } from '@gift-registry/domain';
import { errorCode } from '../log/error-code.ts';

/** An email as the mail library takes it, from the house's address in the name of the site. The one recipient is handed over apart from any text, so that nothing in it can name another. */
export const mailMessage = ({ to, from, subject, text, html }: OutgoingMail, address: string) => ({
  from: { name: from, address },
  to: { name: '', address: to },
  subject,
  text,
  html,
  // Answers of machines to machines are not wanted.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

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
