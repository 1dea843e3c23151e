import { listSections, NO_FILTERS, type RegistryItem } from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect } from 'vitest';
import { listOf, type ModelledRegistry } from './modelled-registry.ts';
import { type RegistryAction, registryAction } from './registry-action.ts';
import { isKeptUnseen, type Model, type ModelList, modelAfter } from './registry-model.ts';

/** What the model knows between two actions. */
export interface ModelState {
  now: Model;
}

/** Laws of the list, whatever was done to it: one row an identity, every item once in its sections and purchased ones last, and no fund above its goal but one that is left of an item listed no more. */
const expectLaws = (items: ReadonlyArray<RegistryItem>, { list }: Model): void => {
  const skus = items.map(({ identity }) => identity.sku);
  expect(new Set(skus).size).toBe(skus.length);
  for (const sortBy of ['category', 'price'] as const) {
    const sections = listSections(
      { role: 'registrant', sortBy, groupBy: 'all', giftOption: 'all', filters: NO_FILTERS },
      items,
    );
    expect(sections.flatMap((section) => section.items.map(({ identity }) => identity.sku)).toSorted()).toEqual(
      skus.toSorted(),
    );
    for (const section of sections) {
      const isDone = section.items.map(({ wanted, purchased }) => purchased >= wanted);
      expect(isDone).toEqual(isDone.toSorted((a, b) => Number(a) - Number(b)));
    }
  }
  for (const { identity, wanted, purchased, groupGift } of items) {
    expect(wanted >= 1 && wanted <= 999 && purchased >= 0).toBe(true);
    if (O.isNone(groupGift)) continue;
    expect(groupGift.value.raised).toBeGreaterThanOrEqual(0);
    if (list.some(({ sku, isSettled }) => sku === identity.sku && isSettled)) continue;
    expect(groupGift.value.raised).toBeLessThanOrEqual(groupGift.value.goal);
  }
};

const raisedIn = (items: ReadonlyArray<RegistryItem>): number =>
  items.reduce((sum, { groupGift }) => sum + (O.isSome(groupGift) ? groupGift.value.raised : 0), 0);

/** An action on the model and on the real thing: both do it, or both refuse it, and they agree on the list afterwards. */
class ActionCommand implements fc.AsyncCommand<ModelState, ModelledRegistry> {
  readonly action: RegistryAction;
  constructor(action: RegistryAction) {
    this.action = action;
  }
  check(): boolean {
    return true;
  }
  async run(model: ModelState, real: ModelledRegistry): Promise<void> {
    const after = modelAfter(model.now, this.action);
    const isDone = await real.attempt(this.action);
    expect(isDone, this.toString()).toBe(after !== 'refused');
    if (after !== 'refused') model.now = after;
    const registry = await real.read();
    const isSettled = (sku: string): boolean => model.now.list.some((item) => item.sku === sku && item.isSettled);
    const shown = (list: ModelList): ModelList =>
      real.hidesSettled === true
        ? list
            .filter((item) => !isKeptUnseen(item))
            .map((item) => (isSettled(item.sku) ? { ...item, fund: undefined, isSettled: false } : item))
        : list;
    expect(shown(listOf(registry)), this.toString()).toEqual(shown(model.now.list));
    expectLaws(registry.items, model.now);
    if (real.hidesSettled !== true) expect(raisedIn(registry.items), this.toString()).toBe(model.now.contributed);
  }
  toString(): string {
    return JSON.stringify(this.action);
  }
}

/** So many actions at most, in any order. */
export const actionCommands = (most: number) =>
  fc.commands([registryAction.map((action) => new ActionCommand(action))], { maxCommands: most });
