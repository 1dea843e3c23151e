import { demoSites, identityOf, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import type { RegistryFact } from '../registry/index.ts';
import { giftChangeEmails, itemsLeaving, type UnshippedGift } from './gift-changed.ts';

const gift = (sku: string, order: string, site: UnshippedGift['site'] = 'main'): UnshippedGift => ({
  orderNumber: orderNumberOf(order),
  identity: identityOf(sku),
  name: `Gift ${sku}`,
  email: 'rosa@example.com',
  site,
});
const facts: ReadonlyArray<RegistryFact> = [
  { _tag: 'Removed', identity: identityOf('1'), wasNla: true },
  { _tag: 'WantedChanged', identity: identityOf('2'), wanted: 3 },
];

describe('a gift that owners took off or replaced', () => {
  it('[GIVE-04] there is one email for each order and item that was taken off or replaced, and none for any other', () => {
    expect(itemsLeaving(facts)).toEqual([identityOf('1')]);
    const gifts = [gift('1', 'HF-1'), gift('1', 'HF-2', 'kids'), gift('2', 'HF-3')];
    expect(giftChangeEmails(facts, gifts, demoSites, 'http://localhost:3000')).toEqual([
      {
        to: 'rosa@example.com',
        site: 'main',
        origin: 'http://localhost:3000',
        about: { _tag: 'GiftChanged', orderNumber: 'HF-1', name: 'Gift 1', change: 'removed' },
      },
      {
        to: 'rosa@example.com',
        site: 'kids',
        origin: 'http://kids.localhost:3000',
        about: { _tag: 'GiftChanged', orderNumber: 'HF-2', name: 'Gift 1', change: 'removed' },
      },
    ]);
  });

  it('[PAUSE-01] when owners pause the registry there is one email for each order; none when they undo it', () => {
    const gifts = [gift('1', 'HF-1'), gift('2', 'HF-1'), gift('2', 'HF-2', 'kids')];
    const emails = (isPaused: boolean) =>
      giftChangeEmails([{ _tag: 'PauseChanged', isPaused }], gifts, demoSites, 'http://localhost:3000').map(
        ({ site, about }) => [site, about],
      );
    expect(itemsLeaving([{ _tag: 'PauseChanged', isPaused: true }])).toBe('all');
    expect(emails(true)).toEqual([
      ['main', { _tag: 'GiftsOfferedBack', orderNumber: 'HF-1' }],
      ['kids', { _tag: 'GiftsOfferedBack', orderNumber: 'HF-2' }],
    ]);
    expect(emails(false)).toEqual([]);
  });

  it('[GIVE-04] who replaced or removed it is in no email', () => {
    const [email] = giftChangeEmails(facts, [gift('1', 'HF-1')], demoSites, 'http://localhost:3000');
    expect(Object.keys(email?.about ?? {}).sort()).toEqual(['_tag', 'change', 'name', 'orderNumber']);
  });
});
