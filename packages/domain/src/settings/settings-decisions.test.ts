import {
  dayOf,
  exampleAddress,
  exampleRegistry,
  exampleSettings,
  forAll,
  markets,
  nearEdges,
  writing,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { settingsAfter } from '../registry/index.ts';
import type { SettingsChange } from './registry-settings.ts';
import { decideBiography, decideGreeting, decideSettings } from './settings-decisions.ts';

const withBiography = (biography: string) => exampleRegistry({ biography });

describe('the biography of a registry', () => {
  it('[SET-01] a text that is too long is refused with its length', () => {
    expect(decideBiography(withBiography(''), 'a'.repeat(2_001))).toEqual(
      E.left({ _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 }),
    );
    expect(E.isRight(decideBiography(withBiography(''), 'a'.repeat(2_000)))).toBe(true);
  });

  it('[SET-01] the stored text succeeds without a fact', () => {
    expect(decideBiography(withBiography('a\nb'), 'a\r\nb')).toEqual(E.right([]));
    expect(decideBiography(withBiography(''), '  ')).toEqual(E.right([]));
  });

  it('[SET-01] everything else is one fact with the normalized text', () => {
    expect(decideBiography(withBiography('Hello'), 'Cafe\u0301\0')).toEqual(
      E.right([{ _tag: 'BiographyWritten', biography: 'Caf\u00e9' }]),
    );
    expect(decideBiography(withBiography('Hello'), '')).toEqual(E.right([{ _tag: 'BiographyWritten', biography: '' }]));
  });
});

const OURS = 'It means so much.';
const greeted = (greeting: O.Option<string>) => exampleRegistry({ greeting });

describe('greeting the guests', () => {
  it('[GREET-01] [GREET-03] a text that is too long is refused with its length', () => {
    forAll(nearEdges(1, 400, [250]), (length) => {
      const decided = decideGreeting(OURS, greeted(O.none), 'a'.repeat(length));
      expect(E.isRight(decided)).toBe(length <= 250);
      if (length > 250) expect(decided).toEqual(E.left({ _tag: 'GreetingTooLong', length, maximum: 250 }));
    });
  });

  it.each([
    [O.none, ''],
    [O.none, '  \n'],
    [O.none, OURS],
    [O.some('Welcome!'), 'Welcome!'],
    [O.some('a\nb'), 'a\r\nb'],
  ])('[GREET-03] the text that is shown already succeeds without a fact: %j, "%s"', (present, text) => {
    expect(decideGreeting(OURS, greeted(present), text)).toEqual(E.right([]));
  });

  it('[GREET-02] [GREET-03] everything else is one fact with the greeting, or none for the default', () => {
    expect(decideGreeting(OURS, greeted(O.some('Welcome!')), ' ')).toEqual(
      E.right([{ _tag: 'GreetingWritten', greeting: O.none }]),
    );
    forAll(fc.option(writing(1, 40), { nil: undefined }), writing(0, 40), (present, text) => {
      const registry = greeted(O.fromNullable(present));
      const decided = decideGreeting(OURS, registry, text);
      if (E.isLeft(decided)) throw new Error('refused');
      expect(decided.right.length).toBeLessThanOrEqual(1);
      const [fact] = decided.right;
      if (fact?._tag === 'GreetingWritten')
        expect(decideGreeting(OURS, settingsAfter(registry, fact), text)).toEqual(E.right([]));
    });
  });
});

const context = { market: markets.US, today: dayOf('2027-06-01') } as const;
const present = exampleSettings({ biography: 'Hello', address: O.some(exampleAddress()) });
const decide = (change: SettingsChange) => decideSettings(present, change, context, 'key');
const moved = { biography: { was: '', now: 'Welcome' } };

describe('changing settings', () => {
  it('[SET-01] an invalid value is refused before a conflict', () => {
    expect(decide({ ...moved, eventDate: { was: present.eventDate, now: O.some(dayOf('2020-01-01')) } })).toEqual(
      E.left({ _tag: 'EventDayPast' }),
    );
  });

  it('[SET-01] a conflict is refused with all stored settings', () => {
    expect(decide({ ...moved, visibility: { was: 'findable', now: 'private' } })).toEqual(
      E.left({ _tag: 'SettingsVersionConflict', fields: ['biography'], settings: present }),
    );
  });

  it('[SET-01] everything else is stored as requested; unchanged values are no fact', () => {
    const stays = { address: present.address, giftEmails: present.giftEmails };
    expect(decide({})).toEqual(E.right({ ...stays, facts: [] }));
    expect(decide({ biography: { was: 'Hello', now: 'Welcome' } })).toEqual(
      E.right({ ...stays, facts: [{ _tag: 'BiographyWritten', biography: 'Welcome' }] }),
    );
    const elsewhere = exampleAddress({ city: 'Boston', region: 'MA', postalCode: '02108' });
    expect(decide({ address: { was: present.address, now: O.some(elsewhere) } })).toEqual(
      E.right({ ...stays, address: O.some(elsewhere), facts: [{ _tag: 'AddressChanged' }] }),
    );
    expect(decide({ address: { was: present.address, now: O.none } })).toEqual(
      E.right({ ...stays, address: O.none, facts: [{ _tag: 'AddressChanged' }] }),
    );
  });
});
