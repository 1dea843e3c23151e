import { eventTypeOf, type Site, sites } from '@gift-registry/domain';
import { exampleHeader } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { loaded, oven, plates, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { checklistStream } from './checklist.stream.ts';

const planned = (first: RegistryModel, site: Site = sites.main) => ({
  checklist: checklistStream(registrantScene(first, site).parts),
});

describe('the checklist', () => {
  it('[CHK-01] is ticked by what is on the registry', () => {
    const { checklist } = planned(loaded({ items: [plates, oven] }));
    const { value } = checklist.model;
    if (value._tag !== 'Loaded') return expect.fail(value._tag);
    const [table] = value.body.checklist.groups;
    expect(table?.entries[0]).toMatchObject({ key: 'dinnerware', pieces: 12, isDone: true });
    expect([value.body.checklist.done, value.body.isComplete]).toEqual([1, true]);
  });

  it('[TAB-03] [TAB-05] [TAB-06] is there only where the registry has one, for its registrant', () => {
    const baby = { header: exampleHeader({ eventType: eventTypeOf('bb') }) };
    expect(planned(loaded(baby)).checklist.model.value._tag).toBe('Loaded');
    expect(planned(loaded(baby), sites.modern).checklist.model.value._tag).toBe('NotFound');
    expect(planned(loaded({ role: 'guest' })).checklist.model.value._tag).toBe('NotAllowed');
  });
});
