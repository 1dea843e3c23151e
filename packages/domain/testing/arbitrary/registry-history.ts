import { applyEvent, nextVersion, type Registry, type RegistryEvent, type RegistryFact } from '@gift-registry/domain';
import fc from 'fast-check';
import { nearEdges } from './edges.ts';
import { orderNumberOf } from './literal.ts';
import { registry } from './registry.ts';

/** A registry, what happened to it write by write, and what it was after each write. */
export interface RegistryHistory {
  readonly before: Registry;
  readonly events: ReadonlyArray<RegistryEvent>;
  /** As many as there are events. */
  readonly after: ReadonlyArray<Registry>;
}

/** Something that happens to one item of the list; to which is told by a number that is taken round the list. */
type Happening = { readonly at: number } & (
  | { readonly kind: 'bought'; readonly quantity: number }
  | { readonly kind: 'wanted'; readonly wants: number }
);

const at = fc.nat({ max: 11 });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ at, kind: fc.constant('bought' as const), quantity: nearEdges(1, 99, [1, 99]) }),
  fc.record({ at, kind: fc.constant('wanted' as const), wants: nearEdges(1, 999, [1, 999]) }),
);

const factOf = (its: Registry, happened: Happening): ReadonlyArray<RegistryFact> => {
  const identity = its.items[happened.at % Math.max(1, its.items.length)]?.identity;
  if (identity === undefined) return [];
  switch (happened.kind) {
    case 'bought':
      return [
        { _tag: 'Purchased', identity, quantity: happened.quantity, beyond: 0, orderNumber: orderNumberOf('HF-1') },
      ];
    case 'wanted':
      return [{ _tag: 'WantsChanged', identity, wants: happened.wants }];
  }
};

const history = (before: Registry, writes: ReadonlyArray<ReadonlyArray<Happening>>): RegistryHistory =>
  writes.reduce<RegistryHistory>(
    (so, happened) => {
      const present = so.after.at(-1) ?? before;
      const event = {
        version: nextVersion(present.version),
        facts: happened.flatMap((one) => factOf(present, one)),
      };
      return {
        before,
        events: [...so.events, event],
        after: [...so.after, applyEvent(present, event)],
      };
    },
    { before, events: [], after: [] },
  );

/** Any registry with up to six writes of one to three facts each. */
export const registryHistory: fc.Arbitrary<RegistryHistory> = fc
  .tuple(registry, fc.array(fc.array(happening, { minLength: 1, maxLength: 3 }), { maxLength: 6 }))
  .map(([before, writes]) => history(before, writes));
