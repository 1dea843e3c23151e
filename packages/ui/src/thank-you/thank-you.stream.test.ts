import type { ThanksChange, ThankYouRow } from '@gift-registry/domain';
import { giftIdOf, grIdOf, instantOf, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, ignoreElements, merge, type Observable, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import { exampleGifts, exampleThanksSource } from './testing/example-thanks-source.ts';
import { thanksScene } from './testing/thanks-scene.ts';
import type { GiftsNotMarked } from './thanks-model.ts';

const [glasses, card, bowl, table] = ['HF-1:1', 'HF-2:1', 'HF-3:1', 'HF-3:2'].map(giftIdOf);
if (glasses === undefined || card === undefined || bowl === undefined || table === undefined)
  throw new Error('four gifts have four numbers');
const unavailable = { _tag: 'Unavailable' } as const;

const opened = (...[source, registry, chosen]: Parameters<typeof thanksScene>) => {
  const time = new VirtualTimeScheduler();
  const scene = thanksScene(source, registry, chosen, time);
  scene.stream.model.changes$.subscribe();
  const ids = () => scene.gifts().gifts.map(({ row }) => row.id);
  const gift = (id: string) => scene.gifts().gifts.find(({ row }) => row.id === id);
  const reach = (version: number, epoch = 0): void => {
    scene.reach(version, epoch);
    time.flush();
  };
  return { ...scene, reach, ids, gift };
};
const sofa: ThankYouRow = {
  ...(exampleGifts[2] ?? expect.fail('no gift')),
  id: giftIdOf('HF-4:1'),
  name: 'Sofa',
  givenAt: instantOf('2027-05-20T12:00:00.000Z'),
};

describe('the Thank You Manager', () => {
  it('[ROUTE-17] is for registrants only', () => {
    expect(opened(exampleThanksSource(), loaded({ role: 'guest' })).stream.model.value._tag).toBe('NotAllowed');
    const slow = opened(exampleThanksSource(exampleGifts, { read: () => new Subject() }));
    expect(slow.stream.model.value).toMatchObject({ _tag: 'Loaded', body: { _tag: 'Reading' } });
  });

  it('[THX-01] shows every gift with giver, quantity and date, newest first', () => {
    const { gifts } = opened();
    expect(gifts()).toMatchObject({ all: 4, thanked: 1 });
    expect(gifts().gifts.map(({ gift, giver, about }) => [gift, giver, about])).toEqual([
      ['Fern Serving Bowl', 'Ada Okafor', '2 pieces · May 15, 2027'],
      ['$150 toward Alder Dining Table', 'Ada Okafor', 'May 15, 2027'],
      ['Gift Card, $100', 'Peter Whitlock', 'May 14, 2027'],
      ['Vale Red Wine Glasses', 'Lena Brandt', 'May 9, 2027'],
    ]);
  });

  it('[THX-01] [LIVE-01] a new purchase appears at once, and selection and edits stay', () => {
    const source = exampleThanksSource();
    const { stream, ids, reach, gift } = opened(source);
    stream.select(card);
    stream.openNote(bowl);
    stream.typeNote(bowl, 'heron');
    reach(source.becomes((gifts) => [...gifts, sofa]));
    expect(ids()).toEqual([sofa.id, bowl, table, card, glasses]);
    expect(gift(card)?.isSelected).toBe(true);
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'heron' }));
  });

  it('[LIVE-01] reads the gifts again in a new epoch, also at a known version', () => {
    const unanswered = { version: versionOf(5), gifts: [...exampleGifts, sofa] };
    const restored = { version: versionOf(3), gifts: exampleGifts };
    const answers = [unanswered, restored];
    const { reach, ids } = opened(
      exampleThanksSource(exampleGifts, { read: () => defer(() => of(E.right(answers.shift() ?? expect.fail()))) }),
      loaded({ version: versionOf(5) }),
    );
    expect(ids()).toContain(sofa.id);
    reach(3, 1);
    expect([ids().includes(sofa.id), answers]).toEqual([false, []]);
  });

  it('[THX-01] filters, sorts and searches, and stores the choices', () => {
    const { stream, ids, choice } = opened();
    stream.show('to-thank');
    stream.sort('giver');
    expect([ids(), choice.value]).toEqual([[bowl, table, card], { show: 'to-thank', sortBy: 'giver', search: '' }]);
    stream.search('ada bowl');
    expect(ids()).toEqual([bowl]);
    stream.search('nobody');
    expect(ids()).toEqual([]);
    stream.showAll();
    expect([ids().length, choice.value.sortBy]).toEqual([4, 'giver']);
  });

  it('[THX-01] marks one gift, and ignores a second press meanwhile', () => {
    const answer$ = new Subject<E.Either<GiftsNotMarked, ThanksChange>>();
    const real = exampleThanksSource();
    const requests: Array<unknown> = [];
    const { stream, gift, gifts } = opened({
      ...real,
      mark: (_, ...given) => {
        requests.push(given);
        return answer$;
      },
    });
    stream.turn(card);
    stream.turn(card);
    expect([requests, gift(card)?.step, gift(bowl)?.step]).toEqual([[[[card], true]], 'marking', 'idle']);
    real.mark(grIdOf('7310442'), [card], true).subscribe((answer) => answer$.next(answer));
    expect([gift(card)?.step, gift(card)?.row.isThanked, gifts().thanked, gifts().announcement]).toEqual([
      'idle',
      true,
      2,
      '1 gift marked as thanked.',
    ]);
  });

  it('[THX-01] marks the selected gifts that are not thanked for yet, and takes the mark back', () => {
    const { stream, gifts, gift } = opened();
    stream.selectAll();
    expect(gifts().selection).toEqual({
      count: 4,
      isAll: true,
      mutation: { isThanked: true, ids: [bowl, table, card] },
      isMarking: false,
    });
    stream.select(card);
    stream.markSelected();
    expect(gifts()).toMatchObject({ thanked: 3, announcement: '2 gifts marked as thanked.', problem: O.none });
    expect(gifts().selection.count).toBe(0);
    stream.markSelected();
    expect(gifts().thanked).toBe(3);
    stream.select(bowl);
    stream.select(glasses);
    expect(gifts().selection).toMatchObject({ count: 2, mutation: { isThanked: false } });
    stream.markSelected();
    expect([gifts().thanked, gift(bowl)?.row.isThanked, gift(glasses)?.row.isThanked]).toEqual([1, false, false]);
    expect(gifts().announcement).toBe('2 gifts marked as not thanked.');
  });

  it('[THX-01] does not mark selected gifts that a filter hides', () => {
    const { stream, gifts, gift } = opened();
    stream.selectAll();
    stream.search('bowl');
    expect(gifts().selection).toMatchObject({ count: 1, isAll: true });
    stream.markSelected();
    stream.search('');
    expect([gift(bowl)?.row.isThanked, gift(card)?.row.isThanked]).toEqual([true, false]);
    expect(gifts().selection.count).toBe(3);
    stream.selectAll();
    stream.selectAll();
    expect(gifts().selection.count).toBe(0);
    stream.markSelected();
    expect(gifts().thanked).toBe(2);
  });

  it('[THX-01] gifts already thanked for stay selected with those that failed', () => {
    const { stream, gifts } = opened(exampleThanksSource(exampleGifts, { mark: () => of(E.left(unavailable)) }));
    stream.selectAll();
    stream.markSelected();
    expect(gifts().selection).toMatchObject({ count: 4, mutation: { isThanked: true, ids: [bowl, table, card] } });
  });

  it('[THX-01] shows a hundred gifts at a time; selects those shown, and exports all', () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ ...sofa, id: giftIdOf(`HF-${index + 10}:1`) }));
    const { stream, gifts, files } = opened(exampleThanksSource(many));
    expect(gifts()).toMatchObject({ found: 250, all: 250 });
    expect(gifts().gifts).toHaveLength(100);
    stream.selectAll();
    expect(gifts().selection).toMatchObject({ count: 100, isAll: true });
    stream.showMore();
    expect(gifts().gifts).toHaveLength(200);
    expect(gifts().selection).toMatchObject({ count: 100, isAll: false });
    stream.showMore();
    expect(gifts().gifts).toHaveLength(250);
    stream.markSelected();
    expect(gifts().thanked).toBe(100);
    stream.sort('oldest');
    expect(gifts().gifts).toHaveLength(100);
    stream.exportCsv();
    expect(files[0]?.text.trim().split('\r\n')).toHaveLength(251);
  });

  it('[THX-01] gifts that failed stay selected, and can be marked again', () => {
    let isAway = true;
    const real = exampleThanksSource();
    const { stream, gifts, gift, logged } = opened({
      ...real,
      mark: (...given) => (isAway ? of(E.left(unavailable)) : real.mark(...given)),
    });
    stream.select(card);
    stream.select(bowl);
    stream.markSelected();
    expect(gifts()).toMatchObject({ problem: O.some({ count: 2, reason: unavailable }), thanked: 1 });
    expect([gift(card)?.step, gift(card)?.isSelected, gift(table)?.step]).toEqual(['not-marked', true, 'idle']);
    expect(logged).toMatchObject([{ tag: 'gifts.mark-failed', data: { reason: 'Unavailable', gifts: 2 } }]);
    isAway = false;
    stream.markSelected();
    expect(gifts()).toMatchObject({ problem: O.none, thanked: 3, selection: { count: 0 } });
    expect(gift(card)?.step).toBe('idle');
  });

  it('[THX-01] saves an edited note, and closes an unchanged one without a request', () => {
    const { stream, gift, gifts } = opened();
    stream.openNote(table);
    expect(gift(table)?.note).toMatchObject(O.some({ text: 'Call her on Sunday', used: 18, step: { _tag: 'Idle' } }));
    stream.saveNote(table);
    expect([gift(table)?.note, gifts().announcement]).toEqual([O.none, '']);
    stream.openNote(table);
    stream.typeNote(table, ' Card sent ');
    stream.saveNote(table);
    expect([gift(table)?.note, gift(table)?.row.note, gifts().announcement]).toEqual([
      O.none,
      'Card sent',
      'Note saved.',
    ]);
    stream.openNote(table);
    stream.typeNote(table, 'no');
    stream.closeNote(table);
    expect([gift(table)?.note, gift(table)?.row.note]).toEqual([O.none, 'Card sent']);
  });

  it('[THX-01] a newer note is shown beside the edit, and is overwritten on purpose or taken', () => {
    const source = exampleThanksSource();
    const others = (note: string) =>
      source.becomes((gifts) => gifts.map((row) => (row.id === bowl ? { ...row, note } : row)));
    const { stream, gift, reach } = opened(source);
    stream.openNote(bowl);
    stream.typeNote(bowl, 'mine');
    others('theirs');
    stream.saveNote(bowl);
    expect(gift(bowl)?.note).toMatchObject(
      O.some({
        text: 'mine',
        newer: O.some('theirs'),
        step: { _tag: 'Failed', reason: { _tag: 'NoteVersionConflict' } },
      }),
    );
    stream.saveNote(bowl);
    expect([gift(bowl)?.note, gift(bowl)?.row.note]).toEqual([O.none, 'mine']);
    stream.openNote(bowl);
    stream.typeNote(bowl, 'mine again');
    reach(others('theirs again'));
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'mine again', newer: O.some('theirs again') }));
    stream.takeNewer(bowl);
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'theirs again', newer: O.none }));
  });

  it('[THX-01] leaving an edited note asks first; leaving again goes back to it', () => {
    const { stream, gift } = opened();
    const isUnsaved = () => {
      const { value } = stream.model;
      return value._tag === 'Loaded' && value.body._tag === 'Gifts' && value.body.isUnsaved;
    };
    stream.openNote(bowl);
    stream.leaveNote(bowl);
    expect(gift(bowl)?.note).toEqual(O.none);
    stream.openNote(bowl);
    expect(isUnsaved()).toBe(false);
    stream.typeNote(bowl, 'heron');
    expect(isUnsaved()).toBe(true);
    stream.leaveNote(bowl);
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'heron', step: { _tag: 'Leaving' } }));
    stream.leaveNote(bowl);
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'heron', step: { _tag: 'Idle' } }));
    stream.leaveNote(bowl);
    stream.typeNote(bowl, 'herons');
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'herons', step: { _tag: 'Idle' } }));
    stream.leaveNote(bowl);
    stream.closeNote(bowl);
    expect(gift(bowl)?.note).toEqual(O.none);
    expect(isUnsaved()).toBe(false);
  });

  it('[THX-01] a note that could not be saved stays as edited', () => {
    const { stream, gift, logged } = opened(exampleThanksSource(exampleGifts, { note: () => of(E.left(unavailable)) }));
    stream.openNote(bowl);
    stream.typeNote(bowl, 'heron');
    stream.saveNote(bowl);
    expect(gift(bowl)?.note).toMatchObject(O.some({ text: 'heron', step: { _tag: 'Failed', reason: unavailable } }));
    expect(logged).toMatchObject([{ tag: 'note.save-failed' }]);
    stream.typeNote(bowl, 'herons');
    expect(gift(bowl)?.note).toMatchObject(O.some({ step: { _tag: 'Idle' } }));
  });

  it('[THX-01] gifts can be read again after a failure; what is shown stays', () => {
    let isAway = true;
    const real = exampleThanksSource();
    const scene = opened({ ...real, read: (grId) => (isAway ? of(E.left(unavailable)) : real.read(grId)) });
    expect(scene.stream.model.value).toMatchObject({ body: { _tag: 'NotRead', reason: unavailable } });
    isAway = false;
    scene.stream.reload();
    expect(scene.ids()).toHaveLength(4);
    isAway = true;
    scene.reach(real.becomes((gifts) => [...gifts, sofa]));
    expect([scene.ids().length, scene.gifts().stale]).toEqual([4, O.some(unavailable)]);
    isAway = false;
    scene.stream.reload();
    expect([scene.ids().length, scene.gifts().stale]).toEqual([5, O.none]);
  });

  it.each([
    ['one at a time, let finish, with one after it', '-a 999ms b 999ms c', '-a 2999ms b', '3s'],
    ['calmly while the list changes in haste', '-abc', '-a 999ms b', '2ms'],
  ])('[THX-01] [LIVE-01] reads %s', (_, moved, expected, lasting) => {
    const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
    scheduler.run(({ cold, hot, expectObservable }) => {
      const reads$ = new Subject<string>();
      const source = exampleThanksSource();
      const read = (): Observable<never> => {
        reads$.next(String.fromCharCode(97 + count));
        count += 1;
        return cold<never>(`${lasting} |`);
      };
      let count = 0;
      const scene = thanksScene({ ...source, read }, { _tag: 'Loading' }, {}, scheduler);
      hot(moved).subscribe((version) => scene.reach(version.charCodeAt(0)));
      expectObservable(merge(reads$, scene.stream.model.changes$.pipe(ignoreElements())), '^ 5s !').toBe(expected);
    });
  });

  it('[THX-01] an older answer is ignored: marks made here stay', () => {
    const late$ = new Subject<E.Either<never, ReturnType<typeof real.present>>>();
    const real = exampleThanksSource();
    let reads = 0;
    const { stream, gift } = opened({
      ...real,
      read: (grId) => {
        reads += 1;
        return reads === 1 ? real.read(grId) : late$;
      },
    });
    const before = real.present();
    stream.reload();
    stream.turn(card);
    late$.next(E.right(before));
    expect(gift(card)?.row.isThanked).toBe(true);
  });

  it('[THX-01] exports the gifts shown, in order, in a file named after the registry', () => {
    const { stream, files, gifts } = opened(exampleThanksSource(), loaded({}), { show: 'to-thank', sortBy: 'oldest' });
    stream.exportCsv();
    expect(files).toMatchObject([{ name: 'registry-7310442-gifts.csv', type: 'text/csv;charset=utf-8' }]);
    const lines = files[0]?.text.split('\r\n') ?? [];
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      '\ufeff"Gift"',
      '"Gift Card"',
      '"Fern Serving Bowl"',
      '"Alder Dining Table"',
      '',
    ]);
    expect(gifts().announcement).toBe('3 gifts exported.');
  });
});
