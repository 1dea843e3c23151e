import { type Live, leavesOpen, type Sku } from '@gift-registry/domain';
import type { DeedKeys } from '../deed/index.ts';
import { type AskedToAdd, askedItem } from './adding-deeds.ts';
import type { AddingModel } from './adding-model.ts';

/** Additions of which no answer says whether they took effect. */
export interface UnansweredAdditions {
  /** Something is asked for, while the registry wants what it wants. */
  readonly asked: (asked: AskedToAdd) => void;
  /** What failed for want of an answer, and shows on the registry by now, did not fail: it is settled, and nothing is said of it. */
  readonly lookAgain: () => void;
}

/** Knows how many the registry wanted when something was asked for. */
export const unansweredAdditions = (
  keys: Pick<DeedKeys, 'settle'>,
  cell: Pick<Live<AddingModel>, 'value'> & { readonly set: (model: AddingModel) => void },
): UnansweredAdditions => {
  const before = new Map<Sku, { readonly item: string; readonly wants: number }>();
  const wantsNow = (sku: Sku): number => cell.value.listed.get(sku) ?? 0;
  return {
    asked: (asked) => {
      const { sku } = asked.wish;
      before.set(sku, { item: askedItem(asked), wants: wantsNow(sku) });
    },
    lookAgain: () => {
      const arrived = [...cell.value.deeds].flatMap(([sku, deed]) => {
        const asked = before.get(sku);
        if (deed._tag !== 'Refused' || !leavesOpen(deed.reason) || asked === undefined) return [];
        return wantsNow(sku) > asked.wants ? [{ sku, item: asked.item }] : [];
      });
      if (arrived.length === 0) return;
      for (const { item } of arrived) keys.settle(item);
      const deeds = new Map([...cell.value.deeds].filter(([sku]) => !arrived.some((one) => one.sku === sku)));
      cell.set({ ...cell.value, deeds });
    },
  };
};
