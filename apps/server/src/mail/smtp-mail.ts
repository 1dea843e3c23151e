import type { Mail } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import { createTransport } from 'nodemailer';
import { mailMessage, mailNotSent } from './mail-message.ts';

/** Where emails are handed in, and whose they are. */
export interface SmtpOptions {
  /** `smtp://…` or `smtps://…`, with name and password where they are needed. */
  readonly url: string;
  /** The address that emails come from. */
  readonly from: string;
  /** How long the other side may be silent. */
  readonly patienceMilliseconds?: number;
}

/** Emails go to the mail server of the house. */
export const smtpMail = ({ url, from, patienceMilliseconds = 15_000 }: SmtpOptions): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  return {
    send: (mail) =>
      TE.tryCatch(async () => {
        await transport.sendMail(mailMessage(mail, from));
      }, mailNotSent),
  };
};
