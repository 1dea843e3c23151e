/** The JSON Schemas of a shop's files, for editors: made of the codecs that read them. */
import { makeSchemas } from '@gift-registry/adapters-http/openapi';
import { themeCodec } from '../site-look/theme-codecs.ts';
import { marketCodec, shopCodec, siteCodec, textsCodec } from './shop-codecs.ts';

const codecs = { shop: shopCodec, market: marketCodec, site: siteCodec, texts: textsCodec, theme: themeCodec };

/** The schemas by their files in docs/schema. */
export const shopSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(codecs).map(([name, codec]) => [
      `${name}.schema.json`,
      `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...makeSchemas().ofCodec(codec) }, null, 2)}\n`,
    ]),
  );
