import type { RegistryEvent, RegistryFact } from '@gift-registry/domain';
import * as t from 'io-ts';
import { optional } from './codec.ts';
import { GroupGiftJson, PersonalizationJson } from './registry.json.ts';
import { ItemIdentity, OrderNumber, Version } from './value.json.ts';

const RegistryFactJson: t.Type<RegistryFact, unknown> = t.union([
  t.type({
    _tag: t.literal('Purchased'),
    identity: ItemIdentity,
    quantity: t.number,
    beyond: t.number,
    orderNumber: OrderNumber,
  }),
  t.type({ _tag: t.literal('WantsChanged'), identity: ItemIdentity, wants: t.number }),
  t.type({
    _tag: t.literal('Added'),
    identity: ItemIdentity,
    wants: t.number,
    personalization: optional(PersonalizationJson),
  }),
  t.type({ _tag: t.literal('Removed'), identity: ItemIdentity, wasNla: t.boolean }),
  t.type({
    _tag: t.literal('Replaced'),
    existing: ItemIdentity,
    kept: optional(t.number),
    replacement: ItemIdentity,
    wants: t.number,
    isMostLoved: t.boolean,
    groupGift: optional(GroupGiftJson),
    personalization: optional(PersonalizationJson),
  }),
]);

/** The facts of one write as they are kept. */
export const RegistryFactsJson: t.Type<RegistryEvent['facts'], unknown> = t.readonlyArray(RegistryFactJson, 'Facts');

/** The version of a registry and its events after some version. */
export const EventsRow = t.type(
  {
    version: Version,
    events: t.readonlyArray(t.type({ version: Version, facts: RegistryFactsJson })),
  },
  'EventsRow',
);
