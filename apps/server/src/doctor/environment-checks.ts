import { randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect, type PeerCertificate } from 'node:tls';
import { type Mail, type PictureStorage, paragraph, type Site } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import { clockCheck } from './database-checks.ts';
import { type Finding, ok, problem } from './finding.ts';

const GIGABYTE = 1_000_000_000;
/** In bytes: with less free space something will not be written soon. */
const LEAST_FREE_SPACE = { warning: GIGABYTE, error: GIGABYTE / 10 };
const DAY = 86_400_000;
/** A certificate that renews itself does so earlier. */
const CERTIFICATE_DAYS = 14;
const TIMEOUT_MS = 10_000;

/** The free space of the folder’s disk. */
export const diskCheck = (folder: string): Finding => {
  if (!existsSync(folder)) return ok('disk', `${folder} is not used yet`);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const message = `${(free / GIGABYTE).toFixed(1)} GB are free for ${folder}`;
  if (free > LEAST_FREE_SPACE.warning) return ok('disk', message);
  return problem(
    'disk',
    free > LEAST_FREE_SPACE.error ? 'warning' : 'error',
    message,
    'Make room, or move the folder.',
  );
};

/** Stores a small file where generated pictures are, and reads it again. */
export const picturesCheck = async (storage: PictureStorage): Promise<Finding> => {
  const name = 'doctor.txt';
  const bytes = Buffer.from('gift registry');
  const stored = await storage.store(name, bytes)();
  const found = await storage.find(name)();
  return E.isRight(stored) && E.isRight(found) && O.exists((read: Uint8Array) => bytes.equals(read))(found.right)
    ? ok('pictures', 'are stored and found again')
    : problem(
        'pictures',
        'warning',
        'cannot be stored, so that each is made on every request',
        'Let the account of the service write to PICTURES_DIR, or look at what PICTURES_MODULE needs.',
      );
};

/** Sends an email to that address; the word in it shows which one came. */
export const mailCheck = async (mail: Mail, site: Site, origin: string, to: string): Promise<Finding> => {
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
    : problem(
        'mail',
        'error',
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
    const socket = connect({ host, port, ...names, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      const certificate = socket.getPeerCertificate();
      const reason = socket.authorized ? '' : String(socket.authorizationError);
      socket.destroy();
      resolve({ certificate, reason });
    });
    socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('error', reject);
  });

const tlsCheck = async (host: string, port: number, now: number): Promise<Finding> => {
  try {
    const { certificate, reason } = await certificateOf(host, port);
    if (reason !== '')
      return problem(
        host,
        'error',
        `browsers refuse its certificate (${reason})`,
        'Get one for this name, with its chain.',
      );
    const days = Math.floor((Date.parse(certificate.valid_to) - now) / DAY);
    const message = `its certificate is good for ${days} days`;
    return days > CERTIFICATE_DAYS
      ? ok(host, message)
      : problem(host, 'warning', message, 'Renew it; see why that does not happen by itself.');
  } catch (error) {
    return problem(
      host,
      'error',
      `cannot be reached (${errorCode(error)})`,
      `Let its name lead to the proxy, and open port ${port} there.`,
    );
  }
};

/** Whether that is the address of a site at the scheme and port of the origin; a site with several hosts says the first one. */
const isAddressAt = (origin: string, address: string, siteHosts: ReadonlyArray<string>): boolean => {
  if (!URL.canParse(address)) return false;
  const [asked, said] = [new URL(origin), new URL(address)];
  return (
    asked.protocol === said.protocol &&
    asked.port === said.port &&
    [asked.hostname, ...siteHosts].includes(said.hostname)
  );
};

/** The answer for the start page of that host, from where `at` leads. */
const startPage = (host: string, at: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = at.protocol === 'https:' ? requestSafely : requestPlainly;
    const options = { headers: { host }, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false };
    request(at, options, resolve).once('error', reject).end();
  });

/** What a visitor gets at the start page of the host: it has to say its own address. */
const pageChecks = async (
  origin: string,
  siteHosts: ReadonlyArray<string>,
  now: () => number,
  at: string,
): Promise<ReadonlyArray<Finding>> => {
  const { host } = new URL(origin);
  try {
    const answer = await startPage(host, new URL(at));
    const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await text(answer)) ?? [];
    const clock = clockCheck(host, Date.parse(answer.headers.date ?? ''), now());
    if (answer.statusCode !== 200)
      return [
        problem(host, 'error', `answers ${answer.statusCode}`, 'See what the proxy and the service log about it.'),
      ];
    if (!isAddressAt(origin, address, siteHosts))
      return [
        problem(
          host,
          'error',
          `takes itself for ${address === '' ? 'another page' : address}, so that it refuses what is written`,
          'Name the proxy in TRUST_PROXY, and let it pass on Host and X-Forwarded-Proto (docs/operations.md, Behind nginx).',
        ),
      ];
    return [ok(host, 'shows its start page'), ...(clock.state === 'ok' ? [] : [clock])];
  } catch (error) {
    return [
      problem(host, 'error', `does not answer (${errorCode(error)})`, 'See whether the service and its proxy run.'),
    ];
  }
};

/** How visitors reach that origin: its certificate, where it has one, and its start page. `at` leads to the service where the name of the host does not. */
export const originChecks = async (
  origin: string,
  siteHosts: ReadonlyArray<string>,
  now: () => number,
  at = origin,
): Promise<ReadonlyArray<Finding>> => {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return pageChecks(origin, siteHosts, now, at);
  const tls = await tlsCheck(hostname, port === '' ? 443 : Number(port), now());
  return tls.state === 'error' ? [tls] : [tls, ...(await pageChecks(origin, siteHosts, now, at))];
};
