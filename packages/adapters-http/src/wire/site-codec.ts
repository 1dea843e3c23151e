import type { Site } from '@gift-registry/domain';
import type * as t from 'io-ts';

/** A codec that writes more on some sites than on others, such as a price with its currency. */
interface SiteCodec {
  encodeOn(site: Site, value: unknown): unknown;
}

const isSiteCodec = (codec: object): codec is SiteCodec => 'encodeOn' in codec;

/** The value as written on that site. Without a site nothing is written that depends on one. */
export const encodeOn = (codec: t.Mixed, site: Site | undefined, value: unknown): unknown =>
  site !== undefined && isSiteCodec(codec) ? codec.encodeOn(site, value) : codec.encode(value);

/** The codec, which depends on the site if one of its parts does. */
/* @__NO_SIDE_EFFECTS__ */
export const onSites = <C extends t.Mixed>(
  codec: C,
  parts: ReadonlyArray<t.Mixed>,
  encodeOn: (site: Site, value: t.TypeOf<C>) => unknown,
): C => (parts.some(isSiteCodec) ? Object.assign(codec, { encodeOn }) : codec);

/** The codec, which writes of a value what it is on the site, such as its texts in the site's language. */
/* @__NO_SIDE_EFFECTS__ */
export const asOnSite = <C extends t.Mixed>(codec: C, on: (site: Site, value: t.TypeOf<C>) => t.TypeOf<C>): C => {
  const { encode } = codec;
  const inner = isSiteCodec(codec) ? codec.encodeOn.bind(codec) : (_site: Site, value: unknown) => encode(value);
  return Object.assign(codec, { encodeOn: (site: Site, value: t.TypeOf<C>) => inner(site, on(site, value)) });
};
