import type { Mail } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import { createTransport } from 'nodemailer';
import { type MailOfSites, mailMessage, mailNotSent } from './mail-message.ts';

/** The mail server and the sender. */
export interface SmtpOptions extends MailOfSites {
  /** `smtp://…` or `smtps://…`, with name and password if needed. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** How long the server may stay silent. */
  readonly patienceMilliseconds?: number;
}

/** Sends emails by a mail server. */
export const smtpMail = ({ url, from, patienceMilliseconds = 15_000, ...ofSites }: SmtpOptions): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  return {
    send: (mail) =>
      TE.tryCatch(async () => {
        await transport.sendMail(mailMessage(mail, from, ofSites));
      }, mailNotSent),
  };
};
