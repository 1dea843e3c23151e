import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { listOf, orElse, orEmpty, orMissing, orNull } from '../wire/list-and-option.ts';
import { answerShape, merged, namedShape, onlyKnown, optional } from '../wire/shape.ts';
import { count, date, money, oneOf, text, textUpTo, wholeBetween } from '../wire/value.ts';
import { makeSchemas, type Schema } from './schema.ts';
import { valueSchemas } from './value-schemas.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const fits = (schema: Schema, value: unknown): boolean => ajv.validate(schema, value);

/** A codec on the left, and its schema on the right. */
const schemas: ReadonlyArray<readonly [title: string, t.Mixed, Schema]> = [
  ['one of some words', oneOf('each', 'daily'), { type: 'string', enum: ['each', 'daily'] }],
  ['a short text', textUpTo(16), { type: 'string', maxLength: 16 }],
  ['a bounded number', wholeBetween(1, 99), { type: 'integer', minimum: 1, maximum: 99 }],
  [
    'a list of so many',
    listOf(date, 1, 20),
    { type: 'array', items: { type: 'string', format: 'date' }, minItems: 1, maxItems: 20 },
  ],
  ['a value or null', orNull(count), { type: ['integer', 'null'], minimum: 0 }],
  ['a word or null', orNull(oneOf('a')), { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }],
  ['a text or none', orEmpty(date), { anyOf: [{ type: 'string', format: 'date' }, { const: '' }] }],
  [
    'an object of properties that may be missing or not, under their names on the wire',
    merged(
      namedShape({ wanted: count, by: orMissing(date) }, { wanted: 'quantityWants' }),
      merged(answerShape({ note: orElse(text, '') }), optional({ shop: text })),
    ),
    {
      type: 'object',
      properties: {
        quantityWants: { type: 'integer', minimum: 0 },
        by: { type: 'string', format: 'date' },
        note: { type: 'string' },
        shop: { type: 'string' },
      },
      required: ['quantityWants'],
    },
  ],
  [
    'an object without other properties',
    onlyKnown(answerShape({ note: text })),
    { type: 'object', properties: { note: { type: 'string' } }, required: ['note'], additionalProperties: false },
  ],
  ['one of two', t.union([t.literal(0), t.literal('0')]), { anyOf: [{ const: 0 }, { const: '0' }] }],
];

describe('schemas of codecs', () => {
  it.each(schemas)('[INT-03] %s', (_title, codec, schema) => {
    expect(makeSchemas().ofCodec(codec)).toEqual(schema);
  });

  it('[INT-03] a schema with a name is referred to, and there once', () => {
    const made = makeSchemas();
    const { properties } = made.ofObject(answerShape({ price: money, total: orNull(money) }));
    const price = { $ref: '#/components/schemas/Money' };
    expect(properties).toEqual({ price, total: { anyOf: [price, { type: 'null' }] } });
    expect(Object.keys(made.collected())).toEqual(['Money']);
  });

  it('[INT-03] a codec that does not say how it is written has no schema', () => {
    const opaque = new t.Type<string>('opaque', t.string.is, t.string.validate, t.identity);
    expect(() => makeSchemas().ofCodec(opaque)).toThrow('opaque');
  });

  it('[INT-03] what a value is written as fits its schema', () => {
    const written = fc.oneof(
      fc.stringMatching(/^[0-9]{1,13}$/),
      fc.stringMatching(/^[A-Za-z0-9_:-]{0,130}$/),
      fc.stringMatching(/^\/?\/[a-z/]{0,9}$/),
      fc.uuid(),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((day) => day.toISOString()),
      fc.nat(),
      fc.nat().map((cents) => cents / 100),
      fc.double(),
      fc.string(),
    );
    fc.assert(
      fc.property(written, (raw) => {
        for (const [codec, schema] of valueSchemas) {
          const read = codec.decode(raw);
          if (E.isRight(read))
            expect([codec.name, raw, fits(schema, codec.encode(read.right))]).toEqual([codec.name, raw, true]);
        }
      }),
    );
  });
});
