import { isMailAddress } from '@gift-registry/domain';
import { defineProvider, type MailTransport } from '@gift-registry/domain/providers';
import { taskEither as TE } from 'fp-ts';
import { createTransport } from 'nodemailer';
import { libraryMessage, mailNotSent } from '../../mail/mail-message.ts';

/** The mail server and the sender. */
export interface SmtpOptions {
  /** `smtp://…` or `smtps://…`, with name and password if needed. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** How long the server may stay silent. */
  readonly patienceMilliseconds?: number;
}

/** Sends emails by a mail server. */
export const smtpMail = ({ url, from, patienceMilliseconds = 15_000 }: SmtpOptions): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  return {
    from,
    send: (message) =>
      TE.tryCatch(async () => {
        await transport.sendMail(libraryMessage(message));
      }, mailNotSent),
  };
};

export default defineProvider({
  kind: 'mail',
  settings: {
    SMTP_URL: {
      description: 'the address of a mail server, smtp://… or smtps://…',
      accepts: (text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text),
    },
    MAIL_FROM: { description: 'a mail address, from which emails come', accepts: isMailAddress },
  },
  create: ({ SMTP_URL, MAIL_FROM }) => smtpMail({ url: SMTP_URL, from: MAIL_FROM }),
});
