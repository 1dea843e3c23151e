import { type ChecklistEntry, eventTypeOf, type ItemBrand, type SiteId } from '@gift-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleChecklists, exampleContent } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshProduct, opened, sceneIn, signedIn } from './scene.ts';

/** What the checklists of registries promise, and what is written for the pages of registrants, whatever stands behind them. */
export const checklistsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`checklists over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
      const products = Object.values(exampleChecklists)
        .flat()
        .flatMap(({ entries }) => entries)
        .flatMap(({ category, brands }) => brands.map((brand) => freshProduct({ categoryName: category, brand })));
      await environment.given({ siteContent: exampleContent(5), products });
    });
    afterAll(() => environment.close());

    it('[CHK-01] [API-03] is what was written for the event, with nothing ticked yet', async () => {
      for (const code of ['br', 'bb', 'ot', 'hw'] as const) {
        const { registry, owner } = await sceneIn(environment, [], { eventType: eventTypeOf(code) });
        const { checklists } = await signedIn(environment, owner);
        expect(await answerOf(checklists.readChecklist(registry.grId))).toEqual({
          groups: exampleChecklists[code],
          byHand: [],
        });
      }
    });

    it('[CHK-01] [CA-01] an entry names the brands that sell it in the market now, none where nothing of it can be had', async () => {
      const [category, gone, elsewhere] = [freshWord(), freshWord(), freshWord()];
      const entry = (key: string, of: string, brands: ReadonlyArray<ItemBrand>): ChecklistEntry => ({
        key,
        name: key,
        category: of,
        recommended: 1,
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
        const { registry, owner } = await sceneIn(environment, [], {
          eventType: eventTypeOf('ot'),
          market: site === 'canada' ? 'CA' : 'US',
        });
        const { checklists } = await signedIn(environment, owner, site);
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

    it('[CHK-01] [API-01] an entry is ticked by hand and unticked again, as often as asked; both owners see it, and no version is raised', async () => {
      const second = freshAccount();
      await environment.given({ accounts: [second] });
      const { registry, owner } = await sceneIn(environment, []);
      const shared = await sceneIn(environment, [], { owners: [owner.id, second.id] });
      const { checklists } = await signedIn(environment, owner);
      const others = await signedIn(environment, second);
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

    it('[CHK-01] two who tick at once lose neither', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const [one, two] = [await signedIn(environment, owner), await signedIn(environment, owner)];
      await Promise.all([
        answerOf(one.checklists.tickEntry(registry.grId, 'cookware', true)),
        answerOf(two.checklists.tickEntry(registry.grId, 'bath', true)),
        answerOf(two.checklists.tickEntry(registry.grId, 'cookware', true)),
      ]);
      const { byHand } = await answerOf(one.checklists.readChecklist(registry.grId));
      expect(new Set(byHand)).toEqual(new Set(['cookware', 'bath']));
    });

    it('[CHK-01] there is none for a children’s event, and none for a baby on the modern brand’s site', async () => {
      const { registry: kids, owner: ours } = await sceneIn(environment, [], { eventType: eventTypeOf('kd') });
      const { registry: baby, owner: theirs } = await sceneIn(environment, [], { eventType: eventTypeOf('bb') });
      const none = { _tag: 'NoChecklist' };
      const first = await signedIn(environment, ours);
      expect(await refusalOf(first.checklists.readChecklist(kids.grId))).toEqual(none);
      expect(await refusalOf(first.checklists.tickEntry(kids.grId, 'toys', true))).toEqual(none);
      const onModern = await signedIn(environment, theirs, 'modern');
      expect(await refusalOf(onModern.checklists.readChecklist(baby.grId))).toEqual(none);
      expect(
        (await answerOf((await signedIn(environment, theirs)).checklists.readChecklist(baby.grId))).byHand,
      ).toEqual([]);
    });

    it('[CHK-01] an entry that is not on the checklist of the event is refused, and nothing is kept', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { checklists } = await signedIn(environment, owner);
      for (const key of ['toys', 'Cookware', 'inside'])
        expect(await refusalOf(checklists.tickEntry(registry.grId, key, true))).toEqual({ _tag: 'EntryUnknown' });
      expect((await answerOf(checklists.readChecklist(registry.grId))).byHand).toEqual([]);
    });

    it('[AUTH-03] [ROUTE-17] only owners read and tick: first the session, then what is there, then whose it is', async () => {
      const stranger = freshAccount();
      await environment.given({ accounts: [stranger] });
      const { registry } = await sceneIn(environment, []);
      const hidden = await sceneIn(environment, [], { visibility: { _tag: 'Private' } });
      const visitor = environment.browser().checklists;
      const strangers = (await signedIn(environment, stranger)).checklists;
      for (const [{ readChecklist, tickEntry }, grId, expected] of [
        [visitor, registry.grId, 'SignInNeeded'],
        [visitor, freshGrId(), 'SignInNeeded'],
        [strangers, freshGrId(), 'RegistryNotFound'],
        [strangers, hidden.registry.grId, 'RegistryNotFound'],
        [strangers, registry.grId, 'NotOwner'],
      ] as const) {
        expect(await refusalOf(readChecklist(grId))).toEqual({ _tag: expected });
        expect(await refusalOf(tickEntry(grId, 'cookware', true))).toEqual({ _tag: expected });
      }
    });

    it('[CHK-01] what was ticked goes with its registry', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const { checklists, settings } = await signedIn(environment, owner);
      await answerOf(checklists.tickEntry(registry.grId, 'cookware', true));
      await answerOf(settings.deleteRegistry(registry.grId));
      expect(await refusalOf(checklists.readChecklist(registry.grId))).toEqual({ _tag: 'RegistryNotFound' });
    });

    it('[STATE-01] [AUTH-04] what was written for the home page is told to an owner and to no guest', async () => {
      const { registry, owner } = await sceneIn(environment, []);
      const owners = await signedIn(environment, owner);
      const titles = ['Idea 1', 'Idea 2', 'Idea 3', 'Idea 4', 'Idea 5'];
      expect((await opened(owners, registry)).owner).toMatchObject({
        value: { home: titles.map((title) => ({ title, link: '/gift-registry/add-more-gifts/wedding' })) },
      });
      expect(JSON.stringify(await opened(environment.browser(), registry))).not.toContain('Idea 1');
    });
  });
};
