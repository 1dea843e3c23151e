import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Mail } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import { createTransport } from 'nodemailer';
import { type MailOfSites, mailMessage, mailNotSent } from './mail-message.ts';

/** The outbox folder, and the clock that names its files. */
export interface OutboxOptions extends MailOfSites {
  readonly folder: string;
  readonly clock: Clock;
}

/** The folder of emails within the data folder. */
export const OUTBOX = 'outbox';

/** A placeholder address: emails in the outbox are not sent. */
const FROM = 'registry@localhost';

/** Writes emails into a folder as `.eml` files, which any mail program opens; sorted by name, the oldest comes first. */
export const outboxMail = ({ folder, clock, ...ofSites }: OutboxOptions): Mail => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: (mail) =>
      TE.tryCatch(async () => {
        const { message } = await transport.sendMail(mailMessage(mail, FROM, ofSites));
        const name = `${clock.now().replace(/[:.]/g, '-')}-${randomUUID()}`;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const unfinished = join(folder, `${name}.part`);
        await writeFile(unfinished, message, { mode: 0o600 });
        await rename(unfinished, join(folder, `${name}.eml`));
      }, mailNotSent),
  };
};
