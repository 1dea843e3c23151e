import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@gift-registry/domain';
import { defineProvider, type MailTransport } from '@gift-registry/domain/providers';
import { taskEither as TE } from 'fp-ts';
import { createTransport } from 'nodemailer';
import { libraryMessage, mailNotSent } from '../../mail/mail-message.ts';

/** The outbox folder, and the clock that names its files. */
export interface OutboxOptions {
  readonly folder: string;
  readonly clock: Clock;
}

/** The folder of emails within the data folder. */
export const OUTBOX = 'outbox';

/** A placeholder address: emails in the outbox are not sent. */
const FROM = 'registry@localhost';

/** Writes emails into a folder as `.eml` files, which any mail program opens; sorted by name, the oldest comes first. */
export const outboxMail = ({ folder, clock }: OutboxOptions): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    from: FROM,
    send: (outgoing) =>
      TE.tryCatch(async () => {
        const { message } = await transport.sendMail(libraryMessage(outgoing));
        const name = `${clock.now().replace(/[:.]/g, '-')}-${randomUUID()}`;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const unfinished = join(folder, `${name}.part`);
        await writeFile(unfinished, message, { mode: 0o600 });
        await rename(unfinished, join(folder, `${name}.eml`));
      }, mailNotSent),
  };
};

export default defineProvider({
  kind: 'mail',
  settings: {},
  create: (_values, { log, clock, dataFolder, isProduction }) => {
    if (isProduction) log.write({ level: 'warning', tag: 'email.stand-in', data: {} })();
    return outboxMail({ folder: join(dataFolder, OUTBOX), clock });
  },
});
