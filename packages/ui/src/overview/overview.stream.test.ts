import { eventTypeOf, type RegistryView, sites } from '@gift-registry/domain';
import { exampleContent, exampleHeader, exampleView, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checklistScene } from '../checklist/testing/checklist-scene.ts';
import { loaded, oven, plates } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { overviewStream } from './overview.stream.ts';
import { withIdeas } from './testing/overview-scene.ts';

const settled = () => new Promise((done) => setTimeout(done, 0));
const quiet = { write: () => () => undefined };

const planned = (first: RegistryModel, site = sites.main) => {
  const { model, parts, reading } = checklistScene(first, undefined, site);
  return { model, overview: overviewStream({ ...parts, checklist: reading, log: quiet }) };
};
const seen = async (first: RegistryModel) => {
  const scene = planned(first);
  scene.overview.model.changes$.subscribe();
  await settled();
  return scene;
};
const boughtLater = (version: number, items: RegistryView['items'], bought: RegistryView['items']): RegistryModel => ({
  ...withIdeas(5, { items, version: versionOf(version) }),
  lastChange: O.some({ version: versionOf(version), bought }),
});
const boughtNames = ({ overview }: Awaited<ReturnType<typeof seen>>) => {
  const { value } = overview.model;
  if (value._tag !== 'Loaded' || value.body._tag !== 'Dashboard') return expect.fail('no dashboard');
  return value.body.bought.map(({ name, isJustBought }) => (isJustBought ? `${name}, now` : name));
};

describe('the Overview', () => {
  it('[OVR-01] [TAB-01] says how the registry stands, what was bought, what is most loved and what to do next', async () => {
    const { overview } = await seen(withIdeas(5, { items: [plates, { ...oven, isMostLoved: true }] }));
    expect(overview.model.value).toMatchObject({
      _tag: 'Loaded',
      head: { eventDate: 'Jun 12, 2027', daysToGo: O.some(11) },
      body: {
        _tag: 'Dashboard',
        totals: { items: 13, purchased: 3 },
        giftCards: O.some('$0'),
        bought: [{ name: 'Hearth Dinner Plate', wants: 12, purchased: 3, isJustBought: false }],
        loved: [{ name: 'Ember Dutch Oven' }],
        steps: [
          { step: { _tag: 'FollowChecklist', done: 2, of: 4 }, path: '/gift-registry/checklist/7310442' },
          { step: { _tag: 'AddPhoto' }, path: '/gift-registry/registrant-list/7310442' },
          { step: { _tag: 'ShareLink' }, path: 'http://localhost:3000/gift-registry/guest-list/7310442' },
          { step: { _tag: 'WriteGreeting' } },
        ],
      },
    });
  });

  it('[OVR-01] [LIVE-01] what is bought while the page is open stands first, the newest foremost', async () => {
    const scene = await seen(withIdeas(5, { items: [plates, oven] }));
    expect(boughtNames(scene)).toEqual(['Hearth Dinner Plate']);
    const bought = { ...oven, purchased: 1 };
    scene.model.set(boughtLater(1, [plates, bought], [bought]));
    expect(boughtNames(scene)).toEqual(['Ember Dutch Oven, now', 'Hearth Dinner Plate']);
    const more = { ...plates, purchased: 4 };
    scene.model.set(boughtLater(2, [more, bought], [more]));
    expect(boughtNames(scene)).toEqual(['Hearth Dinner Plate, now', 'Ember Dutch Oven, now']);
  });

  it.each([
    [5, 'Dashboard'],
    [4, 'List'],
    [0, 'List'],
  ])('[PAGE-01] with %d ideas of the house it is the %s', async (count, expected) => {
    const { overview } = await seen(withIdeas(count, { items: [plates] }));
    expect(overview.model.value).toMatchObject({ body: { _tag: expected } });
  });

  it('[PAGE-01] an idea without title or link does not count', async () => {
    const home = exampleContent(5).home.map((idea, index) => ({ ...idea, title: index === 2 ? ' ' : idea.title }));
    const owner = O.some({ visibility: 'findable' as const, coupon: O.none, home });
    const { overview } = await seen(loaded({ owner }));
    expect(overview.model.value).toMatchObject({ body: { _tag: 'List' } });
  });

  it('[OVR-01] nothing is advised while only the first items of a long list are there', async () => {
    const { overview } = await seen({ ...withIdeas(5, { items: [plates] }), isComplete: false });
    expect(overview.model.value).toMatchObject({ body: { steps: [], isComplete: false } });
  });

  it('[OVR-01] in Canada there is no sum of gift cards', () => {
    const totals = { ...exampleView({ items: [plates] }).totals, giftCards: O.none };
    const { overview } = planned(withIdeas(5, { totals }), sites.canada);
    expect(overview.model.value).toMatchObject({ body: { giftCards: O.none } });
  });

  it('[TAB-01] [TAB-05] [TAB-06] [KIDS-01] is not there for a guest, nor for an event that has none', () => {
    const of = (code: string) => ({ header: exampleHeader({ eventType: eventTypeOf(code) }) });
    expect(planned(loaded({ role: 'guest' })).overview.model.value._tag).toBe('NotAllowed');
    expect(planned(loaded(of('kd')), sites.kids).overview.model.value._tag).toBe('NotFound');
    expect(planned(loaded(of('bb')), sites.modern).overview.model.value._tag).toBe('NotFound');
    expect(planned(loaded(of('bb')), sites.kids).overview.model.value._tag).toBe('Loaded');
  });
});
