import { dayOf, exampleRegistry, forAll, grIdOf, registry } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseCalendarDay } from '../calendar/index.ts';
import type { Registry } from '../registry/index.ts';
import { type FindQuery, findRegistries, foundPages, nameTerms, readFindQuery } from './find-registries.ts';

/** The search words, as they were typed. */
const termsOf = (typed: string) =>
  E.map((query: FindQuery) => (query._tag === 'Names' ? query.words.map(({ beginnings }) => beginnings[0]) : query))(
    readFindQuery(typed),
  );
const tooShort = E.left({ _tag: 'FindTooShort' });

describe('what a guest types to find a registry', () => {
  it.each([
    ['100200300', '100200300'],
    ['# 100 200 300', '100200300'],
    ['100-200-300', '100200300'],
    ['123456', '123456'],
    ['123456789012', '123456789012'],
    ['Registry number 100200300', '100200300'],
    ['Amelia & Jonah, registry no. 100-200-300.', '100200300'],
    ['\u200e100200300\u200b', '100200300'],
    ['https://registry.example/gift-registry/guest-list/100200300', '100200300'],
  ])(
    '[ROUTE-06] [NAME-01] 6 to 12 digits, with spaces or hyphens between them or not, are a number, whatever words or signs are around them: "%s"',
    (typed, grId) => {
      expect(readFindQuery(typed)).toEqual(E.right({ _tag: 'Number', grId }));
    },
  );

  it.each([
    ['  HART, Amélia ', ['hart', 'amelia']],
    ['O’Neil', ['oneil']],
    ['hart hart', ['hart']],
    ['J Reyes', ['j', 'reyes']],
    ['12345', ['12345']],
    ['1234567890123', ['1234567890123']],
    ['Li', ['li']],
    ['李明', ['李明']],
    ['李', ['李']],
    ['oto1234567', ['oto1234567']],
    ['12345 67890123', ['12345', '67890123']],
    ['June 12 2027 or 13', ['june', '12', '2027', 'or', '13']],
    ['Ro\u200bsa \u00adAlmeida', ['rosa', 'almeida']],
  ])(
    '[ROUTE-06] anything else with a word of two letters or more is names, each word once, however it is written: "%s"',
    (typed, words) => {
      expect(termsOf(typed)).toEqual(E.right(words));
    },
  );

  it.each([
    ['Amelia and Jonah', ['amelia', 'jonah']],
    ['Jonah & Amelia', ['jonah', 'amelia']],
    ['Amelia + Jonah’s wedding', ['amelia', 'jonah']],
    ['the Hart family', ['hart']],
    ['José y Ana', ['jose', 'ana']],
    ['and', ['and']],
    ['The Baby', ['the', 'baby']],
  ])(
    '[NAME-01] words that join names or are beside them, such as "and", need not be part of a name: "%s"',
    (typed, words) => {
      expect(termsOf(typed)).toEqual(E.right(words));
    },
  );

  it.each(['\u200b', '\u200ea\u200f', '', ' ', '%', '_', '%%', '.*', 'a', ' a b ', '( )', '*'])(
    '[ROUTE-06] what has no word of two letters finds nothing, and so does what is longer than 120 characters: "%s"',
    (typed) => {
      expect(readFindQuery(typed)).toEqual(tooShort);
    },
  );

  it('[ROUTE-06] 120 characters can be looked for, 121 cannot', () => {
    expect(E.isRight(readFindQuery('é'.repeat(120)))).toBe(true);
    expect(readFindQuery('é'.repeat(121))).toEqual(E.left({ _tag: 'FindTooLong', maximum: 120 }));
  });

  it('[ROUTE-06] a sign is never part of what is looked for', () => {
    forAll(fc.string({ unit: fc.constantFrom('%', '_', '*', '(', "'", '\\', 'a', 'b', ' ', ':', '&') }), (typed) => {
      const read = readFindQuery(typed);
      if (E.isRight(read) && read.right._tag === 'Names')
        for (const word of read.right.words.flatMap(({ beginnings }) => beginnings)) expect(word).toMatch(/^[ab]+$/);
    });
  });
});

