import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  button,
  emailSigns,
  type Mail,
  type OutgoingMail,
  onOneLine,
  paragraph,
  plainEmail,
  type Site,
} from '@gift-registry/domain';
import { instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { memoryMail } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { mailMessage, siteMail } from '../mail/mail-message.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { outboxMail } from './mail-outbox/provider.ts';
import { smtpMail } from './mail-smtp/provider.ts';

/** A received email: its recipients, and its raw text. */
interface Arrived {
  readonly to: ReadonlyArray<string>;
  readonly raw: string;
}

interface Post {
  readonly mail: Mail;
  readonly arrived: () => ReadonlyArray<Arrived>;
  /** Makes sending fail. */
  readonly breakDown: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const inMemory = async (): Promise<Post> => {
  const mail = memoryMail();
  return {
    mail,
    arrived: () =>
      mail.sent().map(({ to, site, subject, text }) => ({
        to: [to],
        raw: `${site.name}\r\n${onOneLine(subject)}\r\n\r\n${text}`,
      })),
    breakDown: async () => mail.fail(true),
    close: async () => {},
  };
};

const inOutbox = async (): Promise<Post> => {
  const data = temporaryFolder();
  const folder = join(data.path, 'outbox');
  const clock = { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' };
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return {
    mail: siteMail(outboxMail({ folder, clock }), {}),
    arrived: () =>
      files().map((name) => {
        const raw = readFileSync(join(folder, name), 'utf8');
        return { to: [/^To: (.*)$/m.exec(raw)?.[1]?.trim() ?? ''], raw };
      }),
    // A file is in the place of the folder.
    breakDown: async () => {
      rmSync(folder, { recursive: true, force: true });
      const { writeFileSync } = await import('node:fs');
      writeFileSync(folder, '');
    },
    close: async () => data.remove(),
  };
};

/** Mail by a test server. */
const listening = async (server: SMTPServer): Promise<Mail> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return siteMail(
    smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'registry@house.example', patienceMilliseconds: 30_000 }),
    {},
  );
};

const bySmtp = async (): Promise<Post> => {
  const arrived: Array<Arrived> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Array<Buffer> = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const mail = await listening(server);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    mail,
    arrived: () => arrived,
    breakDown: close,
    close,
  };
};

const email: OutgoingMail = {
  to: 'rosa@example.com',
  site: sites.main,
  origin: 'https://house.example',
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  greeting: 'Hello Rosa,',
  parts: [button('Choose', 'https://house.example/account/reset-password?token=abc')],
  footer: {
    reason: 'You have an account.',
    links: [],
    unsubscribe: O.some({ label: 'Stop these emails', url: 'https://house.example/emails/stop?token=abc' }),
  },
};

/** The decoded text. */
const unpacked = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n/g, '\n');

it('[INT-01] an email comes from the sender of its site, or else from that of all', () => {
  const senders = { canada: 'registry@example.ca' };
  const senderOf = (site: Site) => mailMessage({ ...email, site }, 'registry@example.com', { senders }).from.address;
  expect([sites.main, sites.canada].map(senderOf)).toEqual(['registry@example.com', 'registry@example.ca']);
});

describe.each([
  ['memory', inMemory],
  ['the outbox folder', inOutbox],
  ['SMTP', bySmtp],
] as const)('mail over %s', (_name, open) => {
  const opened: Array<Post> = [];
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });
  const post = async (): Promise<Post> => {
    const post = await open();
    opened.push(post);
    return post;
  };

  it('[AUTH-06] an email arrives completely, once, at its recipient', async () => {
    const { mail, arrived } = await post();
    expect(await mail.send(email)()).toEqual(E.right(undefined));
    expect(arrived().map(({ to }) => to)).toEqual([['rosa@example.com']]);
    const raw = unpacked(arrived()[0]?.raw ?? '');
    for (const part of ['Hearth & Field', email.subject, plainEmail(email, emailSigns)]) expect(raw).toContain(part);
  });

  it('[AUTH-06] the contents of an email cannot add a recipient or header', async () => {
    const { mail, arrived } = await post();
    await mail.send({
      ...email,
      subject: 'Hello\r\nBcc: thief@evil.example',
      parts: [paragraph('Bcc: thief@evil.example')],
    })();
    expect(arrived().map(({ to }) => to)).toEqual([['rosa@example.com']]);
    expect(arrived()[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });

  it('[AUTH-06] a failure is reported without the address', async () => {
    const { mail, breakDown } = await post();
    await breakDown();
    const outcome = await mail.send(email)();
    expect(outcome).toMatchObject(E.left({ _tag: 'MailNotSent' }));
    expect(JSON.stringify(outcome)).not.toContain('rosa');
  });
});

describe('a mail server that refuses', () => {
  const opened: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  const refusedBy = async (refusing: ConstructorParameters<typeof SMTPServer>[0]) => {
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...refusing });
    const mail = await listening(server);
    opened.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return mail.send(email)();
  };
  const responseError = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
  const notSent = (reason: string, isPermanent: boolean) => E.left({ _tag: 'MailNotSent', reason, isPermanent });

  it.each([
    [550, '5.1.1 <rosa@example.com> nobody here', '550 5.1.1', true],
    [553, 'no such mailbox: rosa@example.com', '553', true],
    [450, '4.2.1 <rosa@example.com> try later', '450 4.2.1', false],
  ])(
    '[AUTH-06] %i for the recipient is reported by its code alone, and is permanent only from 500 on',
    async (code, message, reason, isPermanent) => {
      const outcome = await refusedBy({ onRcptTo: (_address, _session, done) => done(responseError(code, message)) });
      expect(outcome).toEqual(notSent(reason, isPermanent));
    },
  );

  it('[AUTH-06] a refused email is refused permanently', async () => {
    const outcome = await refusedBy({
      onData: (stream, _session, done) => {
        stream.on('end', () => done(responseError(554, '5.7.1 spam')));
        stream.resume();
      },
    });
    expect(outcome).toEqual(notSent('554 5.7.1', true));
  });

  it('[AUTH-06] a refusal of the sender or password is not permanent', async () => {
    const sender = await refusedBy({
      onMailFrom: (_address, _session, done) => done(responseError(550, '5.7.1 who are you')),
    });
    expect(sender).toEqual(notSent('550 5.7.1', false));
    const mail = siteMail(smtpMail({ url: 'smtp://127.0.0.1:1', from: 'registry@house.example' }), {});
    expect(await mail.send(email)()).toMatchObject(E.left({ _tag: 'MailNotSent', isPermanent: false }));
  });
});

it('[OWN-01] an email that can be stopped says so to mail programs, and another does not', async () => {
  const { mail, arrived, close } = await bySmtp();
  await mail.send(email)();
  await mail.send({ ...email, footer: { ...email.footer, unsubscribe: O.none } })();
  await close();
  const [stoppable, other] = arrived().map(({ raw }) => unpacked(raw));
  expect(stoppable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(stoppable).toMatch(/^List-Unsubscribe:\s+<https:\/\/house\.example\/emails\/stop\?token=abc>/m);
  expect(other).not.toContain('List-Unsubscribe');
});
