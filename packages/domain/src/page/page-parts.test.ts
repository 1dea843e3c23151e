import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showsPart } from './page-parts.ts';

const forGuests = ['purchaseControls'] as const;
const forRegistrants = ['settings', 'viewAsGuest', 'manageItem'] as const;
const part = fc.constantFrom(...forGuests, ...forRegistrants);

describe('parts of a registry’s page', () => {
  it.each(forGuests)('[PAGE-14] %s is for guests alone', (one) => {
    expect(showsPart({ role: 'guest', isPostEvent: false }, one)).toBe(true);
    expect(showsPart({ role: 'registrant', isPostEvent: false }, one)).toBe(false);
    expect(showsPart({ role: 'registrant', isPostEvent: true }, one)).toBe(false);
  });

  it.each(forRegistrants)('[PAGE-14] %s is for registrants alone', (one) => {
    expect(showsPart({ role: 'guest', isPostEvent: false }, one)).toBe(false);
    expect(showsPart({ role: 'guest', isPostEvent: true }, one)).toBe(false);
    expect(showsPart({ role: 'registrant', isPostEvent: false }, one)).toBe(true);
  });

  it('[PAGE-14] no part is for both', () => {
    fc.assert(
      fc.property(part, fc.boolean(), (one, isPostEvent) => {
        const isForGuests = showsPart({ role: 'guest', isPostEvent }, one);
        const isForRegistrants = showsPart({ role: 'registrant', isPostEvent }, one);
        expect(isForGuests && isForRegistrants).toBe(false);
      }),
    );
  });

  it('[PAGE-10] after the event a registrant has nothing that was not there before, and loses only Manage Item', () => {
    fc.assert(
      fc.property(part, (one) => {
        const before = showsPart({ role: 'registrant', isPostEvent: false }, one);
        expect(showsPart({ role: 'registrant', isPostEvent: true }, one)).toBe(before && one !== 'manageItem');
      }),
    );
  });

  it('[PAGE-10] for a guest the event makes no difference', () => {
    fc.assert(
      fc.property(part, (one) => {
        expect(showsPart({ role: 'guest', isPostEvent: true }, one)).toBe(
          showsPart({ role: 'guest', isPostEvent: false }, one),
        );
      }),
    );
  });
});
