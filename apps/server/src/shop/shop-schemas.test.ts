import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { shopSchemas } from './shop-schemas.ts';

const root = join(import.meta.dirname, '../../../..');
const schemaFolder = join(root, 'docs/schema');
const shops = ['demo', 'docs/examples/longacre'];
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('[INT-01] the schemas in docs/schema are those of the codecs: npm run docs', () => {
  const committed = readdirSync(schemaFolder).map((file) => [file, json(join(schemaFolder, file))]);
  expect(Object.fromEntries(committed)).toEqual(
    Object.fromEntries(Object.entries(shopSchemas()).map(([file, text]) => [file, JSON.parse(text)])),
  );
});

it('[INT-01] shop, markets, sites and themes name their schema and keep it; a misspelled property does not', () => {
  for (const shop of shops) {
    const files = readdirSync(join(root, shop), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(shop\.json|(markets|sites)\/.*\.json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const content = json(join(root, shop, file));
      const isValid = new Ajv({ strict: false }).compile(json(join(root, shop, file, '..', content.$schema)));
      expect([file, isValid(content), isValid.errors]).toEqual([file, true, null]);
      expect(isValid({ ...content, nmae: 'x' })).toBe(false);
    }
  }
});
