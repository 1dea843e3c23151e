import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf, exampleForm } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { sceneIn, signedIn } from './scene.ts';

/** What finding a registry promises. */
export const findingRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('finding', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    const find = (text: string, page = 1, site: 'main' | 'canada' = 'main') =>
      answerOf(environment.browser({ site }).directory.find({ text, page }));
    const numbers = async (...asked: Parameters<typeof find>) =>
      (await find(...asked)).registries.map(({ grId }) => grId);

    it('a registry is found by the beginnings of its registrants’ names, however they are written, and by its number', async () => {
      const name = freshWord();
      const { registry } = await sceneIn(environment, [], {
        primaryLastName: O.some(`Étienne-${name}`),
        secondaryLastName: O.none,
      });
      for (const text of [
        name,
        name.slice(0, -1).toUpperCase(),
        `amelia ${name}`,
        `ETIENNE, jon ${name}`,
        registry.grId,
      ])
        expect([text, await numbers(text)]).toEqual([text, [registry.grId]]);
      for (const text of [`${name}x`, `rosa ${name}`, name.slice(1)])
        expect([text, await numbers(text)]).toEqual([text, []]);
      expect(await find(name)).toEqual({
        registries: [
          {
            grId: registry.grId,
            eventType: { code: 'br', name: 'Wedding' },
            eventDate: '2027-06-12',
            primaryFirstName: 'Amelia',
            primaryLastName: O.some(`Étienne-${name}`),
            secondaryFirstName: O.some('Jonah'),
            secondaryLastName: O.none,
          },
        ],
        total: 1,
        page: 1,
        pages: 1,
      });
    });

    it('[NAME-01] couples are found however their names are joined, people with one name or a name in parts too, and a number with words before it', async () => {
      const [name, only] = [freshWord(), freshWord()];
      const { registry } = await sceneIn(environment, [], { primaryLastName: O.some(`O’${name}`) });
      const { grId } = registry;
      for (const text of [
        `Amelia O ${name} and Jonah`,
        `Jonah & Amelia o'${name}`,
        `o${name}`,
        `\u200eo\u200b${name}\u00ad`,
        `The O${name} family`,
        `Registry number ${grId}`,
        `# ${grId}.`,
      ])
        expect([text, await numbers(text)]).toEqual([text, [grId]]);
      expect(await numbers(`Amelia and Rosa o${name}`)).toEqual([]);
      const account = freshAccount();
      await environment.given({ accounts: [account] });
      const browser = await signedIn(environment, account);
      const begun = await answerOf(
        browser.directory.begin(
          exampleForm({ primaryFirstName: `${only.slice(0, 3)} ${only.slice(3)}`, primaryLastName: '' }),
          O.none,
        ),
      );
      expect(await numbers(`${only} and Jonah`)).toEqual([begun.grId]);
    });

    it('[SET-02] nobody finds a registry that is private or visible by link only, also not by its number, and nobody one of the other market', async () => {
      const name = freshWord();
      const primaryLastName = O.some(name);
      const hidden = await sceneIn(environment, [], { primaryLastName, visibility: { _tag: 'Private' } });
      const linked = await sceneIn(environment, [], {
        primaryLastName,
        visibility: { _tag: 'LinkOnly', key: 'the-whole-key' },
      });
      const canadian = await sceneIn(environment, [], { primaryLastName, market: 'CA' });
      for (const text of [name, ...[hidden, linked, canadian].map(({ registry }) => registry.grId)])
        expect(await numbers(text)).toEqual([]);
      expect(await numbers(name, 1, 'canada')).toEqual([canadian.registry.grId]);
      const owner = await signedIn(environment, hidden.owner);
      expect((await answerOf(owner.directory.find({ text: name, page: 1 }))).registries).toEqual([]);
    });

    it('a sign stands for itself: % and _ are not any letter', async () => {
      const name = freshWord();
      await sceneIn(environment, [], { primaryLastName: O.some(name) });
      for (const text of [`%${name.slice(5)}`, `${name.slice(0, 4)}_${name.slice(5)}`, `.*${name.slice(3)}`])
        expect([text, await numbers(text)]).toEqual([text, []]);
      for (const text of ['%', '_', 'a', '', '%%%', "' or true --"].slice(0, 5))
        expect(await refusalOf(environment.browser().directory.find({ text, page: 1 }))).toEqual({
          _tag: 'FindTooShort',
        });
      expect(await numbers(`${name}' or 'x':* | 'a`)).toEqual([]);
      expect(await refusalOf(environment.browser().directory.find({ text: 'x'.repeat(121), page: 1 }))).toEqual({
        _tag: 'FindTooLong',
        maximum: 120,
      });
    });

    it('what is found is read in pages of 20, the next event first and what is over last; behind the last page comes the last page', async () => {
      const name = freshWord();
      const owner = freshAccount();
      await environment.given({ accounts: [owner] });
      const scenes = [];
      for (let index = 0; index < 22; index += 1)
        scenes.push(
          await sceneIn(environment, [], {
            owners: [owner.id],
            primaryLastName: O.some(name),
            eventDate: dayOf(index === 0 ? '2027-05-31' : `2027-06-${String(30 - index).padStart(2, '0')}`),
          }),
        );
      const first = await find(name);
      const second = await find(name, 2);
      expect([first.total, first.pages, first.registries.length, second.page, second.registries.length]).toEqual([
        22, 2, 20, 2, 2,
      ]);
      expect(first.registries[0]?.grId).toBe(scenes[21]?.registry.grId);
      expect(second.registries.at(-1)?.grId).toBe(scenes[0]?.registry.grId);
      for (const behind of [3, 99]) expect(await find(name, behind)).toEqual(second);
    });

    it('[HOME-01] a registry that has just begun is found; after its registrants are called otherwise, by their new names', async () => {
      const [before, after] = [freshWord(), freshWord()];
      const account = freshAccount();
      await environment.given({ accounts: [account] });
      const browser = await signedIn(environment, account);
      const { grId } = await answerOf(browser.directory.begin(exampleForm({ primaryFirstName: before }), O.none));
      expect(await numbers(`${before} hart`)).toEqual([grId]);
      await answerOf(browser.settings.changeSettings(grId, { primaryFirstName: { was: before, now: after } }));
      expect(await numbers(before)).toEqual([]);
      expect(await numbers(`${after} hart`)).toEqual([grId]);
    });
  });
};
