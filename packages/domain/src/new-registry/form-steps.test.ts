import { dayOf, exampleForm, markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formSteps, stepFields, stepOf, stepProblems } from './form-steps.ts';
import { formProblems } from './registry-form.ts';

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
    fc.assert(
      fc.property(
        fc.record({ eventType: fc.constantFrom('', 'br'), primaryFirstName: blank, line1: blank }),
        (overrides) => {
          const form = exampleForm(overrides);
          expect(formSteps.flatMap((step) => stepProblems(step, form, context))).toEqual(formProblems(form, context));
        },
      ),
    );
  });
});
