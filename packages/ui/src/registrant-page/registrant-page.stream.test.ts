import { exampleHeader } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { registrantPageStream } from './registrant-page.stream.ts';
import { loaded, oven, plates, registrantScene } from './testing/registrant-scene.ts';

/** A page that shows the purchased units; an empty registry has none. */
const planned = (first: RegistryModel) => {
  const { model, parts } = registrantScene(first);
  const page = registrantPageStream(parts, ({ items }) =>
    items.length === 0 ? O.none : O.some(items.reduce((sum, { purchased }) => sum + purchased, 0)),
  );
  return { model, page };
};

describe('a page of a registrant', () => {
  it('[TAB-06] [ROUTE-17] is refused to others, and not found where the registry has no such page', () => {
    expect(planned(loaded({ role: 'guest', items: [plates] })).page.model.value).toEqual({
      _tag: 'NotAllowed',
      guestPage: '/gift-registry/guest-list/7310442',
    });
    expect(planned(loaded({ items: [] })).page.model.value._tag).toBe('NotFound');
  });

  it('[STATE-03] counts no days once the event is over', () => {
    const { page } = planned(loaded({ header: exampleHeader({ isPostEvent: true }) }));
    expect(page.model.value).toMatchObject({ head: { daysToGo: O.none } });
  });

  it('[LIVE-01] follows a purchase, and emits nothing twice', () => {
    const { page, model } = planned(loaded({ items: [plates, oven] }));
    const seen: Array<string> = [];
    page.model.changes$.subscribe(({ _tag }) => seen.push(_tag));
    const { value } = model;
    if (value._tag === 'Loaded') model.set({ ...value, connection: 'reconnecting' });
    expect(seen).toHaveLength(1);
    model.set(loaded({ items: [plates, { ...oven, purchased: 1 }] }));
    expect(page.model.value).toMatchObject({ body: 4 });
    model.set({ _tag: 'Failed', fault: { _tag: 'Unavailable' } });
    expect(page.model.value).toEqual({ _tag: 'Failed', fault: { _tag: 'Unavailable' } });
  });
});
