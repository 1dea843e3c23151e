import type * as t from 'io-ts';
import { cartLine } from '../wire/cart-line.ts';
import {
  cartId,
  grId,
  idempotencyKey,
  lineId,
  linkToken,
  orderNumber,
  personalizationId,
  revisionId,
  sessionId,
  sku,
  storeNumber,
  version,
} from '../wire/identity.ts';
import { patch, registryHeader, registryTotals } from '../wire/patch.ts';
import { images, product, swatchHex } from '../wire/product.ts';
import { registryItem } from '../wire/registry-item.ts';
import { ownRegistry, registryName } from '../wire/registry-name.ts';
import {
  amount,
  date,
  externalTime,
  flag,
  measure,
  money,
  path,
  pathOrEmpty,
  text,
  time,
  whole,
} from '../wire/value.ts';

/** A JSON Schema as used by OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * The schemas of codecs that parse with a function, whose pattern cannot be derived. Their correctness is tested with
 * the requests and answers of all tests.
 */
export const valueSchemas: ReadonlyMap<t.Mixed, Schema> = new Map<t.Mixed, Schema>([
  [text, { type: 'string' }],
  [flag, { type: 'boolean' }],
  [measure, { type: 'number' }],
  [whole, { type: 'integer' }],
  [
    sku,
    {
      type: 'string',
      pattern: '^(?!0+$|.{41})[^\\W_]([\\w.-]*[^\\W_])?$',
      description:
        'Letters, digits, - . _, with a letter or digit at both ends; not all 0. Of digits alone, leading zeros are dropped.',
      examples: ['4821'],
    },
  ],
  [grId, { type: 'string', pattern: '^\\d{6,12}$', description: 'The number of a registry.', examples: ['100200300'] }],
  [personalizationId, { type: 'integer', minimum: 0, description: 'The number of a design; 0 is not personalized.' }],
  [cartId, { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }],
  [
    lineId,
    { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,80}$', description: 'The name of a line of a cart or an order.' },
  ],
  [linkToken, { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$', description: 'The secret of a link.' }],
  [sessionId, { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' }],
  [orderNumber, { type: 'string', pattern: '^[A-Z0-9-]{1,40}$', examples: ['GR-7KQ2M-XW94C'] }],
  [storeNumber, { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' }],
  [version, { type: 'integer', minimum: 0, description: 'Raised by each write to a registry.' }],
  [revisionId, { type: 'string', format: 'uuid', description: 'Drawn by each write to a registry.' }],
  [idempotencyKey, { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' }],
  [
    money,
    {
      type: 'number',
      minimum: 0,
      description: 'An amount in the currency of the site, with at most two decimals.',
      examples: [24.95],
    },
  ],
  [amount, { type: 'string', description: 'An amount as a person types it.', examples: ['25', '25.50'] }],
  [date, { type: 'string', format: 'date' }],
  [time, { type: 'string', format: 'date-time', description: 'In UTC.' }],
  [
    externalTime,
    { type: 'string', format: 'date-time', description: 'In UTC, with whole seconds or up to three decimals.' },
  ],
  [path, { type: 'string', pattern: '^/(?![/\\\\])', description: 'A path of the same origin.' }],
  [
    pathOrEmpty,
    { type: 'string', pattern: '^(?:/(?![/\\\\])|$)', description: 'A path of the same origin, or empty.' },
  ],
  [swatchHex, { type: 'string', pattern: '^[0-9a-f]{6}$', description: 'A color.' }],
]);

/** Codecs that have a name in the document. */
export const schemaNames: ReadonlyMap<t.Mixed, string> = new Map<t.Mixed, string>([
  [sku, 'Sku'],
  [grId, 'RegistryNumber'],
  [personalizationId, 'PersonalizationId'],
  [money, 'Money'],
  [path, 'Path'],
  [pathOrEmpty, 'PathOrEmpty'],
  [images, 'Picture'],
  [product, 'Product'],
  [registryItem, 'RegistryItem'],
  [registryName, 'RegistryName'],
  [ownRegistry, 'OwnRegistry'],
  [registryHeader, 'RegistryHeader'],
  [registryTotals, 'RegistryTotals'],
  [patch, 'Patch'],
  [cartLine, 'CartLine'],
]);
