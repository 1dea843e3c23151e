import { describe, expect, it } from 'vitest';
import { tabStorage } from './testing/tab-storage.ts';
import { visitReferrer } from './visit-referrer.ts';

describe('who sent the visitor', () => {
  it('[ROUTE-16] is what the address says, also on later pages of this tab', () => {
    const { memories, entries } = tabStorage();
    const sentBy = { referrerId: 'r-1', referrerLinkId: 'l-2', wcTrackId: 'w-3' };
    expect(visitReferrer({ ...sentBy, sort: 'price' }, memories)).toEqual(sentBy);
    expect(visitReferrer({}, memories)).toEqual(sentBy);
    expect(visitReferrer({ referrerId: 'r-9' }, memories)).toEqual({ referrerId: 'r-9' });
    expect(visitReferrer({ sort: 'price' }, memories)).toEqual({ referrerId: 'r-9' });
    expect(entries).toEqual([]);
  });

  it('[ROUTE-16] is nobody where the address has junk', () => {
    const junk = { referrerId: 'a'.repeat(65), referrerLinkId: ['a', 'b'], wcTrackId: 'line\nbreak' };
    expect(visitReferrer(junk, tabStorage().memories)).toEqual({});
  });

  it.each(['', 'no json', 'null', '7', '[]', '{"referrerId":5,"email":"ruth@example.com"}'])(
    '[ROUTE-16] is nobody where another value is stored under the key: %s',
    (text) => {
      const { memories, content } = tabStorage();
      content.set('referrer', text);
      expect(Object.keys(visitReferrer({}, memories)).filter((name) => name !== 'referrerId')).toEqual([]);
    },
  );

  it('[ROUTE-16] is known on this page where the storage refuses it', () => {
    expect(visitReferrer({ wcTrackId: 'w-3' }, tabStorage(() => true).memories)).toEqual({ wcTrackId: 'w-3' });
  });
});
