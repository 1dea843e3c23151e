import { accountData } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownDataOf } from './own-data.ts';
import { ownDataFile, ownDataFileName } from './own-data-file.ts';

describe('the file of one’s data', () => {
  it('[AUTH-06] [SET-01] whoever reads the file as JSON has the document again', () => {
    fc.assert(
      fc.property(accountData.map(ownDataOf), (data) => {
        expect(JSON.parse(ownDataFile(data).text)).toEqual(data);
      }),
    );
  });

  it('[AUTH-06] a person can read the file: each fact stands on a line of its own, set in by two', () => {
    fc.assert(
      fc.property(accountData.map(ownDataOf), (data) => {
        expect(ownDataFile(data).text).toMatch(/^\{\n {2}"/);
      }),
    );
  });

  it('[AUTH-06] it is named by the day of the document, and ends with a line break', () => {
    fc.assert(
      fc.property(accountData.map(ownDataOf), (data) => {
        const { name, type, text } = ownDataFile(data);
        expect([name, type, text.at(-1)]).toEqual(['my-registry-data-2027-06-12.json', 'application/json', '\n']);
      }),
    );
    expect(ownDataFileName('2028-02-29T00:00:00.000Z')).toBe('my-registry-data-2028-02-29.json');
  });
});
