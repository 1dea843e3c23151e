import { eventTypeOf } from '@gift-registry/domain';
import { exampleHeader } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { loaded, oven, plates, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { overviewStream } from './overview.stream.ts';

const planned = (first: RegistryModel) => ({ overview: overviewStream(registrantScene(first).parts) });

describe('the Overview', () => {
  it('[TAB-01] says how the registry stands, what was bought, and what to do next', () => {
    const { overview } = planned(loaded({ items: [plates, oven] }));
    expect(overview.model.value).toMatchObject({
      _tag: 'Loaded',
      head: { eventDate: 'Jun 12, 2027', daysToGo: O.some(11) },
      body: {
        bought: [{ name: 'Hearth Dinner Plate', wants: 12, purchased: 3 }],
        addMore: '/gift-registry/add-more-gifts/wedding',
        checklist: O.some('/gift-registry/checklist/7310442'),
      },
    });
  });

  it('[TAB-01] [TAB-06] is not there for a guest, nor for an event that has none', () => {
    expect(planned(loaded({ role: 'guest' })).overview.model.value._tag).toBe('NotAllowed');
    const header = exampleHeader({ eventType: eventTypeOf('kd') });
    expect(planned(loaded({ header })).overview.model.value._tag).toBe('NotFound');
  });
});
