/*
 * [AUTH-05] [AUTH-06] The links of a letter lead to the house, whatever name the request came under: a host that is none of the site's own is replaced by the site's first one.
 *
 * Laws:
 * - a link leads to a host of the site's table
 * - the origin under which the site was really reached stays as it is
 *
 * @example letterOrigin(sites.main, 'http://localhost:3000') // => 'http://localhost:3000'
 * @example letterOrigin(sites.main, 'https://evil.example') // => 'https://localhost'
 */
import type { Site } from '../site/index.ts';

/** Where the links of a letter lead that a request under this origin caused. */
export const letterOrigin = ({ hosts }: Pick<Site, 'hosts'>, origin: string): string => {
  const [, scheme = 'https:', name = ''] = /^(https?:)\/\/([^/:@]+)(?::\d+)?$/i.exec(origin) ?? [];
  return hosts.includes(name.toLowerCase()) ? origin : `${scheme}//${hosts[0] ?? ''}`;
};
