import {
  fittedEmail,
  type Mail,
  type MailNotSent,
  messagesOf,
  type OutgoingMail,
  onOneLine,
  plainEmail,
  type SiteId,
} from '@gift-registry/domain';
import type { EmailMessage, MailTransport } from '@gift-registry/domain/providers';
import { option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import { plainLooks, type SiteLooks } from '../site-look/site-look.ts';
import { emailHtml } from './email-html.ts';

/** The headers that let a mail program offer one-click unsubscribing (RFC 8058). */
const unsubscribeHeaders = ({ footer: { unsubscribe } }: OutgoingMail) =>
  O.isSome(unsubscribe)
    ? { 'List-Unsubscribe': `<${unsubscribe.value.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** In bytes; Gmail cuts off what is longer than 102 KB (MAIL-05). */
const HTML_LIMIT = 90_000;

/** What emails have of their site. */
export interface MailOfSites {
  /** The sender addresses of sites that have their own. */
  readonly senders?: Partial<Readonly<Record<SiteId, string>>>;
  readonly looks?: SiteLooks;
}

/**
 * An email in the look of its site, from the site's own sender or else from that address, with the site's name.
 */
export const mailMessage = (
  whole: OutgoingMail,
  address: string,
  { senders = {}, looks = plainLooks }: MailOfSites = {},
): EmailMessage => {
  const html = (mail: OutgoingMail): string => emailHtml(mail, looks.of(mail.site).email);
  const size = (mail: OutgoingMail): number => Buffer.byteLength(html(mail));
  const { emailSigns, moreGifts } = messagesOf(whole.site.language);
  const mail = fittedEmail(whole, { limit: HTML_LIMIT, size, more: moreGifts });
  return {
    from: { name: mail.site.name, address: senders[mail.site.id] ?? address },
    to: mail.to,
    subject: onOneLine(mail.subject),
    text: plainEmail(mail, emailSigns),
    html: html(mail),
    // Suppresses automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
};

/** Emails in the look of their site, by that way to send them. */
export const siteMail = (transport: MailTransport, ofSites: MailOfSites): Mail => ({
  send: (mail) => transport.send(mailMessage(mail, transport.from, ofSites)),
});

/** The email for the mail library. The recipient is passed separately from any text, so that no text can name a different one. */
export const libraryMessage = (message: EmailMessage) => ({
  ...message,
  to: { name: '', address: message.to },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The SMTP commands whose refusal concerns this email; a refusal of earlier ones concerns our settings. */
const EMAIL_COMMANDS: ReadonlyArray<string> = ['RCPT TO', 'DATA'];

/** The codes of the server's answer: `550 5.1.1`. Its text may contain an address. */
const answeredCodes = (error: object): string | undefined =>
  'response' in error && typeof error.response === 'string'
    ? /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?!\d))?/.exec(error.response)?.[0].replace('-', ' ')
    : undefined;

/** Why an email was not sent, and whether that is permanent, which it is when the server refuses this recipient or this email (5xx). */
export const mailNotSent = (error: unknown): MailNotSent => {
  const code = errorCode(error);
  if (!(error instanceof Error)) return { _tag: 'MailNotSent', reason: code, isPermanent: false };
  const isOfEmail = 'command' in error && typeof error.command === 'string' && EMAIL_COMMANDS.includes(error.command);
  const isFinal = 'permanent' in error && error.permanent === true;
  return { _tag: 'MailNotSent', reason: answeredCodes(error) ?? code, isPermanent: isOfEmail && isFinal };
};
