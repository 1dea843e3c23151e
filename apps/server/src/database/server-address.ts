import { option as O } from 'fp-ts';

/** Host, port and database of a `postgres://` address, without account and password; none when it is not such an address. */
export const serverAddress = (url: string): O.Option<string> => {
  if (!URL.canParse(url)) return O.none;
  const { protocol, host, hostname, pathname } = new URL(url);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') return O.none;
  return O.some(`${hostname === '' ? 'localhost' : host}${pathname}`);
};
