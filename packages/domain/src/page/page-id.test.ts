import { describe, expect, it } from 'vitest';
import { pageIdFor, pageIds } from './page-id.ts';

const registrantPages = ['home', 'registry-list', 'checklist', 'thank-you-manager'] as const;

describe('page ids', () => {
  it('[ROUTE-12] each page of a registry has its own number, from 0 to 4', () => {
    expect(pageIds).toEqual({ home: 0, 'registry-list': 1, 'gift-giver': 2, checklist: 3, 'thank-you-manager': 4 });
    expect([...new Set(Object.values(pageIds))].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('[ROUTE-12] a registrant’s page has its own number', () => {
    expect(registrantPages.map((page) => pageIdFor(page, 'registrant'))).toEqual([0, 1, 3, 4]);
  });

  it('[ROUTE-12] a guest is always on the guest’s page, whatever the address', () => {
    expect(registrantPages.map((page) => pageIdFor(page, 'guest'))).toEqual([2, 2, 2, 2]);
  });
});
