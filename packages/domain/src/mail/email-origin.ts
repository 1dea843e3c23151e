/*
 * [AUTH-05] [AUTH-06] The links of an email lead to the house, whatever name the request came under: a host that is none of the site's own is replaced by the site's first one. The port stays,
 * so that an email of a house without a public name leads somewhere; what is no port is left out.
 *
 * @example emailOrigin(sites.main, 'http://localhost:3000') // => 'http://localhost:3000'
 * @example emailOrigin(sites.main, 'http://127.0.0.1:3000') // => 'http://localhost:3000'
 * @example emailOrigin(sites.main, 'https://evil.example') // => 'https://localhost'
 */
import type { Site } from '../site/index.ts';

const LAST_PORT = 65_535;

/** Scheme, host name or address (IPv6 in brackets), and an optional port. */
const parts = /^(https?:)\/\/([^/?#:@[\]\\]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

/** The origin of the links in an email caused by a request to `origin`: the same host if the site has it, otherwise the site's first host. */
export const emailOrigin = ({ hosts }: Pick<Site, 'hosts'>, origin: string): string => {
  const [, scheme = 'https:', name = '', port] = parts.exec(origin) ?? [];
  const host = hosts.includes(name.toLowerCase()) ? name : (hosts[0] ?? '');
  return `${scheme}//${host}${port === undefined || Number(port) > LAST_PORT ? '' : `:${port}`}`;
};
