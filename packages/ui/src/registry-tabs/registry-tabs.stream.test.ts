import { type AnalyticsEvent, createState, type RegistryView } from '@gift-registry/domain';
import { exampleView, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { registryTabsStream } from './registry-tabs.stream.ts';

const loaded = (view: RegistryView): RegistryModel => ({
  _tag: 'Loaded',
  view,
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

const planned = (view: Partial<RegistryView> = {}, site = sites.main) => {
  const tracked: AnalyticsEvent[] = [];
  const model = createState<RegistryModel>(loaded(exampleView({ role: 'registrant', ...view })));
  const stream = registryTabsStream({
    registry: { model },
    site,
    analytics: { track: (event) => () => tracked.push(event) },
    page: 'registry-list',
  });
  return { stream, tracked, model };
};

const named = ({ stream }: ReturnType<typeof planned>) =>
  stream.model.value.map(({ name, isCurrent }) => (isCurrent ? `[${name}]` : name));

describe('the tabs of a registry', () => {
  it('[TAB-01] [TAB-06] are in order, with the current page marked', () => {
    expect(named(planned())).toEqual(['overview', '[manage-registry]', 'checklist', 'thank-you-manager']);
  });

  it('[TAB-06] has no tabs for a guest, an owner on the guest page, or before the registry is read', () => {
    expect(named(planned({ role: 'guest' }))).toEqual([]);
    expect(named(planned({ role: 'guest', canReturnToManagement: true }))).toEqual([]);
    const { model, stream } = planned();
    model.set({ _tag: 'Loading' });
    expect(stream.model.value).toEqual([]);
  });

  it('[ANA-01] tracks a chosen tab, but not the current one', () => {
    const { stream, tracked } = planned();
    stream.open('registry-list');
    expect(tracked).toEqual([]);
    stream.open('checklist');
    expect(tracked).toEqual([{ _tag: 'TabChanged', grId: '7310442', tab: 'checklist' }]);
  });

  it('[LIVE-01] a purchase does not change them', () => {
    const { stream, model } = planned();
    const seen: Array<unknown> = [];
    stream.model.changes$.subscribe((tabs) => seen.push(tabs));
    const { value } = model;
    if (value._tag === 'Loaded') model.set(loaded({ ...value.view, items: [] }));
    expect(seen).toHaveLength(1);
  });
});
