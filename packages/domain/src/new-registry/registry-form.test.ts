import { dayOf, demoSite, exampleForm, forAll, markets, sites, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredEvents } from '../settings/index.ts';
import type { SiteId } from '../site/index.ts';
import {
  formProblems,
  formSteps,
  type RegistryFormField,
  siteEvents,
  startPageEvents,
  stepFields,
  stepOf,
  stepProblems,
} from './registry-form.ts';

const codesAt = (site: SiteId): ReadonlyArray<string> => siteEvents(demoSite(site)).map(({ code }) => code);

describe('the events of the form', () => {
  it('[HOME-01] every site offers its market’s types, each once', () => {
    for (const site of Object.values(sites))
      expect(codesAt(site.id).toSorted()).toEqual(
        offeredEvents(site.marketRules)
          .map(({ code }) => code)
          .toSorted(),
      );
  });

  it('[HOME-01] [SITE-01] children’s events come first on the children’s site; every other site has its market’s order', () => {
    expect(codesAt('kids')).toEqual(['bb', 'kd', 'br', 'ot', 'hw']);
    for (const site of ['main', 'modern', 'canada'] as const)
      expect(codesAt(site)).toEqual(['br', 'bb', 'ot', 'hw', 'kd']);
  });

  it('[HOME-01] the start page shows each picture once, in the order of the form', () => {
    const shownAt = (site: keyof typeof sites) => startPageEvents(sites[site]).map(({ code }) => code);
    expect(shownAt('kids')).toEqual(['bb', 'br', 'ot', 'hw']);
    expect(shownAt('main')).toEqual(['br', 'bb', 'ot', 'hw']);
  });
});

const context = { market: markets.US, today: dayOf('2027-06-01') } as const;

describe('the steps of the form', () => {
  it('[HOME-01] each field is in exactly one step', () => {
    const fields = formSteps.flatMap(stepFields);
    expect([...fields].sort()).toEqual(Object.keys(exampleForm()).sort());
    for (const step of formSteps) for (const field of stepFields(step)) expect(stepOf(field)).toBe(step);
    expect(formSteps).toEqual(['event', 'names', 'extras']);
  });

  it('[HOME-01] a step’s problems are those of its fields, in their order', () => {
    const form = exampleForm({ eventDate: '', eventType: '', primaryFirstName: '', postalCode: 'x' });
    expect(stepProblems('event', form, context).map(({ field }) => field)).toEqual(['eventType', 'eventDate']);
    expect(stepProblems('names', form, context).map(({ field }) => field)).toEqual(['primaryFirstName']);
    expect(stepProblems('extras', form, context).map(({ field }) => field)).toEqual([
      'line1',
      'city',
      'region',
      'postalCode',
    ]);
  });

  it('[HOME-01] the form is valid exactly when each step is', () => {
    const blank = fc.constantFrom('', 'x');
    forAll(fc.record({ eventType: fc.constantFrom('', 'br'), primaryFirstName: blank, line1: blank }), (overrides) => {
      const form = exampleForm(overrides);
      expect(formSteps.flatMap((step) => stepProblems(step, form, context))).toEqual(formProblems(form, context));
    });
  });
});

const problems = (overrides: Parameters<typeof exampleForm>[0]) =>
  formProblems(exampleForm(overrides), context).map(({ field, problem }) => `${field} ${problem}`);

const address = { line1: '2180 North Halsted Street', city: 'Chicago', region: 'IL', postalCode: '60614' };

