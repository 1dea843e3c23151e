import fc from 'fast-check';
import { nearEdges } from '../arbitrary/index.ts';
import { actionCommands } from './action-command.ts';
import type { ModelledRegistry } from './modelled-registry.ts';
import { shelf, unitPrice } from './registry-action.ts';
import { type ModelItem, type ModelList, modelOf } from './registry-model.ts';

const base: Omit<ModelItem, 'sku'> = {
  wanted: 1,
  purchased: 0,
  isMostLoved: false,
  fund: undefined,
  isSettled: false,
};

/** An item with pieces that were bought one by one, and maybe a fund with money of a day on which a piece cost as much, or more or less than now. */
const item = (sku: string, wanted: fc.Arbitrary<number>, isMostLoved: boolean): fc.Arbitrary<ModelItem> =>
  fc
    .record({
      wanted,
      outside: nearEdges(0, 2, [0]),
      fund: fc.option(
        fc.record({
          price: fc.oneof(fc.constantFrom(3_000, 4_000), unitPrice),
          given: nearEdges(0, 9_000, [0, 3_000]),
        }),
        { nil: undefined },
      ),
    })
    .map(({ wanted, outside: most, fund }): ModelItem => {
      const outside = Math.min(most, wanted);
      if (fund === undefined) return { ...base, sku, wanted: wanted, purchased: outside, isMostLoved };
      const raised = Math.min(fund.given, (wanted - outside) * fund.price);
      const purchased = outside + Math.floor(raised / fund.price);
      const price = raised === 0 ? 0 : fund.price;
      return { ...base, sku, wanted: wanted, purchased, isMostLoved, fund: { raised, price } };
    });

/** The list begins with what is gone, partly bought and maybe collected for, and with something that can be had and replace it. */
const list: fc.Arbitrary<ModelList> = fc.tuple(
  item('1003', nearEdges(1, 4, [1]), true),
  item('1001', fc.oneof(nearEdges(1, 4, [1]), nearEdges(1, 999, [1, 999])), false),
);

/** The real thing does what the short model does, whatever list it begins with and whatever is done to it: so many actions at most, so many times. */
export const agrees = (
  real: (list: ModelList) => ModelledRegistry | Promise<ModelledRegistry>,
  actions: number,
  runs: number,
) =>
  fc.assert(
    fc.asyncProperty(list, actionCommands(actions), (start, commands) =>
      fc.asyncModelRun(async () => ({ model: { now: modelOf(start, shelf) }, real: await real(start) }), commands),
    ),
    { numRuns: runs },
  );
