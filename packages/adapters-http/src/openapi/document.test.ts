import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as calls from '../wire/calls.ts';
import { API_VERSION, openApiDocument } from './document.ts';

const document = openApiDocument();

describe('the OpenAPI document', () => {
  it('[INT-03] is valid', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(result).toEqual({ valid: true });
  });

  it('[INT-03] has every path of the table of calls, each operation under an id of its own', () => {
    const places = Object.values(calls).flatMap(({ method, paths }) =>
      paths.map((path) => document.paths[path]?.[method.toLowerCase()]?.['operationId']),
    );
    expect(places).not.toContain(undefined);
    expect(new Set(places).size).toBe(places.length);
  });

  it('[INT-03] has the version of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(API_VERSION).toBe(version);
  });

  it('[INT-03] says of each name in a path what it may be', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const { parameters } of Object.values(operations))
        expect(JSON.stringify(parameters ?? []).match(/"in":"path"/g) ?? [], path).toHaveLength(
          path.split('{').length - 1,
        );
  });
});
