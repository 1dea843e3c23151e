import { type AnalyticsEvent, createState, eventTypeOf, type RegistryView, sites } from '@gift-registry/domain';
import { exampleHeader, exampleView } from '@gift-registry/domain/testing/arbitrary';
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
  it('[TAB-01] [TAB-06] stand in their order, the one of this page marked', () => {
    expect(named(planned())).toEqual(['overview', '[manage-registry]', 'checklist', 'thank-you-manager']);
  });

  it('[TAB-02] [TAB-05] a baby registry on the modern brand has neither Overview nor Checklist', () => {
    const header = exampleHeader({ eventType: eventTypeOf('bb') });
    expect(named(planned({ header }, sites.modern))).toEqual(['[our-registry]', 'thank-you-manager']);
    expect(named(planned({ header: { ...header, secondaryFirstName: O.none } }, sites.modern))).toEqual([
      '[my-registry]',
      'thank-you-manager',
    ]);
  });

  it('[TAB-06] a guest has none, nor has an owner among guests, nor anybody before the registry is read', () => {
    expect(named(planned({ role: 'guest' }))).toEqual([]);
    expect(named(planned({ role: 'guest', canReturnToManagement: true }))).toEqual([]);
    const { model, stream } = planned();
    model.set({ _tag: 'Loading' });
    expect(stream.model.value).toEqual([]);
  });

  it('[ANA-01] another tab is told once it is chosen, the one of this page is not', () => {
    const { stream, tracked } = planned();
    stream.open('registry-list');
    expect(tracked).toEqual([]);
    stream.open('checklist');
    expect(tracked).toEqual([{ _tag: 'TabChanged', grId: '7310442', tab: 'checklist' }]);
  });

  it('[LIVE-01] a purchase changes nothing of them', () => {
    const { stream, model } = planned();
    const seen: Array<unknown> = [];
    stream.model.changes$.subscribe((tabs) => seen.push(tabs));
    const { value } = model;
    if (value._tag === 'Loaded') model.set(loaded({ ...value.view, items: [] }));
    expect(seen).toHaveLength(1);
  });
});
