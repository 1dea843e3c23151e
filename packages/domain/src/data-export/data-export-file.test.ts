import { accountData, demoSites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataExportOf } from './data-export.ts';
import { dataExportFile, dataExportFileName } from './data-export-file.ts';

describe('the file of one’s data', () => {
  it('[AUTH-06] [SET-01] anyone who reads the file as JSON has the document again', () => {
    fc.assert(
      fc.property(
        accountData.map((data) => dataExportOf(demoSites, data)),
        (data) => {
          expect(JSON.parse(dataExportFile(data).text)).toEqual(data);
        },
      ),
    );
  });

  it('[AUTH-06] a person can read the file: each fact is on its own line, set in by two', () => {
    fc.assert(
      fc.property(
        accountData.map((data) => dataExportOf(demoSites, data)),
        (data) => {
          expect(dataExportFile(data).text).toMatch(/^\{\n {2}"/);
        },
      ),
    );
  });

  it('[AUTH-06] it is named by the day of the document, and ends with a line break', () => {
    fc.assert(
      fc.property(
        accountData.map((data) => dataExportOf(demoSites, data)),
        (data) => {
          const { name, type, text } = dataExportFile(data);
          expect([name, type, text.at(-1)]).toEqual(['my-registry-data-2027-06-12.json', 'application/json', '\n']);
        },
      ),
    );
    expect(dataExportFileName('2028-02-29T00:00:00.000Z')).toBe('my-registry-data-2028-02-29.json');
  });
});