describe('the form for a new registry', () => {
  it.each([
    ['br', []],
    ['kd', []],
    ['', ['eventType missing']],
    ['BR', ['eventType missing']],
    ['zz', ['eventType missing']],
    ['toString', ['eventType missing']],
  ])('[HOME-01] the event type is one that the market offers: "%s"', (eventType, expected) => {
    expect(problems({ eventType })).toEqual(expected);
    expect(formProblems(exampleForm({ eventType }), { ...context, market: markets.CA })).toHaveLength(expected.length);
  });

  it.each([
    ['2027-06-01', []],
    [' 2027-06-02 ', []],
    ['2037-06-01', []],
    ['2037-06-02', ['eventDate tooFar']],
    ['2027-05-31', ['eventDate past']],
    ['', ['eventDate missing']],
    ['  ', ['eventDate missing']],
    ['2028-02-30', ['eventDate unreadable']],
    ['12.06.2027', ['eventDate unreadable']],
    ['2027-6-12', ['eventDate unreadable']],
  ])('[HOME-01] the day exists, is today or later, and is at most ten years ahead: "%s"', (eventDate, expected) => {
    expect(problems({ eventDate })).toEqual(expected);
  });

  it.each(['primaryFirstName', 'primaryLastName'] as const)(
    '[HOME-01] [NAME-01] a registrant has a first name of 1 to 60 characters and optionally a last one; so has an optional second registrant: %s',
    (field) => {
      for (const name of ['x', 'x'.repeat(60), '🎁'.repeat(60), ' Zoe\u0308 '])
        expect(problems({ [field]: name })).toEqual([]);
      for (const blank of ['', '  ', '\u200b'])
        expect(problems({ [field]: blank })).toEqual(field === 'primaryFirstName' ? ['primaryFirstName missing'] : []);
      for (const wrong of ['x'.repeat(61), 'a\nb', 'a\0b'])
        expect(problems({ [field]: wrong })).toEqual([`${field} tooLong`]);
    },
  );

  it.each([
    ['', '', []],
    ['Jonah', '', []],
    ['Jonah', 'Reyes', []],
    ['', 'Reyes', ['secondaryFirstName missing']],
    ['x'.repeat(61), '', ['secondaryFirstName tooLong']],
    ['Jonah', 'x'.repeat(61), ['secondaryLastName tooLong']],
  ])('[HOME-01] a second registrant called "%s" "%s"', (secondaryFirstName, secondaryLastName, expected) => {
    expect(problems({ secondaryFirstName, secondaryLastName })).toEqual(expected);
  });

  it('[HOME-01] a greeting has at most 250 characters, and is optional', () => {
    for (const greeting of ['', '  ', 'x'.repeat(250), 'Come in.\r\nWe are glad.'])
      expect(problems({ greeting })).toEqual([]);
    expect(problems({ greeting: 'x'.repeat(251) })).toEqual(['greeting tooLong']);
  });

  it.each([
    [{}, []],
    [{ line2: ' ' }, []],
    [address, []],
    [{ ...address, recipient: 'Amelia' }, []],
    [{ recipient: 'Amelia' }, ['line1 missing', 'city missing', 'region missing', 'postalCode missing']],
    [{ ...address, region: 'ON' }, ['region unreadable']],
    [{ ...address, postalCode: '6061' }, ['postalCode unreadable']],
    [{ ...address, line1: 'x'.repeat(61) }, ['line1 tooLong']],
    [{ ...address, recipient: 'x'.repeat(122) }, ['recipient tooLong']],
    [{ ...address, line2: 'x'.repeat(61) }, ['line2 tooLong']],
    [{ ...address, primaryFirstName: 'x'.repeat(61) }, ['primaryFirstName tooLong']],
    [{ ...address, primaryFirstName: '', primaryLastName: '' }, ['primaryFirstName missing']],
  ])(
    '[HOME-01] an empty address is none; any other is an address of the market, with the registrant as default recipient: %j',
    (overrides, expected) => {
      expect(problems(overrides)).toEqual(expected);
    },
  );

  it('[HOME-01] all problems are listed in the form’s order, each field once; there is none exactly when the form can be read', () => {
    const order: ReadonlyArray<RegistryFormField> = [
      'eventType',
      'eventDate',
      'primaryFirstName',
      'primaryLastName',
      'secondaryFirstName',
      'secondaryLastName',
      'greeting',
      'recipient',
      'line1',
      'line2',
      'city',
      'region',
      'postalCode',
    ];
    const typed = fc.record(
      Object.fromEntries(
        order.map((field) => [field, fc.oneof(writing(0, 70), fc.constantFrom('', 'IL', 'br', '60614'))]),
      ),
    );
    forAll(typed, (overrides) => {
      const fields = formProblems(exampleForm(overrides), context).map(({ field }) => field);
      expect(fields).toEqual(order.filter((field) => fields.includes(field)));
    });
    expect(problems({ eventType: '', postalCode: '1', primaryFirstName: '' })).toEqual([
      'eventType missing',
      'primaryFirstName missing',
      'line1 missing',
      'city missing',
      'region missing',
      'postalCode unreadable',
    ]);
  });
});
