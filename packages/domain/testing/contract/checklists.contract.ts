import { type ChecklistEntry, eventTypeOf, type ItemBrand, type SiteId } from '@gift-registry/domain';
import { beforeAll, expect, it } from 'vitest';
import { exampleChecklists, exampleContent } from '../arbitrary/index.ts';
import { freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  contract,
  environment,
  freshProduct,
  givenAccount,
  givenRegistry,
  opened,
  refusedToOthers,
  signedIn,
} from './scene.ts';

/** What the checklists of registries promise, and the site content for registrants. */
export const checklistsContract = contract('checklists', () => {
  beforeAll(async () => {
    const products = Object.values(exampleChecklists)
      .flat()
      .flatMap(({ entries }) => entries)
      .flatMap(({ category, brands }) => brands.map((brand) => freshProduct({ categoryName: category, brand })));
    await environment.given({ siteContent: exampleContent(5), products });
  });

  it('[CHK-01] [API-03] a checklist is the site content of its event, with nothing ticked at first', async () => {
    for (const code of ['br', 'bb', 'ot', 'hw'] as const) {
      const { registry, owner } = await givenRegistry([], { eventType: eventTypeOf(code) });
      const { checklists } = await signedIn(owner);
      expect(await answerOf(checklists.readChecklist(registry.grId))).toEqual({
        groups: exampleChecklists[code],
        byHand: [],
      });
    }
  });

  it('[CHK-01] [CA-01] an entry names the brands that sell it in the market', async () => {
    const [category, gone, elsewhere] = [freshWord(), freshWord(), freshWord()];
    const entry = (key: string, of: string, brands: ReadonlyArray<ItemBrand>): ChecklistEntry => ({
      key,
      name: key,
      category: of,
      recommended: 1,
      imagePath: '',
      brands,
    });
    const written = [
      {
        key: 'all',
        name: 'All',
        entries: [
          entry('both', category, ['main', 'modern']),
          entry('gone', gone, ['main']),
          entry('abroad', elsewhere, ['main', 'modern']),
          entry('modern', elsewhere, ['modern']),
        ],
      },
    ];
    const content = exampleContent(5);
    await environment.given({
      siteContent: { ...content, checklists: { ...exampleChecklists, ot: written } },
      products: [
        freshProduct({ categoryName: category, brand: 'modern' }),
        freshProduct({ categoryName: gone, brand: 'main', isNla: true }),
      ],
      canadianProducts: [freshProduct({ categoryName: elsewhere, brand: 'main' })],
    });
    const brandsOn = async (site: SiteId) => {
      const { registry, owner } = await givenRegistry([], {
        eventType: eventTypeOf('ot'),
        market: site === 'canada' ? 'CA' : 'US',
      });
      const { checklists } = await signedIn(owner, site);
      const { groups } = await answerOf(checklists.readChecklist(registry.grId));
      return groups.flatMap(({ entries }) => entries).map(({ key, brands }) => [key, brands]);
    };
    expect(await brandsOn('main')).toEqual([
      ['both', ['modern']],
      ['gone', []],
      ['abroad', []],
      ['modern', []],
    ]);
    expect(await brandsOn('canada')).toEqual([
      ['both', []],
      ['gone', []],
      ['abroad', ['main']],
      ['modern', ['modern']],
    ]);
    await environment.given({ siteContent: content });
  });

  it('[CHK-01] [API-01] entries are ticked and unticked for both owners, without a new version', async () => {
    const second = await givenAccount();
    const { registry, owner } = await givenRegistry([]);
    const shared = await givenRegistry([], { owners: [owner.id, second.id] });
    const { checklists } = await signedIn(owner);
    const others = await signedIn(second);
    const { grId } = shared.registry;
    for (const ticked of [['cookware'], ['cookware']])
      expect(await answerOf(checklists.tickEntry(grId, 'cookware', true))).toEqual(ticked);
    expect(await answerOf(others.checklists.tickEntry(grId, 'bath', true))).toEqual(['cookware', 'bath']);
    expect((await answerOf(checklists.readChecklist(grId))).byHand).toEqual(['cookware', 'bath']);
    for (const ticked of [['bath'], ['bath']])
      expect(await answerOf(checklists.tickEntry(grId, 'cookware', false))).toEqual(ticked);
    expect((await answerOf(checklists.readChecklist(registry.grId))).byHand).toEqual([]);
    expect((await opened(others, shared.registry)).version).toBe(shared.registry.version);
  });

  it('[CHK-01] entries ticked at the same time are all stored', async () => {
    const { registry, owner } = await givenRegistry([]);
    const [one, two] = [await signedIn(owner), await signedIn(owner)];
    await Promise.all([
      answerOf(one.checklists.tickEntry(registry.grId, 'cookware', true)),
      answerOf(two.checklists.tickEntry(registry.grId, 'bath', true)),
      answerOf(two.checklists.tickEntry(registry.grId, 'cookware', true)),
    ]);
    const { byHand } = await answerOf(one.checklists.readChecklist(registry.grId));
    expect(new Set(byHand)).toEqual(new Set(['cookware', 'bath']));
  });

  it('[CHK-01] a kids event has no checklist, nor a baby registry on the modern brand’s site', async () => {
    const { registry: kids, owner: ours } = await givenRegistry([], { eventType: eventTypeOf('kd') });
    const { registry: baby, owner: theirs } = await givenRegistry([], { eventType: eventTypeOf('bb') });
    const none = { _tag: 'NoChecklist' };
    const first = await signedIn(ours);
    expect(await refusalOf(first.checklists.readChecklist(kids.grId))).toEqual(none);
    expect(await refusalOf(first.checklists.tickEntry(kids.grId, 'toys', true))).toEqual(none);
    const onModern = await signedIn(theirs, 'modern');
    expect(await refusalOf(onModern.checklists.readChecklist(baby.grId))).toEqual(none);
    expect((await answerOf((await signedIn(theirs)).checklists.readChecklist(baby.grId))).byHand).toEqual([]);
  });

  it('[CHK-01] an entry that is not on the checklist is refused', async () => {
    const { registry, owner } = await givenRegistry([]);
    const { checklists } = await signedIn(owner);
    for (const key of ['toys', 'Cookware', 'inside'])
      expect(await refusalOf(checklists.tickEntry(registry.grId, key, true))).toEqual({ _tag: 'EntryUnknown' });
    expect((await answerOf(checklists.readChecklist(registry.grId))).byHand).toEqual([]);
  });

  it('[AUTH-03] [ROUTE-17] only owners read and tick', () =>
    refusedToOthers([
      ({ checklists }, grId) => checklists.readChecklist(grId),
      ({ checklists }, grId) => checklists.tickEntry(grId, 'cookware', true),
    ]));

  it('[STATE-01] [AUTH-04] the content of the home page is for owners only', async () => {
    const { registry, owner } = await givenRegistry([]);
    const owners = await signedIn(owner);
    const titles = ['Idea 1', 'Idea 2', 'Idea 3', 'Idea 4', 'Idea 5'];
    expect((await opened(owners, registry)).owner).toMatchObject({
      value: { home: titles.map((title) => ({ title, link: '/gift-registry/add-more-gifts/wedding' })) },
    });
    expect(JSON.stringify(await opened(environment.browser(), registry))).not.toContain('Idea 1');
  });
});
