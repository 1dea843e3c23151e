import {
  dayOf,
  exampleAddress,
  exampleDraft,
  exampleForm,
  forAll,
  markets,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_DATE_YET, typedEventDay } from '../settings/index.ts';
import { type RegistryDraft, readForm } from './read-form.ts';
import { formProblems, type RegistryForm } from './registry-form.ts';

const context = { market: markets.US, today: dayOf('2027-06-01') } as const;
const anyForm: fc.Arbitrary<RegistryForm> = fc
  .record({
    eventType: fc.constantFrom('br', 'bb', 'zz'),
    eventDate: fc.constantFrom('2027-06-12', '2027-05-12', NO_DATE_YET, ''),
    primaryFirstName: writing(0, 62),
    secondaryFirstName: writing(0, 5),
    secondaryLastName: writing(0, 5),
    visibility: fc.constantFrom('', 'findable', 'link', 'private', 'nobody'),
    greeting: writing(0, 20),
    line1: fc.constantFrom('', '1 Elm Street'),
    city: fc.constantFrom('', 'Chicago'),
    region: fc.constantFrom('', 'il'),
    postalCode: fc.constantFrom('', ' 60614 '),
  })
  .map(exampleForm);

const writtenAgain = (draft: RegistryDraft): RegistryForm => {
  const text = O.getOrElse(() => '');
  const address = O.isSome(draft.address)
    ? { ...draft.address.value, line2: text(draft.address.value.line2) }
    : { recipient: '', line1: '', line2: '', city: '', region: '', postalCode: '' };
  return {
    ...address,
    eventType: draft.eventType.code,
    eventDate: typedEventDay(draft.eventDate),
    primaryFirstName: draft.primaryFirstName,
    primaryLastName: text(draft.primaryLastName),
    secondaryFirstName: text(draft.secondaryFirstName),
    secondaryLastName: text(draft.secondaryLastName),
    visibility: draft.visibility,
    greeting: text(draft.greeting),
  };
};

describe('reading the form for a new registry', () => {
  it('[HOME-01] a valid form is read, an invalid one is not', () => {
    forAll(anyForm, (form) => {
      expect(E.isRight(readForm(form, context))).toBe(formProblems(form, context).length === 0);
    });
  });

  it('[HOME-01] spaces around the day make no difference', () => {
    expect(readForm(exampleForm({ eventDate: ' 2027-06-12 ' }), context)).toMatchObject(
      E.right({ eventDate: O.some(dayOf('2027-06-12')) }),
    );
  });

  it.each(['0027-06-12', '20276-06-12', '202706-12-01', '1927-06-12', '2027-06-31'])(
    '[PAGE-19] the day %s is refused',
    (eventDate) => {
      expect(readForm(exampleForm({ eventDate }), context)).toMatchObject(
        E.left({ _tag: 'RegistryFormInvalid', field: 'eventDate' }),
      );
    },
  );

  it('[HOME-01] the first problem is reported', () => {
    expect(readForm(exampleForm({ primaryFirstName: '', postalCode: 'x' }), context)).toEqual(
      E.left({ _tag: 'RegistryFormInvalid', field: 'primaryFirstName', problem: 'missing' }),
    );
  });

  it('[HOME-01] a form filled in with what was read reads the same', () => {
    forAll(anyForm, (form) => {
      const read = readForm(form, context);
      if (E.isRight(read)) expect(readForm(writtenAgain(read.right), context)).toEqual(read);
    });
  });

  it('[HOME-01] [NAME-01] names are stored composed and without spaces around, blank ones are none', () => {
    expect(
      readForm(
        exampleForm({
          primaryFirstName: ' Zoe\u0308 ',
          primaryLastName: ' ',
          secondaryFirstName: ' ',
          secondaryLastName: '',
        }),
        context,
      ),
    ).toEqual(
      E.right(
        exampleDraft({
          primaryFirstName: 'Zoë',
          primaryLastName: O.none,
          secondaryFirstName: O.none,
          secondaryLastName: O.none,
        }),
      ),
    );
    expect(readForm(exampleForm({ greeting: ' Come in. ' }), context)).toEqual(
      E.right(exampleDraft({ greeting: O.some(' Come in. ') })),
    );
  });

  it('[HOME-01] an address that names no one is the registrant’s', () => {
    const { recipient: _named, line2: _second, ...typed } = exampleAddress();
    expect(readForm(exampleForm({ ...typed, line2: 'Apt 3' }), context)).toEqual(
      E.right(exampleDraft({ address: O.some(exampleAddress()) })),
    );
  });
});
