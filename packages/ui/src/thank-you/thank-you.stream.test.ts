import { describe, expect, it } from 'vitest';
import { loaded, oven, plates, registrantScene } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { thankYouStream } from './thank-you.stream.ts';

const scene = (first: RegistryModel) => {
  const { model, parts } = registrantScene(first);
  return { model, page: thankYouStream(parts) };
};

describe('the gifts to say thank you for', () => {
  it('[ROUTE-04] are those that were purchased, and a purchase shows at once', () => {
    const { model, page } = scene(loaded({ items: [plates, oven] }));
    page.model.changes$.subscribe();
    expect(page.model.value).toMatchObject({
      body: { gifts: [{ name: 'Hearth Dinner Plate', wants: 12, purchased: 3 }] },
    });
    model.set(loaded({ items: [plates, { ...oven, purchased: 1 }] }));
    expect(page.model.value).toMatchObject({ body: { gifts: [{ purchased: 3 }, { name: 'Ember Dutch Oven' }] } });
  });

  it('[ROUTE-04] [ROUTE-17] are nobody’s but the registrant’s', () => {
    expect(scene(loaded({ role: 'guest' })).page.model.value._tag).toBe('NotAllowed');
  });
});
