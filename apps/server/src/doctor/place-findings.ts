import { randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { type Mail, type PictureStorage, paragraph, type Site } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import { clockFinding } from './database-findings.ts';
import { type Finding, notWell, ok } from './finding.ts';

const GIGABYTE = 1_000_000_000;
/** In bytes: with less free space something will not be written soon. */
const LITTLE_SPACE = { look: GIGABYTE, wrong: GIGABYTE / 10 };
const DAY = 86_400_000;
/** A certificate that renews itself does so earlier. */
const CERTIFICATE_DAYS = 14;
const PATIENCE = 10_000;

/** The free space of the folder’s disk. */
export const diskFinding = (folder: string): Finding => {
  if (!existsSync(folder)) return ok('disk', `${folder} is not used yet`);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const says = `${(free / GIGABYTE).toFixed(1)} GB are free for ${folder}`;
  if (free > LITTLE_SPACE.look) return ok('disk', says);
  return notWell('disk', free > LITTLE_SPACE.wrong ? 'look' : 'wrong', says, 'Make room, or move the folder.');
};

/** Stores a small file where generated pictures are, and reads it again. */
export const picturesFinding = async (storage: PictureStorage): Promise<Finding> => {
  const name = 'doctor.txt';
  const bytes = Buffer.from('gift registry');
  const stored = await storage.store(name, bytes)();
  const found = await storage.find(name)();
  return E.isRight(stored) && E.isRight(found) && O.exists((read: Uint8Array) => bytes.equals(read))(found.right)
    ? ok('pictures', 'are stored and found again')
    : notWell(
        'pictures',
        'look',
        'cannot be stored, so that each is made on every request',
        'Let the account of the service write to PICTURES_DIR, or look at what PICTURES_MODULE needs.',
      );
};

/** Sends an email to that address; the word in it shows which one came. */
export const mailFinding = async (mail: Mail, site: Site, origin: string, to: string): Promise<Finding> => {
  const word = randomBytes(3).toString('hex');
  const sent = await mail.send({
    to,
    site,
    origin,
    subject: `A test of the mail of ${site.name}: ${word}`,
    heading: 'Emails arrive',
    greeting: '',
    parts: [paragraph(`This is the test ${word}.`)],
    footer: { reason: 'Somebody who runs the shop asked for it.', links: [], unsubscribe: O.none },
  })();
  return E.isRight(sent)
    ? ok('mail', `was taken for ${to}; look there for ${word}. Not there, nor in spam: check SPF, DKIM and DMARC`)
    : notWell(
        'mail',
        'wrong',
        `was not taken (${sent.left.reason})`,
        sent.left.isPermanent
          ? 'The mail server refuses this recipient or sender: check the address, MAIL_FROM and its rights.'
          : 'Check SMTP_URL, the password in it, and whether the server can be reached from here.',
      );
};

/** The certificate of the host, whether or not it is good. */
const certificateOf = (
  host: string,
  port: number,
): Promise<{ readonly certificate: PeerCertificate; readonly reason: string }> =>
  new Promise((resolve, reject) => {
    const names = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port, ...names, rejectUnauthorized: false, timeout: PATIENCE }, () => {
      const certificate = socket.getPeerCertificate();
      const reason = socket.authorized ? '' : String(socket.authorizationError);
      socket.destroy();
      resolve({ certificate, reason });
    });
    socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('error', reject);
  });

const tlsFinding = async (host: string, port: number, now: number): Promise<Finding> => {
  try {
    const { certificate, reason } = await certificateOf(host, port);
    if (reason !== '')
      return notWell(
        host,
        'wrong',
        `browsers refuse its certificate (${reason})`,
        'Get one for this name, with its chain.',
      );
    const days = Math.floor((Date.parse(certificate.valid_to) - now) / DAY);
    const says = `its certificate is good for ${days} days`;
    return days > CERTIFICATE_DAYS
      ? ok(host, says)
      : notWell(host, 'look', says, 'Renew it; see why that does not happen by itself.');
  } catch (error) {
    return notWell(
      host,
      'wrong',
      `cannot be reached (${errorCode(error)})`,
      `Let its name lead to the proxy, and open port ${port} there.`,
    );
  }
};

/** What a visitor gets at the start page of the host: it has to say its own address. */
const pageFindings = async (origin: string, now: () => number): Promise<ReadonlyArray<Finding>> => {
  const { host } = new URL(origin);
  try {
    const answer = await fetch(`${origin}/`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? [];
    const clock = clockFinding(host, Date.parse(answer.headers.get('date') ?? ''), now());
    if (!answer.ok)
      return [notWell(host, 'wrong', `answers ${answer.status}`, 'See what the proxy and the service log about it.')];
    if (!address.startsWith(`${origin}/`))
      return [
        notWell(
          host,
          'wrong',
          `takes itself for ${address === '' ? 'another page' : address}, so that it refuses what is written`,
          'Name the proxy in TRUST_PROXY, and let it pass on Host and X-Forwarded-Proto (docs/operations.md, Behind nginx).',
        ),
      ];
    return [ok(host, 'shows its start page'), ...(clock.state === 'ok' ? [] : [clock])];
  } catch (error) {
    return [
      notWell(
        host,
        'wrong',
        `does not answer (${errorCode(error instanceof Error ? (error.cause ?? error) : error)})`,
        'See whether the service and its proxy run.',
      ),
    ];
  }
};

/** How visitors reach that origin: its certificate, where it has one, and its start page. */
export const originFindings = async (origin: string, now: () => number): Promise<ReadonlyArray<Finding>> => {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return pageFindings(origin, now);
  const tls = await tlsFinding(hostname, port === '' ? 443 : Number(port), now());
  return tls.state === 'wrong' ? [tls] : [tls, ...(await pageFindings(origin, now))];
};
