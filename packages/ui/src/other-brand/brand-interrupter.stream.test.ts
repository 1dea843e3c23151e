import { createState, type SiteId } from '@gift-registry/domain';
import { demoSite, exampleItem, exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { brandInterrupterStream } from './brand-interrupter.stream.ts';

const planned = (first: RegistryModel, site: SiteId = 'main', kept: O.Option<true> = O.none) => {
  const model = createState(first);
  const remembered: Array<true> = [];
  const stream = brandInterrupterStream({
    registry: { model },
    site: demoSite(site),
    memory: { read: () => kept, keep: (dismiss) => () => void remembered.push(dismiss) },
  });
  return { model, stream, remembered };
};

describe('the message that both brands are on one registry', () => {
  it.each(['guest', 'registrant'] as const)('[XB-01] is told to a %s, also for a baby', (role) => {
    const { stream } = planned(loaded({ role }), 'modern');
    expect(stream.model.value).toEqual(O.some({ role, brands: { own: 'Mode Two', other: 'Hearth & Field' } }));
  });

  it.each([
    ['guest', true, 'main', false],
    ['guest', true, 'modern', true],
    ['guest', false, 'main', true],
    ['registrant', true, 'main', true],
  ] as const)(
    '[XB-01] a %s whose list is whole (%s) and has a gift of %s is told: %s',
    (role, isComplete, brand, isTold) => {
      const items = [exampleItem({ product: exampleProduct({ brand }) })];
      expect(O.isSome(planned(loaded({ role, items }, isComplete)).stream.model.value)).toBe(isTold);
    },
  );

  it('[XB-01] once put away it is told no more, and that is remembered', () => {
    const { stream, remembered } = planned(loaded({}));
    const seen: Array<boolean> = [];
    stream.model.changes$.subscribe((model) => seen.push(O.isSome(model)));
    stream.dismiss();
    expect([seen, remembered]).toEqual([[true, false], [true]]);
    expect(planned(loaded({}), 'main', O.some(true)).stream.model.value).toEqual(O.none);
  });

  it('[XB-01] [CA-01] is not told in Canada, nor while no registry is there', () => {
    expect(planned(loaded({}), 'canada').stream.model.value).toEqual(O.none);
    const { model, stream } = planned({ _tag: 'Loading' });
    expect(stream.model.value).toEqual(O.none);
    model.set(loaded({}));
    expect(O.isSome(stream.model.value)).toBe(true);
  });
});
