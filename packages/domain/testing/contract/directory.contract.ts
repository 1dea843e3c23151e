import { paths, type SiteId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { dayOf, exampleAddress, exampleForm } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { atOnce, contract, environment, givenAccount, givenRegistry, signedIn } from './scene.ts';

/** What the directory of registries promises: creating a registry and finding one. */
export const directoryContract = contract('the directory', () => {
  const newcomer = async (site?: SiteId) => signedIn(await givenAccount(), site);
  const find = (text: string, page = 1, site: SiteId = 'main') =>
    answerOf(environment.browser({ site }).directory.find({ text, page }));
  const numbers = async (...search: Parameters<typeof find>) =>
    (await find(...search)).registries.map(({ grId }) => grId);

  it('[HOME-01] a new registry is its owner’s, empty and findable', async () => {
    const browser = await newcomer();
    const form = exampleForm({ primaryFirstName: ' Amelia ', greeting: 'Come in.' });
    const { grId } = await answerOf(browser.directory.begin(form, O.none));
    expect(grId).toMatch(/^[1-9]\d{8}$/);
    expect(await answerOf(browser.registries.mine)).toEqual([
      {
        grId,
        isPaused: false,
        eventType: { code: 'br', name: 'Wedding' },
        eventDate: O.some('2027-06-12'),
        primaryFirstName: 'Amelia',
        secondaryFirstName: O.some('Jonah'),
      },
    ]);
    const view = await answerOf(environment.browser().registries.open({ grId, viewing: 'own' }));
    expect(view).toMatchObject({ role: 'guest', version: 0, items: [], header: { greeting: 'Come in.' } });
    expect(await answerOf(browser.registries.open({ grId, viewing: 'own' }))).toMatchObject({ role: 'registrant' });
  });

  it('[HOME-01] [AUTH-04] only the owner reads the delivery address', async () => {
    const browser = await newcomer();
    const { line2: _line2, ...typed } = exampleAddress();
    const { grId } = await answerOf(browser.directory.begin(exampleForm({ ...typed, line2: 'Apt 3' }), O.none));
    expect(await answerOf(browser.settings.readSettings(grId))).toMatchObject({
      address: O.some(exampleAddress()),
      visibility: 'findable',
    });
    const guest = environment.browser();
    expect(await refusalOf(guest.settings.readSettings(grId))).toEqual({ _tag: 'SignInNeeded' });
    expect(JSON.stringify(await answerOf(guest.registries.open({ grId, viewing: 'own' })))).not.toContain('Halsted');
  });

  it('[HOME-01] a registry is of the market of its site', async () => {
    const account = await givenAccount();
    const abroad = await signedIn(account, 'canada');
    const { grId } = await answerOf(abroad.directory.begin(exampleForm(), O.none));
    expect((await answerOf(abroad.registries.mine)).map((own) => own.grId)).toEqual([grId]);
    expect(await answerOf((await signedIn(account)).registries.mine)).toEqual([]);
  });

  it('[HOME-01] visitors and invalid forms are refused, in this order', async () => {
    const begin = ({ directory }: Browser) => refusalOf(directory.begin(exampleForm({ eventType: 'zz' }), O.none));
    expect(await begin(environment.browser())).toEqual({ _tag: 'SignInNeeded' });
    const browser = await newcomer();
    expect(await begin(browser)).toEqual({ _tag: 'RegistryFormInvalid', field: 'eventType', problem: 'missing' });
    expect(await answerOf(browser.registries.mine)).toEqual([]);
  });

  it('[HOME-01] [CART-08] the same key creates one registry; another form under it is refused', async () => {
    const browser = await newcomer();
    const key = O.some(freshKey());
    const first = await atOnce(browser.directory.begin(exampleForm(), key), 3);
    expect(await answerOf(browser.directory.begin(exampleForm(), key))).toEqual(first);
    expect(await refusalOf(browser.directory.begin(exampleForm({ eventType: 'ot' }), key))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect(await answerOf(browser.registries.mine)).toHaveLength(1);
    const another = await answerOf(browser.directory.begin(exampleForm(), O.some(freshKey())));
    expect(another.grId).not.toBe(first.grId);
    expect(await answerOf(browser.registries.mine)).toHaveLength(2);
  });

  it('a registry is found by the beginnings of its registrants’ names, and by its number', async () => {
    const name = freshWord();
    const { registry } = await givenRegistry([], {
      primaryLastName: O.some(`Étienne-${name}`),
      secondaryLastName: O.none,
      photo: O.some('0a1b2c'),
    });
    for (const text of [name, name.slice(0, -1).toUpperCase(), `amelia ${name}`, `ETIENNE, jon ${name}`, registry.grId])
      expect([text, await numbers(text)]).toEqual([text, [registry.grId]]);
    for (const text of [`${name}x`, `rosa ${name}`, name.slice(1)])
      expect([text, await numbers(text)]).toEqual([text, []]);
    expect(await find(name)).toEqual({
      registries: [
        {
          grId: registry.grId,
          eventType: { code: 'br', name: 'Wedding' },
          eventDate: O.some('2027-06-12'),
          primaryFirstName: 'Amelia',
          primaryLastName: O.some(`Étienne-${name}`),
          secondaryFirstName: O.some('Jonah'),
          secondaryLastName: O.none,
          photo: O.some(paths.photo(registry.grId, '0a1b2c')),
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
    });
  });

  it('[NAME-01] couples are found however their names are joined, names in parts, and a number with words around it', async () => {
    const [name, only] = [freshWord(), freshWord()];
    const { registry } = await givenRegistry([], { primaryLastName: O.some(`O’${name}`) });
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
    const browser = await newcomer();
    const begun = await answerOf(
      browser.directory.begin(
        exampleForm({ primaryFirstName: `${only.slice(0, 3)} ${only.slice(3)}`, primaryLastName: '' }),
        O.none,
      ),
    );
    expect(await numbers(`${only} and Jonah`)).toEqual([begun.grId]);
  });

  it('[SET-02] a registry that is private, by link only or of the other market is not found, not even by its number', async () => {
    const name = freshWord();
    const primaryLastName = O.some(name);
    const hidden = await givenRegistry([], { primaryLastName, visibility: { _tag: 'Private' } });
    const linked = await givenRegistry([], {
      primaryLastName,
      visibility: { _tag: 'LinkOnly', key: 'the-whole-key' },
    });
    const canadian = await givenRegistry([], { primaryLastName, market: 'CA' });
    for (const text of [name, ...[hidden, linked, canadian].map(({ registry }) => registry.grId)])
      expect(await numbers(text)).toEqual([]);
    expect(await numbers(name, 1, 'canada')).toEqual([canadian.registry.grId]);
    const owner = await signedIn(hidden.owner);
    expect((await answerOf(owner.directory.find({ text: name, page: 1 }))).registries).toEqual([]);
  });

  it('signs of query languages are text, and texts too short or too long are refused', async () => {
    const name = freshWord();
    await givenRegistry([], { primaryLastName: O.some(name) });
    for (const text of [`%${name.slice(5)}`, `${name.slice(0, 4)}_${name.slice(5)}`, `.*${name.slice(3)}`])
      expect([text, await numbers(text)]).toEqual([text, []]);
    for (const text of ['%', '_', 'a', '', '%%%'])
      expect(await refusalOf(environment.browser().directory.find({ text, page: 1 }))).toEqual({
        _tag: 'FindTooShort',
      });
    expect(await numbers(`${name}' or 'x':* | 'a`)).toEqual([]);
    expect(await refusalOf(environment.browser().directory.find({ text: 'x'.repeat(121), page: 1 }))).toEqual({
      _tag: 'FindTooLong',
      maximum: 120,
    });
  });

  it('results come in pages of 20, the next event first and past ones last; pages behind the last are the last', async () => {
    const name = freshWord();
    const owner = await givenAccount();
    const registries = [];
    for (let index = 0; index < 22; index += 1)
      registries.push(
        await givenRegistry([], {
          owners: [owner.id],
          primaryLastName: O.some(name),
          eventDate: O.some(dayOf(index === 0 ? '2027-05-31' : `2027-06-${String(30 - index).padStart(2, '0')}`)),
        }),
      );
    const first = await find(name);
    const second = await find(name, 2);
    expect([first.total, first.pages, first.registries.length, second.page, second.registries.length]).toEqual([
      22, 2, 20, 2, 2,
    ]);
    expect(first.registries[0]?.grId).toBe(registries[21]?.registry.grId);
    expect(second.registries.at(-1)?.grId).toBe(registries[0]?.registry.grId);
    for (const behind of [3, 99]) expect(await find(name, behind)).toEqual(second);
  });

  it('[HOME-01] a new registry is found at once, and by new names after they change', async () => {
    const [before, after] = [freshWord(), freshWord()];
    const browser = await newcomer();
    const { grId } = await answerOf(browser.directory.begin(exampleForm({ primaryFirstName: before }), O.none));
    expect(await numbers(`${before} hart`)).toEqual([grId]);
    await answerOf(browser.settings.changeSettings(grId, { primaryFirstName: { was: before, now: after } }));
    expect(await numbers(before)).toEqual([]);
    expect(await numbers(`${after} hart`)).toEqual([grId]);
  });
});
