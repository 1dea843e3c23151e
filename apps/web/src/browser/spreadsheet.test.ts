import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { spreadsheet } from './spreadsheet.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const textOf = (xml: string): string => xml.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The cells of a workbook by their addresses, read from its XML: type, and text where it is one. */
const cellsOf = async (rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const files = unzipSync(new Uint8Array(await (await spreadsheet(rows)).arrayBuffer()));
  const read = (name: string): string => strFromU8(files[name] ?? expect.fail(`no ${name} in ${Object.keys(files)}`));
  const strings = [...read('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text = '']) =>
    textOf(text),
  );
  const sheet = read(Object.keys(files).find((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)) ?? '');
  expect(sheet).not.toContain('<f>');
  return new Map(
    [...sheet.matchAll(/<c ([^>]*)><v>(\d+)<\/v><\/c>/g)].map(([, attributes = '', index]) => [
      /r="([A-Z]+\d+)"/.exec(attributes)?.[1],
      { type: /t="(\w+)"/.exec(attributes)?.[1], text: strings[Number(index)] },
    ]),
  );
};

const addresses = [
  ['Address', 'City', 'Postal code'],
  ['12 Elm St', 'Boston', '02134'],
  ['1-2 Main St', 'Newark', '07102'],
  ['3/4', 'San Juan', '00901'],
  ['10E5', 'Laval', 'H7A 1E1'],
  ['=HYPERLINK("http://x","y")', 'X̱wélsha', '-1'],
];

describe('an Excel workbook', () => {
  it('[THX-01] has every cell as the text that it is: 02134, 3/4, 10E5, and what looks like a formula', async () => {
    const cells = await cellsOf(addresses);
    expect(cells.size).toBe(18);
    for (const [row, texts] of addresses.entries())
      for (const [column, text] of texts.entries())
        expect(cells.get(`${'ABC'[column]}${row + 1}`)).toEqual({ type: 's', text });
  });

  it('[THX-01] no text breaks it: names of the language it is written in, markup, line breaks, emoji', async () => {
    const text = fc.oneof(
      fc.constantFrom('constructor', '__proto__', 'toString', '<c>', '&amp;', '"', ']]>', 'two\nlines', '🎁', 'ᐊᓄᑦᓯ'),
      fc.string({ unit: fc.constantFrom('a', ' ', '<', '&', '=', "'", 'é', '👍'), minLength: 1, maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (texts) => {
        const cells = await cellsOf([texts.map(String), texts]);
        for (const [column, each] of texts.entries())
          expect(cells.get(`${'ABCDEF'[column]}2`)?.text).toBe(each in {} ? `${each} ` : each);
      }),
      { numRuns: 40 },
    );
  });
});
