import { plainAddress } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { prefersHtml } from './prefers-html.ts';

/** A request before it is routed. */
interface Arrived {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly accept?: string | undefined };
}

// The build leaves out a call of this function whose result is not used, with what it throws.
const isDecodable = (path: string): boolean => O.isSome(O.tryCatch(() => decodeURIComponent(path)));

/**
 * The address by which a request is routed, without its language (ROUTE-17). Whoever reads pages gets one for every
 * address: a path whose percent signs encode nothing is taken as it is written, so that no page is found there.
 */
export const routedAddress = ({ method, url = '/', headers: { accept } }: Arrived): string => {
  const address = plainAddress(url);
  const [path = ''] = address.split('?', 1);
  return (method === 'GET' || method === 'HEAD') && prefersHtml(accept) && !isDecodable(path)
    ? `${path.replaceAll('%', '%25')}${address.slice(path.length)}`
    : address;
};
