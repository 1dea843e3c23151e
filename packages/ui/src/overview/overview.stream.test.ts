import {
  eventTypeOf,
  type GiftsGiven,
  type Instant,
  overviewMessages,
  type RegistryView,
  type ThankYouRow,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleHeader,
  exampleView,
  giftIdOf,
  instantOf,
  sites,
  versionOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { NEVER, of, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { checklistScene } from '../checklist/testing/checklist-scene.ts';
import type { GiftsNotRead } from '../gifts-reading/index.ts';
import { loaded, oven, plates } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { overviewStream } from './overview.stream.ts';
import { withIdeas } from './testing/overview-scene.ts';

const settled = () => new Promise((done) => setTimeout(done, 0));
const quiet = { write: () => () => undefined };

const rowOf = (id: string, givenAt: string, row: Partial<ThankYouRow>): ThankYouRow => ({
  id: giftIdOf(id),
  given: { _tag: 'Units', identity: plates.identity, quantity: 1 },
  name: 'A gift',
  imagePath: '',
  giver: { firstName: 'Lena', lastName: 'Brandt' },
  giverId: giftIdOf(id),
  postalAddress: O.none,
  givenAt: instantOf(givenAt),
  message: '',
  isThanked: false,
  note: '',
  ...row,
});
const platesOfMay = rowOf('HF-1:1', '2027-05-12T11:00:00.000Z', {});

const planned = (first: RegistryModel, site = sites.main, ledger = [platesOfMay]) => {
  const { model, parts, reading } = checklistScene(first, undefined, site);
  const time = new VirtualTimeScheduler();
  const clock = { now: () => present.now, timeZone: 'America/Chicago' };
  const present: { now: Instant; answer: E.Either<GiftsNotRead, GiftsGiven>; reads: number } = {
    now: parts.clock.now(),
    answer: E.right({ version: versionOf(0), gifts: ledger }),
    reads: 0,
  };
  const readGifts = () => () => {
    present.reads += 1;
    return of(present.answer);
  };
  const overview = overviewStream({
    thanks: { readGifts },
    settings: { readSettings: () => () => NEVER },
    ...parts,
    clock,
    checklist: reading,
    log: quiet,
    scheduler: time,
  });
  return { model, overview, present, time };
};
const seen = async (...args: Parameters<typeof planned>) => {
  const scene = planned(...args);
  const seeing = scene.overview.model.changes$.subscribe();
  await settled();
  return { ...scene, seeing };
};
const dashboardOf = ({ overview }: Pick<ReturnType<typeof planned>, 'overview'>) => {
  const { value } = overview.model;
  return value._tag === 'Loaded' && value.body._tag === 'Dashboard' ? value.body : expect.fail('no dashboard');
};
const boughtOf = (scene: Pick<ReturnType<typeof planned>, 'overview'>) => {
  const { bought } = dashboardOf(scene);
  if (bought._tag !== 'Gifts') return expect.fail('nothing was read');
  return bought.gifts.map(({ name, detail, when }) =>
    [name, detail, ...(O.isSome(when) ? [overviewMessages.when(when.value)] : [])].join(' | '),
  );
};
const stepsOf = (scene: Pick<ReturnType<typeof planned>, 'overview'>) => {
  const { steps } = dashboardOf(scene);
  return O.isSome(steps) ? steps.value.map(({ step }) => step._tag) : expect.fail('no steps');
};

describe('the Overview', () => {
  it('[OVR-01] [TAB-01] shows totals, recent gifts, most loved items and next steps', async () => {
    const { overview } = await seen(withIdeas(5, { items: [plates, { ...oven, isMostLoved: true }] }));
    expect(overview.model.value).toMatchObject({
      _tag: 'Loaded',
      head: { eventDate: 'Jun 12, 2027', daysToGo: O.some(11) },
      body: {
        _tag: 'Dashboard',
        totals: { items: 13, purchased: 3 },
        giftCards: O.some('$0'),
        bought: {
          gifts: [{ name: 'Linden Dinner Plate', detail: '3 of 12 purchased', when: O.some({ _tag: 'Day' }) }],
          more: 0,
        },
        loved: [{ name: 'Ember Dutch Oven' }],
        steps: O.some([
          { step: { _tag: 'SayThanks', count: 1 }, target: { path: '/gift-registry/thank-you-manager/7310442' } },
          {
            step: { _tag: 'CompleteSets', sets: [{ missing: 9 }], daysToGo: O.some(11) },
            target: { path: '/gift-registry/registrant-list/7310442' },
          },
          { step: { _tag: 'FollowChecklist', done: 2, of: 4 }, target: { path: '/gift-registry/checklist/7310442' } },
          { step: { _tag: 'AddPhoto' }, target: { _tag: 'Dialog', dialog: 'photo' } },
        ]),
      },
    });
  });

  it('[OVR-01] lists the newest gifts first, each with its date: units, money and gift cards', async () => {
    const fund = { name: 'Together', goal: centsOf(20_000), raised: centsOf(5_000) };
    const oven25 = { ...oven, groupGift: O.some(fund) };
    const scene = await seen(withIdeas(5, { items: [plates, oven25] }), sites.main, [
      platesOfMay,
      rowOf('HF-2:1', '2027-05-31T11:00:00.000Z', {
        given: { _tag: 'Contribution', identity: oven.identity, amount: centsOf(5_000) },
      }),
      rowOf('HF-3:1', '2027-06-01T06:00:00.000Z', {
        given: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(7_500) },
        name: 'Gift Card',
      }),
    ]);
    expect(boughtOf(scene)).toEqual([
      'Gift Card | $75 | Today',
      'Ember Dutch Oven | $50 of $200 raised | Yesterday',
      'Linden Dinner Plate | 3 of 12 purchased | May 12, 2027',
    ]);
  });

  it('[OVR-01] [LIVE-01] a new gift appears first at once, also money and a gift card, and its relative time is updated', async () => {
    const scene = await seen(withIdeas(5, { items: [plates, oven] }));
    const given = (version: number, items: RegistryView['items'], gift: ThankYouRow): void => {
      const { answer } = scene.present;
      const gifts = E.isRight(answer) ? answer.right.gifts : [];
      scene.present.answer = E.right({ version: versionOf(version), gifts: [...gifts, gift] });
      scene.model.set(withIdeas(5, { items, version: versionOf(version) }));
      scene.time.maxFrames = scene.time.now() + 2_000;
      scene.time.flush();
    };
    expect(boughtOf(scene)).toEqual(['Linden Dinner Plate | 3 of 12 purchased | May 12, 2027']);
    const fund = { name: 'Together', goal: centsOf(20_000), raised: centsOf(5_000) };
    const row = { given: { _tag: 'Contribution', identity: oven.identity, amount: centsOf(5_000) } } as const;
    given(1, [plates, { ...oven, groupGift: O.some(fund) }], rowOf('HF-2:1', '2027-06-01T11:00:00.000Z', row));
    expect(boughtOf(scene)[0]).toBe('Ember Dutch Oven | $50 of $200 raised | Just now');
    const card = {
      given: { _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(7_500) },
      name: 'E-Gift Card',
    } as const;
    given(2, [plates, { ...oven, groupGift: O.some(fund) }], rowOf('HF-3:1', '2027-06-01T11:00:01.000Z', card));
    expect(boughtOf(scene).slice(0, 2)).toEqual([
      'E-Gift Card | $75 | Just now',
      'Ember Dutch Oven | $50 of $200 raised | Just now',
    ]);
    scene.present.now = instantOf('2027-06-01T11:30:00.000Z');
    scene.time.maxFrames = scene.time.now() + 60_000;
    scene.time.flush();
    expect(boughtOf(scene)[0]).toBe('E-Gift Card | $75 | Today');
    scene.seeing.unsubscribe();
  });

  it('[OVR-01] [THX-01] the step "Say thanks" stays while a gift is not thanked for, before and after the event', async () => {
    const items = [plates];
    const thanked = [{ ...platesOfMay, isThanked: true }];
    const after = { items, header: exampleHeader({ isPostEvent: true }) };
    expect(stepsOf(await seen(withIdeas(5, { items })))).toContain('SayThanks');
    expect(stepsOf(await seen(withIdeas(5, { items }), sites.main, thanked))).not.toContain('SayThanks');
    expect(stepsOf(await seen(withIdeas(5, after)))).toContain('SayThanks');
    expect(stepsOf(await seen(withIdeas(5, after), sites.main, thanked))).not.toContain('SayThanks');
  });

  it('[OVR-01] shows a gift card given to an empty list', async () => {
    const card = { given: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(7_500) }, name: 'Gift Card' } as const;
    const scene = await seen(withIdeas(5, { items: [] }), sites.main, [
      rowOf('HF-3:1', '2027-05-31T11:00:00.000Z', card),
    ]);
    expect(boughtOf(scene)).toEqual(['Gift Card | $75 | Yesterday']);
    expect(stepsOf(scene).slice(0, 2)).toEqual(['BeginList', 'SayThanks']);
  });

  it('[OVR-01] shows purchases without dates while the gifts cannot be read', async () => {
    const scene = planned(withIdeas(5, { items: [plates, oven] }));
    scene.present.answer = E.left({ _tag: 'Unavailable' });
    scene.overview.model.changes$.subscribe();
    await settled();
    expect(dashboardOf(scene).bought).toMatchObject({ _tag: 'Gifts', isDated: false });
    expect(boughtOf(scene)).toEqual(['Linden Dinner Plate | 3 of 12 purchased']);
    scene.present.answer = E.right({ version: versionOf(0), gifts: [platesOfMay] });
    scene.overview.reload();
    expect(boughtOf(scene)).toEqual(['Linden Dinner Plate | 3 of 12 purchased | May 12, 2027']);
    scene.present.answer = E.left({ _tag: 'Unavailable' });
    scene.overview.reload();
    expect(boughtOf(scene)).toEqual(['Linden Dinner Plate | 3 of 12 purchased | May 12, 2027']);
  });

  it.each([
    [5, 'Dashboard'],
    [4, 'List'],
    [0, 'List'],
  ])('[PAGE-01] with %d ideas it is the %s', async (count, expected) => {
    const { overview } = await seen(withIdeas(count, { items: [plates] }));
    expect(overview.model.value).toMatchObject({ body: { _tag: expected } });
  });

  it('[OVR-01] shows no steps while the list is incomplete', async () => {
    const { overview } = await seen({ ...withIdeas(5, { items: [plates] }), isComplete: false });
    expect(overview.model.value).toMatchObject({
      body: { steps: O.none, bought: { _tag: 'Reading' }, isComplete: false },
    });
  });

  it('[OVR-01] shows no gift card total in Canada', () => {
    const totals = { ...exampleView({ items: [plates] }).totals, giftCards: O.none };
    const { overview } = planned(withIdeas(5, { totals }), sites.canada);
    expect(overview.model.value).toMatchObject({ body: { giftCards: O.none } });
  });

  it('[TAB-01] [TAB-05] [TAB-06] [KIDS-01] does not exist for a guest, or for an event without an Overview', () => {
    const of = (code: string) => ({ header: exampleHeader({ eventType: eventTypeOf(code) }) });
    expect(planned(loaded({ role: 'guest' })).overview.model.value._tag).toBe('NotAllowed');
    expect(planned(loaded(of('kd')), sites.kids).overview.model.value._tag).toBe('NotFound');
    expect(planned(loaded(of('bb')), sites.modern).overview.model.value._tag).toBe('NotFound');
    expect(planned(loaded(of('bb')), sites.kids).overview.model.value._tag).toBe('Loaded');
  });
});
