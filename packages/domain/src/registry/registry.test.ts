import {
  accountId,
  accountIdOf,
  eventType,
  forAll,
  registry,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import {
  defaultPicture,
  FIRST_VERSION,
  largePicture,
  nextVersion,
  parseVersion,
  previewPicture,
  relationshipOf,
  smallPicture,
} from './registry.ts';

describe('the version of a registry', () => {
  it.each([0, 1, 9_007_199_254_740_991])('[LIVE-01] %d is a version', (count) => {
    expect(parseVersion(count)).toEqual(O.some(count));
  });

  it.each([-1, 0.5, 9_007_199_254_740_992, Number.NaN, Number.POSITIVE_INFINITY])('[LIVE-01] %d is none', (count) => {
    expect(parseVersion(count)).toEqual(O.none);
  });

  it('[LIVE-01] versions are counted from zero, one by one', () => {
    expect(FIRST_VERSION).toBe(0);
    expect(nextVersion(FIRST_VERSION)).toBe(1);
    expect(nextVersion(versionOf(41))).toBe(42);
  });
});

const owners = [accountIdOf('account-amelia')];
const linked = { owners, visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } } as const;

describe('relationship', () => {
  it('[AUTH-03] anyone who is signed in to an account that owns it is an owner, with or without the link', () => {
    forAll(registry, fc.option(fc.string()), (registry, key) => {
      for (const owner of registry.owners) {
        expect(relationshipOf(registry, O.some(owner), O.fromNullable(key))).toBe('owner');
      }
    });
  });

  it('[SET-02] the link’s key makes a link holder only where the registry is visible by link, and only the whole key does; an empty key opens nothing', () => {
    expect(relationshipOf(linked, O.none, O.some('the-whole-key'))).toBe('linkHolder');
    for (const key of ['', 'the-whole', 'the-whole-key ', 'THE-WHOLE-KEY']) {
      expect(relationshipOf(linked, O.none, O.some(key))).toBe('stranger');
    }
    expect(relationshipOf({ owners, visibility: { _tag: 'LinkOnly', key: '' } }, O.none, O.some(''))).toBe('stranger');
    for (const visibility of [{ _tag: 'Findable' }, { _tag: 'Private' }] as const) {
      expect(relationshipOf({ owners, visibility }, O.none, O.some('the-whole-key'))).toBe('stranger');
    }
  });

  it('[AUTH-03] everyone else is a stranger', () => {
    forAll(registry, accountId, (registry, account) => {
      fc.pre(!registry.owners.includes(account));
      expect(relationshipOf(registry, O.some(account), O.none)).toBe('stranger');
      expect(relationshipOf(registry, O.none, O.none)).toBe('stranger');
    });
  });
});

describe('default picture', () => {
  it('[PAGE-02] every event has a picture, also one that we do not know', () => {
    forAll(eventType, (event) => {
      expect(defaultPicture(event)).toMatch(/^\/pictures\/event-(wedding|baby|celebration|housewarming)-800\.webp$/);
    });
    expect(['br', 'bb', 'ot', 'hw', 'zz'].map((code) => defaultPicture(eventTypeOf(code)))).toEqual([
      '/pictures/event-wedding-800.webp',
      '/pictures/event-baby-800.webp',
      '/pictures/event-celebration-800.webp',
      '/pictures/event-housewarming-800.webp',
      '/pictures/event-celebration-800.webp',
    ]);
  });

  it('[PAGE-02] a children’s registry shows the baby’s picture', () => {
    for (const code of ['kd', 'BabyShower', 'KIDSROOM']) {
      expect(defaultPicture(eventTypeOf(code))).toBe('/pictures/event-baby-800.webp');
    }
  });

  it('[PAGE-02] the large picture is the same twice as large, the small one half as large', () => {
    forAll(eventType, (event) => {
      expect(largePicture(event)).toBe(defaultPicture(event).replace('-800.webp', '-1600.webp'));
      expect(smallPicture(event)).toBe(defaultPicture(event).replace('-800.webp', '-400.webp'));
    });
  });

  it('the picture of a shared link is a JPEG of the same event', () => {
    forAll(eventType, (event) => {
      expect(previewPicture(event)).toBe(defaultPicture(event).replace('-800.webp', '-wide-1200.jpg'));
    });
    expect(previewPicture(eventTypeOf('br'))).toBe('/pictures/event-wedding-wide-1200.jpg');
    expect(previewPicture(eventTypeOf('zz'))).toBe('/pictures/event-celebration-wide-1200.jpg');
  });
});
