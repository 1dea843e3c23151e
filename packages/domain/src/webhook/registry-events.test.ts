import { isSettingsFact, type RegistryFact } from '@gift-registry/domain';
import {
  centsOf,
  forAll,
  grIdOf,
  identityOf,
  orderNumberOf,
  registryHistory,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryEvents } from './registry-events.ts';
import { webhookSubject } from './webhook-event.ts';

const registry = { grId: grIdOf('7310442'), version: versionOf(3) };
const identity = identityOf('4821');

/** What somebody wrote, wherever a fact has a text. */
const WRITTEN = 'Nobody else reads this';

const factsWithTexts: ReadonlyArray<RegistryFact> = [
  { _tag: 'GreetingWritten', greeting: O.some(WRITTEN) },
  { _tag: 'BiographyWritten', biography: WRITTEN },
  {
    _tag: 'Renamed',
    primaryFirstName: WRITTEN,
    primaryLastName: O.some(WRITTEN),
    secondaryFirstName: O.some(WRITTEN),
    secondaryLastName: O.some(WRITTEN),
  },
  { _tag: 'VisibilityChanged', visibility: { _tag: 'LinkOnly', key: WRITTEN } },
  { _tag: 'EventChanged', eventType: { code: WRITTEN, name: WRITTEN } },
  { _tag: 'PhotoChanged', photo: O.some(WRITTEN) },
  { _tag: 'GroupGiftStarted', identity, name: WRITTEN, goal: centsOf(5_000) },
  { _tag: 'FundNamed', identity, name: WRITTEN },
  {
    _tag: 'Added',
    identity,
    wanted: 1,
    personalization: O.some({
      font: WRITTEN,
      line1: WRITTEN,
      line2: WRITTEN,
      color: WRITTEN,
      images: [WRITTEN],
      priceMessage: WRITTEN,
      returnPolicyMessage: WRITTEN,
      hasError: false,
    }),
  },
];

describe('events of a registry for webhooks', () => {
  it('[INT-05] each fact becomes one event, in the same order, except that all changed settings become one', () => {
    forAll(registryHistory, ({ events }) => {
      for (const { facts } of events) {
        const all = registryEvents(registry, facts);
        const settings = facts.filter(isSettingsFact);
        const others = facts
          .filter((fact) => !isSettingsFact(fact))
          .flatMap((fact) => registryEvents(registry, [fact]));
        expect(all.filter(({ type }) => type !== 'registry.updated')).toEqual(others);
        expect(others).toHaveLength(facts.length - settings.length);
        expect(all.filter(({ type }) => type === 'registry.updated')).toHaveLength(settings.length > 0 ? 1 : 0);
      }
    });
    const joined = registryEvents(registry, [
      { _tag: 'AddressChanged' },
      { _tag: 'GreetingWritten', greeting: O.none },
      { _tag: 'AddressChanged' },
    ]);
    expect(joined).toEqual([
      { type: 'registry.updated', data: { ...registry, changed: ['deliveryAddress', 'greeting'] } },
    ]);
  });

  it('[INT-05] an event has the number of the registry and the version after the write', () => {
    forAll(registryHistory, ({ events }) => {
      for (const { facts } of events)
        for (const event of registryEvents(registry, facts)) {
          expect(event.data).toMatchObject(registry);
          expect(webhookSubject(event)).toBe('7310442');
        }
    });
  });

  it('[INT-05] gifts and returned gifts have their item or amount, and whether their giver hides them', () => {
    const orderNumber = orderNumberOf('HF-1');
    const gift = (fact: RegistryFact) => registryEvents(registry, [fact])[0];
    expect(gift({ _tag: 'Purchased', identity, quantity: 2, overPurchased: 1, orderNumber, isSurprise: true })).toEqual(
      {
        type: 'gift.received',
        data: {
          ...registry,
          orderNumber,
          gift: { kind: 'item', ...identity, quantity: 2, isUnmatched: false },
          isHiddenFromOwners: true,
        },
      },
    );
    expect(
      gift({ _tag: 'UnmatchedReturned', gift: { _tag: 'Contribution', identity, amount: centsOf(500) }, orderNumber }),
    ).toEqual({
      type: 'gift.returned',
      data: {
        ...registry,
        orderNumber,
        gift: { kind: 'contribution', ...identity, amount: 500, isUnmatched: true },
        isHiddenFromOwners: false,
      },
    });
    // The money is in another fund by now; it was given to the first one.
    expect(
      gift({
        _tag: 'ContributionReturned',
        identity: identityOf('5000'),
        given: identity,
        amount: centsOf(500),
        units: 0,
        orderNumber,
      }),
    ).toMatchObject({ type: 'gift.returned', data: { gift: { sku: '4821' } } });
    const hidden = { _tag: 'OrderHidden', orderNumber, gifts: [{ _tag: 'GiftCard', orderNumber }] } as const;
    expect(gift({ ...hidden, gifts: [] })?.type).toBe('gift.shown');
  });

  it('[INT-05] no text that somebody wrote about a registry is part of an event', () => {
    expect(JSON.stringify(registryEvents(registry, factsWithTexts))).not.toContain(WRITTEN);
  });
});
