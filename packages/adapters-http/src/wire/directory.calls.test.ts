import { type BeginRefusal, type FindRefusal, type FoundPage, type KeyRefusal, sites } from '@gift-registry/domain';
import { exampleForm, exampleRegistry, grIdOf, registry, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { beginRegistry, findRegistries } from './directory.calls.ts';
import { failedAnswer, readFailure } from './failure.ts';
import { answered, asked, ofBody, overTheWire } from './testing/over-the-wire.ts';

const body = {
  registryTypeCode: 'br',
  eventDate: '2027-06-12',
  primaryFirstName: 'Amelia',
  primaryLastName: 'Hart',
};
const address = { line1: '2180 North Halsted Street', city: 'Chicago', region: 'IL', postalCode: '60614' };

/** How to read: what is refused on the left, its status on the right. */
const beginnings: ReadonlyArray<[BeginRefusal | KeyRefusal, number]> = [
  [{ _tag: 'SignInNeeded' }, 401],
  [{ _tag: 'RegistryFormInvalid', field: 'postalCode', problem: 'unreadable' }, 422],
  [{ _tag: 'IdempotencyKeyReused' }, 422],
  [{ _tag: 'RequestInProgress' }, 409],
];
const findings: ReadonlyArray<[FindRefusal, number]> = [
  [{ _tag: 'FindTooShort' }, 422],
  [{ _tag: 'FindTooLong', maximum: 120 }, 422],
];

describe('beginning a registry on the wire', () => {
  it('[HOME-01] [API-01] what is left out of the form is empty', () => {
    const alone = exampleForm({ secondaryFirstName: '', secondaryLastName: '' });
    expect(beginRegistry.request.decode(ofBody(body))).toEqual(E.right(alone));
    expect(beginRegistry.request.decode(ofBody({ ...body, address }))).toEqual(E.right({ ...alone, ...address }));
  });

  it('[HOME-01] [API-01] every form comes back as it went; an address of which nothing is written does not travel', () => {
    const typed = fc.oneof(fc.constant(''), writing(0, 30));
    fc.assert(
      fc.property(typed, typed, typed, typed, (greeting, line1, city, secondaryFirstName) => {
        const form = exampleForm({ greeting, line1, city, secondaryFirstName });
        expect(asked(beginRegistry.request, form)).toEqual(E.right(form));
      }),
    );
    expect(overTheWire(beginRegistry.request.encode(exampleForm()).body)).not.toHaveProperty('address');
  });

  it.each([
    ['registryTypeCode', 5],
    ['primaryFirstName', null],
    ['greeting', 'x'.repeat(2_001)],
    ['address', { ...address, country: 'US' }],
    ['address', { line1: '1 Elm Street' }],
    ['grId', '7310442'],
  ])('[API-01] %s: %j cannot be read', (field, wrong) => {
    expect(E.isLeft(beginRegistry.request.decode(ofBody({ ...body, [field]: wrong })))).toBe(true);
  });

  it('[HOME-01] the answer is the registry’s number', () => {
    const begun = { grId: grIdOf('482100317') };
    expect(overTheWire(beginRegistry.answer.encode(sites.main, begun))).toEqual({ isSuccess: true, grId: '482100317' });
    expect(answered(beginRegistry.answer, begun)).toEqual(E.right(begun));
  });

  it.each(beginnings)('[API-01] %j is %i on the wire and read again', (refusal, status) => {
    const failed = failedAnswer(beginRegistry)(refusal);
    expect(failed.status).toBe(status);
    expect(readFailure(beginRegistry, status, O.none, overTheWire(failed.body))).toEqual(refusal);
  });
});

describe('finding registries on the wire', () => {
  it('[ROUTE-06] [API-01] the first page is meant where none is named', () => {
    const decode = (query: object) => findRegistries.request.decode({ params: {}, query, body: undefined });
    expect(decode({ text: 'hart' })).toEqual(E.right({ text: 'hart', page: 1 }));
    expect(decode({ text: '%', page: '3' })).toEqual(E.right({ text: '%', page: 3 }));
    for (const query of [
      {},
      { text: 'a', page: '0' },
      { text: 'a', page: '1.5' },
      { text: 'x'.repeat(501) },
      { text: ['a', 'b'] },
    ])
      expect(E.isLeft(decode(query))).toBe(true);
  });

  it('[ROUTE-06] what is found comes back as it went', () => {
    fc.assert(
      fc.property(fc.array(registry, { maxLength: 3 }), (its) => {
        const page: FoundPage = {
          registries: its.map(
            ({
              grId,
              eventType,
              eventDate,
              primaryFirstName,
              primaryLastName,
              secondaryFirstName,
              secondaryLastName,
            }) => ({
              grId,
              eventType,
              eventDate,
              primaryFirstName,
              primaryLastName,
              secondaryFirstName,
              secondaryLastName,
            }),
          ),
          total: its.length,
          page: 1,
          pages: 1,
        };
        expect(answered(findRegistries.answer, page)).toEqual(E.right(page));
      }),
    );
  });

  it('[ROUTE-06] [AUTH-04] nothing else of a registry travels', () => {
    const page: FoundPage = {
      registries: [exampleRegistry({ greeting: O.some('secret') })],
      total: 1,
      page: 1,
      pages: 1,
    };
    expect(JSON.stringify(findRegistries.answer.encode(sites.main, page))).not.toMatch(/secret|account-/);
  });

  it.each(findings)('[API-01] %j is %i on the wire and read again', (refusal, status) => {
    const failed = failedAnswer(findRegistries)(refusal);
    expect(failed.status).toBe(status);
    expect(readFailure(findRegistries, status, O.none, overTheWire(failed.body))).toEqual(refusal);
  });
});
