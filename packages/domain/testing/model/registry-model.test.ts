import fc from 'fast-check';
import { describe, it } from 'vitest';
import { nearEdges } from '../arbitrary/index.ts';
import { deedCommands } from './deed-command.ts';
import { memoryRegistry } from './memory-registry.ts';
import type { ModelledRegistry } from './modelled-registry.ts';
import { shelf } from './registry-deed.ts';
import type { ModelItem, ModelList } from './registry-model.ts';
import { rulesRegistry } from './rules-registry.ts';

const fund = fc.option(nearEdges(0, 9_000, [0, 3_000, 6_000]), { nil: undefined });

/** The list begins with what is gone, partly bought and maybe collected for, and with something that can be had. */
const list: fc.Arbitrary<ModelList> = fc
  .record({ gone: nearEdges(1, 4, [1]), had: nearEdges(1, 999, [1, 999]), outside: nearEdges(0, 2, [0]), raised: fund })
  .map(({ gone, had, outside, raised: given }): ModelList => {
    const raised = given === undefined ? undefined : Math.min(given, gone * 3_000);
    const paid = Math.floor((raised ?? 0) / 3_000);
    const base: Omit<ModelItem, 'sku' | 'wants' | 'purchased' | 'raised'> = { isMostLoved: true, isSettled: false };
    return [
      { ...base, sku: '1003', wants: gone, purchased: Math.min(gone, paid + outside), raised },
      { ...base, sku: '1001', wants: had, purchased: 0, raised: undefined, isMostLoved: false },
    ];
  });

const agrees = (real: (list: ModelList) => ModelledRegistry | Promise<ModelledRegistry>, deeds: number, runs: number) =>
  fc.assert(
    fc.asyncProperty(list, deedCommands(deeds), (start, commands) =>
      fc.asyncModelRun(async () => ({ model: { list: start }, real: await real(start) }), commands),
    ),
    { numRuns: runs },
  );

describe('a registry through all that is done to it', () => {
  it('[ITEM-07] [ITEM-08] [ADD-01] [MAN-05] [NLA-03] [GG-03] [LIST-07] the rules do what a short model of them does', () =>
    agrees((start) => rulesRegistry(start, shelf), 30, 300));

  it('[ITEM-07] [ITEM-08] [ADD-01] [MAN-05] [NLA-03] [GG-03] [CART-07] the services over a world in memory do what a short model does', () =>
    agrees((start) => memoryRegistry(start, shelf), 20, 100));
});
