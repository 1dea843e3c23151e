import type { LogEntry } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { visitReferrer } from './visit-referrer.ts';

const tab = (kept: string | null = null) => {
  const entries: LogEntry[] = [];
  let content = kept;
  const storage = {
    getItem: () => content,
    setItem: (_name: string, value: string) => {
      content = value;
    },
  };
  return {
    entries,
    opening: (query: Readonly<Record<string, unknown>>) =>
      visitReferrer(query, () => storage, { write: (entry) => () => void entries.push(entry) }),
  };
};

describe('who sent the visitor', () => {
  it('[ROUTE-16] is what the address says, also on the pages that are opened after it in this tab', () => {
    const { opening, entries } = tab();
    const sentBy = { referrerId: 'r-1', referrerLinkId: 'l-2', wcTrackId: 'w-3' };
    expect(opening({ ...sentBy, sort: 'price' })).toEqual(sentBy);
    expect(opening({})).toEqual(sentBy);
    expect(opening({ referrerId: 'r-9' })).toEqual({ referrerId: 'r-9' });
    expect(opening({ sort: 'price' })).toEqual({ referrerId: 'r-9' });
    expect(entries).toEqual([]);
  });

  it('[ROUTE-16] junk in the address is as good as nothing', () => {
    const { opening } = tab();
    expect(opening({ referrerId: 'a'.repeat(65), referrerLinkId: ['a', 'b'], wcTrackId: 'line\nbreak' })).toEqual({});
    expect(opening({})).toEqual({});
  });

  it.each(['', 'no json', 'null', '7', '[]', '{"referrerId":5,"email":"ruth@example.com"}'])(
    '[ROUTE-16] what the tab has kept under the name for something else (%s) tells nothing of a person',
    (kept) => {
      const { opening } = tab(kept);
      expect(Object.keys(opening({})).filter((name) => name !== 'referrerId')).toEqual([]);
    },
  );

  it('[ROUTE-16] is known on this page where nothing may be kept, and that is logged without it', () => {
    const entries: LogEntry[] = [];
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const log = { write: (entry: LogEntry) => () => void entries.push(entry) };
    expect(visitReferrer({ wcTrackId: 'w-3' }, refused, log)).toEqual({ wcTrackId: 'w-3' });
    expect(entries).toEqual([{ level: 'warning', tag: 'referrer-not-kept', data: {} }]);
  });
});
