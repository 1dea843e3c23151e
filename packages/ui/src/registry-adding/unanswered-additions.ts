import { type ObservableState, outcomeUnknown, type Sku } from '@gift-registry/domain';
import type { MutationKeys } from '../mutation/index.ts';
import type { AddingModel } from './adding-model.ts';
import { type AskedToAdd, askedItem } from './adding-mutations.ts';

/** Additions of which no answer says whether they took effect. */
export interface UnansweredAdditions {
  /** Something is asked for, while the registry wants what it wants. */
  readonly asked: (asked: AskedToAdd) => void;
  /** What failed for want of an answer, and shows on the registry by now, did not fail: it is settled, and nothing is said of it. */
  readonly lookAgain: () => void;
}

/** Knows how many the registry wanted when something was asked for. */
export const unansweredAdditions = (
  keys: Pick<MutationKeys, 'settle'>,
  cell: Pick<ObservableState<AddingModel>, 'value'> & { readonly set: (model: AddingModel) => void },
): UnansweredAdditions => {
  const before = new Map<Sku, { readonly item: string; readonly wanted: number }>();
  const wantedNow = (sku: Sku): number => cell.value.listed.get(sku) ?? 0;
  return {
    asked: (asked) => {
      const { sku } = asked.wish;
      before.set(sku, { item: askedItem(asked), wanted: wantedNow(sku) });
    },
    lookAgain: () => {
      const arrived = [...cell.value.mutations].flatMap(([sku, mutation]) => {
        const asked = before.get(sku);
        if (mutation._tag !== 'Refused' || !outcomeUnknown(mutation.reason) || asked === undefined) return [];
        return wantedNow(sku) > asked.wanted ? [{ sku, item: asked.item }] : [];
      });
      if (arrived.length === 0) return;
      for (const { item } of arrived) keys.settle(item);
      const mutations = new Map([...cell.value.mutations].filter(([sku]) => !arrived.some((one) => one.sku === sku)));
      cell.set({ ...cell.value, mutations });
    },
  };
};