const today = dayOf('2027-06-01');
const first = { page: 1, today };
const byNames = (...words: ReadonlyArray<string>): FindQuery => ({
  _tag: 'Names',
  words: words.map((word) => ({ beginnings: [word], wholes: [] })),
});
const isFound = (typed: string, names: Partial<Registry>): boolean => {
  const query = readFindQuery(typed);
  return E.isRight(query) && findRegistries([exampleRegistry(names)], 'US', query.right, first).total === 1;
};
const numbers = (found: ReturnType<typeof findRegistries>) => found.registries.map(({ grId }) => grId);

describe('finding registries', () => {
  it('[ROUTE-06] [SET-02] only what is findable, and of that market, is found', () => {
    forAll(fc.array(registry, { maxLength: 6 }), fc.constantFrom('US' as const, 'CA' as const), (names, market) => {
      for (const { grId, primaryFirstName } of names)
        for (const query of [
          { _tag: 'Number', grId } as const,
          byNames(
            ...nameTerms({
              ...exampleRegistry(),
              primaryFirstName,
              primaryLastName: O.none,
              secondaryFirstName: O.none,
            }),
          ),
        ])
          for (const found of findRegistries(names, market, query, first).registries)
            expect(names).toContainEqual(
              expect.objectContaining({
                grId: found.grId,
                market,
                visibility: expect.objectContaining({ _tag: 'Findable' }),
              }),
            );
    });
    for (const visibility of [{ _tag: 'Private' }, { _tag: 'LinkOnly', key: 'k' }] as const)
      for (const query of [byNames('amelia'), { _tag: 'Number', grId: grIdOf('7310442') } as const])
        expect(findRegistries([exampleRegistry({ visibility })], 'US', query, first).total).toBe(0);
  });

  it.each([
    [['amelia'], true],
    [['am', 'ha'], true],
    [['hart', 'amelia'], true],
    [['amelia', 'reyes'], true],
    [['jonah'], true],
    [['melia'], false],
    [['amelia', 'hartley'], false],
    [['amelia', 'x'], false],
  ])(
    '[ROUTE-06] each search word begins a first or a last name of a registrant, written as one or apart, in either order: %j',
    (words, expected) => {
      expect(findRegistries([exampleRegistry()], 'US', byNames(...words), first).total).toBe(expected ? 1 : 0);
    },
  );

  it.each([
    ['Amelia and Jonah', {}],
    ['Jonah & Amelia', {}],
    ['amelia hart + jonah reyes', {}],
    ['Hart-Reyes', {}],
    ['Am\u00adelia\u200b', {}],
    ['O Neil', { primaryLastName: O.some('O’Neil') }],
    ['ONeil', { primaryLastName: O.some("O'Neil") }],
    ["o'neil", { primaryLastName: O.some('O Neil') }],
    ['Amelia O Neil and Jonah', { primaryLastName: O.some('OʼNeil') }],
    ['Mary Ann', { primaryFirstName: 'Maryann' }],
    ['Maryann', { primaryFirstName: 'Mary-Ann' }],
    ['Van der Berg', { primaryLastName: O.some('Vanderberg') }],
    ['vanderberg', { primaryLastName: O.some('van der Berg') }],
    ['李明', { primaryFirstName: '明', primaryLastName: O.some('李') }],
    ['明李', { primaryFirstName: '明', primaryLastName: O.some('李') }],
    ['李', { primaryFirstName: '李明', primaryLastName: O.none }],
    ['میخواهم', { primaryFirstName: 'می\u200cخواهم' }],
    ['Cher', { primaryFirstName: 'Cher', primaryLastName: O.none, secondaryFirstName: O.none }],
    ['Sane', { primaryFirstName: 'Sʔanə' }],
    ['Xwelsha', { primaryLastName: O.some('X̱wélsha') }],
    ['Tlicho', { primaryLastName: O.some('Tłı̨chǫ-Beaulieu') }],
    ['Orleans', { primaryLastName: O.some('d’Orléans-Bâty') }],
    ['d Orleans', { primaryLastName: O.some('d’Orléans-Bâty') }],
    ['dOrleans', { primaryLastName: O.some("d'Orléans") }],
    ['Lucja Zolc', { primaryFirstName: 'Łucja', primaryLastName: O.some('Żółć') }],
    ['ᐊᓄᑦᓯ', { primaryFirstName: 'ᐊᓄᑦᓯ' }],
    ['Registry # 7310442', {}],
  ])(
    '[NAME-01] people with one name, any script, and couples are found however their names are joined: "%s"',
    (typed, names) => {
      expect(isFound(typed, names)).toBe(true);
      expect(isFound(`${typed} Zzz`, names)).toBe(typed.includes('#'));
    },
  );

  it('[ROUTE-06] the last name of somebody who is no registrant any more finds nothing', () => {
    const alone = exampleRegistry({ secondaryFirstName: O.none });
    expect(nameTerms(alone)).toEqual(['amelia', 'ameliahart', 'hart', 'hartamelia']);
    expect(findRegistries([alone], 'US', byNames('reyes'), first).total).toBe(0);
    expect(findRegistries([alone], 'US', byNames('hart'), first).registries).toMatchObject([
      { secondaryFirstName: O.none, secondaryLastName: O.none },
    ]);
  });

  it('[ROUTE-06] [EVENT-01] the event that is next comes first, then those without a date, what is over comes last; of one day the lower number comes first', () => {
    const names = (
      [
        ['100005', '2027-05-31'],
        ['100002', '2027-06-30'],
        ['100001', '2027-06-30'],
        ['100003', '2027-06-01'],
        ['100004', '2027-01-01'],
        ['100000', ''],
      ] as const
    ).map(([grId, date]) => exampleRegistry({ grId: grIdOf(grId), eventDate: parseCalendarDay(date) }));
    expect(numbers(findRegistries(names, 'US', byNames('hart'), first))).toEqual([
      '100003',
      '100001',
      '100002',
      '100000',
      '100004',
      '100005',
    ]);
  });

  it('[ROUTE-06] what is found is read in pages of 20, at most ten of them; behind the last page comes the last page', () => {
    const names = Array.from({ length: 205 }, (_, index) => exampleRegistry({ grId: grIdOf(String(100_000 + index)) }));
    const page = (number: number, of = names) => findRegistries(of, 'US', byNames('hart'), { page: number, today });
    expect([page(1).total, page(1).pages, page(1).registries.length]).toEqual([200, 10, 20]);
    expect(numbers(page(2))[0]).toBe('100020');
    expect(numbers(page(10)).at(-1)).toBe('100199');
    expect(page(11)).toEqual(page(10));
    expect(page(99, names.slice(0, 4))).toEqual(page(1, names.slice(0, 4)));
    expect(page(3, [])).toEqual({ registries: [], total: 0, page: 1, pages: 0 });
    expect([page(2, names.slice(0, 21)).registries.length, page(1, names.slice(0, 20)).pages]).toEqual([1, 1]);
    expect([foundPages(0), foundPages(20), foundPages(21), foundPages(1_000)]).toEqual([0, 1, 2, 10]);
  });

  it('[ROUTE-06] [AUTH-04] what is found comes with its names, its event, its number and the address of its photo, and nothing else', () => {
    const [found] = findRegistries(
      [exampleRegistry({ greeting: O.some('secret'), photo: O.some('0a1b') })],
      'US',
      byNames('hart'),
      first,
    ).registries;
    expect(found?.photo).toEqual(O.some('/gift-registry/photo/7310442/0a1b.jpg'));
    expect(Object.keys(found ?? {}).sort()).toEqual([
      'eventDate',
      'eventType',
      'grId',
      'photo',
      'primaryFirstName',
      'primaryLastName',
      'secondaryFirstName',
      'secondaryLastName',
    ]);
  });
});
