/*
 * [INT-06] From which hosts pictures of products are fetched, and which addresses of pictures are accepted. Nothing is fetched from a host that the retailer has not named.
 *
 * @example readPictureAddress(hostsOf('cdn.example.com'))('https://CDN.example.com/a b.jpg#x') // => right('https://cdn.example.com/a%20b.jpg')
 */
import { isIP } from 'node:net';
import type { PictureLeftOut } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** Where pictures may be fetched from. */
export interface PictureHost {
  readonly protocol: 'https:' | 'http:';
  readonly hostname: string;
  /** Empty for the usual port of the scheme. */
  readonly port: string;
  /** Whether the hosts below it are meant, and not it itself. */
  readonly isWildcard: boolean;
}

/** Longer ones do not fit into an index of the database. */
const LONGEST_ADDRESS = 2_000;

/** How an entry may be written: a host, or with `http://`, `*.` or a port. */
const ENTRY = /^(?:(https?):\/\/)?(\*\.)?([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

const LOOPBACK: ReadonlyArray<string> = ['127.0.0.1', '[::1]'];

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/** Whether it is this machine, by its number: the one private address that may be named, for trying things out. */
export const isThisMachine = ({ hostname }: Pick<PictureHost, 'hostname'>): boolean => LOOPBACK.includes(hostname);

const hostOf = (entry: string): O.Option<PictureHost> => {
  const [, scheme = 'https', star, host = '', port] = ENTRY.exec(entry) ?? [];
  const text = `${scheme}://${host}${port === undefined ? '' : `:${port}`}`;
  if (host === '' || !URL.canParse(text)) return O.none;
  const { protocol, hostname, port: ownPort } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return O.none;
  const isWildcard = star !== undefined;
  const isNamed = isAddress(hostname) ? !isWildcard && isThisMachine({ hostname }) : /^[^.].*\.[^.]+$/.test(hostname);
  return isNamed ? O.some({ protocol, hostname, port: ownPort, isWildcard }) : O.none;
};

/** The hosts of a list such as `cdn.example.com, *.example.org, http://127.0.0.1:8080`. Left is the entry that is none; in production this machine is none either. */
export const readPictureHosts = (list: string, isProduction: boolean): E.Either<string, ReadonlyArray<PictureHost>> =>
  E.traverseArray((entry: string) =>
    E.fromOption(() => entry)(O.filter((host: PictureHost) => !(isProduction && isThisMachine(host)))(hostOf(entry))),
  )(list.split(',').map((entry) => entry.trim()));

/** The address without its query, which may sign it: for the log and the command. */
export const publicAddress = (address: string): string => address.replace(/\?.*$/s, '');

/** Whether pictures may be fetched from that address. */
export const isAllowedAddress = (
  hosts: ReadonlyArray<PictureHost>,
  { protocol, hostname, port, username, password }: URL,
): boolean =>
  username === '' &&
  password === '' &&
  hosts.some(
    (host) =>
      host.protocol === protocol &&
      host.port === port &&
      (host.isWildcard ? hostname.endsWith(`.${host.hostname}`) : hostname === host.hostname),
  );

/** The address of a picture as it is stored; left is why it is not accepted. */
export const readPictureAddress =
  (hosts: ReadonlyArray<PictureHost>) =>
  (text: string): E.Either<PictureLeftOut['reason'], string> => {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return E.left('not-an-address');
    const url = new URL(text);
    url.hash = '';
    if (url.href.length > LONGEST_ADDRESS || url.username !== '' || url.password !== '')
      return E.left('not-an-address');
    return isAllowedAddress(hosts, url) ? E.right(url.href) : E.left('host-not-allowed');
  };
