import type { Fault, GiftUnknown, ListRefusal, ThanksChange, ThankYouRow } from '@gift-registry/domain';
import { giftIdOf, grIdOf, instantOf, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, ignoreElements, merge, type Observable, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import { exampleGifts, exampleThanks } from './testing/example-thanks.ts';
import { thanksScene } from './testing/thanks-scene.ts';

/** The givers; Ada gave a bowl and money for a table, on which her note is. */
const [lena, peter, ada, table] = [giftIdOf('HF-1:1'), giftIdOf('HF-2:1'), giftIdOf('HF-3:1'), giftIdOf('HF-3:2')];
const unavailable = { _tag: 'Unavailable' } as const;

const opened = (...[source, registry, chosen]: Parameters<typeof thanksScene>) => {
  const time = new VirtualTimeScheduler();
  const scene = thanksScene(source, registry, chosen, time);
  scene.stream.model.changes$.subscribe();
  const ids = () => scene.gifts().givers.map(({ giver }) => giver.giverId);
  const giver = (id: string) => scene.gifts().givers.find((each) => each.giver.giverId === id);
  const reach = (version: number, epoch = 0): void => {
    scene.reach(version, epoch);
    time.flush();
  };
  return { ...scene, reach, ids, giver };
};
const sofa: ThankYouRow = {
  ...(exampleGifts[2] ?? expect.fail('no gift')),
  id: giftIdOf('HF-4:1'),
  giverId: giftIdOf('HF-4:1'),
  name: 'Sofa',
  givenAt: instantOf('2027-05-20T12:00:00.000Z'),
};

describe('the Thank You Manager', () => {
  it('[ROUTE-17] is for registrants only', () => {
    expect(opened(exampleThanks(), loaded({ role: 'guest' })).stream.model.value._tag).toBe('NotAllowed');
    const slow = opened(exampleThanks(exampleGifts, { readGifts: () => () => new Subject() }));
    expect(slow.stream.model.value).toMatchObject({ _tag: 'Loaded', body: { _tag: 'Reading' } });
  });

  it('[THX-01] [THX-02] shows every giver with their gifts, words and address, the newest gift first', () => {
    const { gifts } = opened();
    expect(gifts().count).toEqual({ givers: { all: 3, thanked: 1 }, gifts: { all: 4, thanked: 1 } });
    expect(
      gifts().givers.map(({ name, gifts, messages }) => [
        name,
        gifts.map(({ gift, about }) => `${gift}, ${about}`),
        messages,
      ]),
    ).toEqual([
      [
        'Ada Okafor',
        ['$150 toward Alder Dining Table, May 15, 2027', 'Fern Serving Bowl, Quantity 2 · May 15, 2027'],
        ['For the salad we will never let Jonah make.'],
      ],
      ['Peter Whitlock', ['Gift Card, $100, May 14, 2027'], []],
      ['Lena Brandt', ['Vale Red Wine Glasses, May 9, 2027'], ['First round is on us.']],
    ]);
    expect(gifts().labels).toEqual([
      { key: ada, lines: ['Ada Okafor', '77 Juniper Court', 'Apt 3', 'Austin, TX 78704'] },
    ]);
    expect(gifts().withoutAddress).toEqual(['Peter Whitlock', 'Lena Brandt']);
  });

  it('[THX-01] [LIVE-01] a new purchase appears at once, and selection and edits stay', () => {
    const source = exampleThanks();
    const { stream, ids, reach, giver } = opened(source);
    stream.select(peter);
    stream.openNote(table);
    stream.typeNote(table, 'heron');
    reach(source.becomes((gifts) => [...gifts, sofa]));
    expect(ids()).toEqual([sofa.id, ada, peter, lena]);
    expect(giver(peter)?.isSelected).toBe(true);
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'heron' }));
  });
  it('[LIVE-01] reads the gifts again in a new epoch, also at a known version', () => {
    const unanswered = { version: versionOf(5), gifts: [...exampleGifts, sofa] };
    const restored = { version: versionOf(3), gifts: exampleGifts };
    const answers = [unanswered, restored];
    const { reach, ids } = opened(
      exampleThanks(exampleGifts, { readGifts: () => () => of(E.right(answers.shift() ?? expect.fail())) }),
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
    expect([ids(), choice.value]).toEqual([[ada, peter], { show: 'to-thank', sortBy: 'giver', search: '' }]);
    stream.search('ada bowl');
    expect(ids()).toEqual([ada]);
    stream.search('nobody');
    expect(ids()).toEqual([]);
    stream.showAll();
    expect([ids().length, choice.value.sortBy]).toEqual([3, 'giver']);
  });

  it('[THX-01] [THX-02] marks all gifts of one giver, and ignores a second press meanwhile', () => {
    const answer$ = new Subject<E.Either<ListRefusal | GiftUnknown | Fault, ThanksChange>>();
    const real = exampleThanks();
    const requests: Array<unknown> = [];
    const { stream, giver, gifts } = opened({
      ...real,
      markThanked:
        (_, ...given) =>
        () => {
          requests.push(given);
          return answer$;
        },
    });
    stream.toggleThanked(ada);
    stream.toggleThanked(ada);
    expect([requests, giver(ada)?.step, giver(peter)?.step]).toEqual([[[[ada, table], true]], 'marking', 'idle']);
    defer(real.markThanked(grIdOf('7310442'), [ada, table], true)).subscribe((answer) => answer$.next(answer));
    expect([giver(ada)?.step, giver(ada)?.giver.isThanked, gifts().count.givers.thanked]).toEqual(['idle', true, 2]);
    expect(gifts().announcement).toBe('2 gifts marked as thanked.');
  });
  it('[THX-01] marks the selected givers that are not thanked yet, and takes the mark back', () => {
    const { stream, gifts, giver } = opened();
    stream.selectAll();
    expect(gifts().selection).toEqual({ count: 3, isAll: true, isThanked: true, changes: 2, isMarking: false });
    stream.select(peter);
    stream.markSelected();
    expect(gifts()).toMatchObject({ announcement: '2 gifts marked as thanked.', problem: O.none });
    expect([gifts().count.gifts.thanked, gifts().selection.count]).toEqual([3, 0]);
    stream.markSelected();
    expect(gifts().count.gifts.thanked).toBe(3);
    stream.select(ada);
    stream.select(lena);
    expect(gifts().selection).toMatchObject({ count: 2, isThanked: false });
    stream.markSelected();
    expect([giver(ada)?.giver.isThanked, giver(lena)?.giver.isThanked]).toEqual([false, false]);
    expect(gifts().announcement).toBe('3 gifts marked as not thanked.');
  });
  it('[THX-01] does not mark selected givers that a filter hides', () => {
    const { stream, gifts, giver } = opened();
    stream.selectAll();
    stream.search('bowl');
    expect(gifts().selection).toMatchObject({ count: 1, isAll: true });
    stream.markSelected();
    stream.search('');
    expect([giver(ada)?.giver.isThanked, giver(peter)?.giver.isThanked]).toEqual([true, false]);
    stream.selectAll();
    stream.selectAll();
    expect(gifts().selection.count).toBe(0);
    stream.markSelected();
    expect(gifts().count.givers.thanked).toBe(2);
  });
  it('[THX-01] givers already thanked stay selected with those that failed', () => {
    const { stream, gifts } = opened(exampleThanks(exampleGifts, { markThanked: () => () => of(E.left(unavailable)) }));
    stream.selectAll();
    stream.markSelected();
    expect(gifts().selection).toMatchObject({ count: 3, isThanked: true, changes: 2 });
  });
  it('[THX-01] shows a hundred givers at a time; selects those shown, and exports all', () => {
    const many = Array.from({ length: 250 }, (_, index) => {
      const id = giftIdOf(`HF-${index + 10}:1`);
      return { ...sofa, id, giverId: id };
    });
    const { stream, gifts, files } = opened(exampleThanks(many));
    expect([gifts().found, gifts().givers.length]).toEqual([250, 100]);
    stream.selectAll();
    expect(gifts().selection).toMatchObject({ count: 100, isAll: true });
    stream.showMore();
    expect(gifts().givers).toHaveLength(200);
    expect(gifts().selection).toMatchObject({ count: 100, isAll: false });
    stream.showMore();
    expect(gifts().givers).toHaveLength(250);
    stream.markSelected();
    expect(gifts().count.gifts.thanked).toBe(100);
    stream.sort('oldest');
    expect(gifts().givers).toHaveLength(100);
    stream.exportGifts('csv');
    expect(files[0]?.text.trim().split('\r\n')).toHaveLength(251);
  });
  it('[THX-01] givers whose gifts failed stay selected, and can be marked again', () => {
    let isAway = true;
    const real = exampleThanks();
    const { stream, gifts, giver, logged } = opened({
      ...real,
      markThanked: (...given) => (isAway ? () => of(E.left(unavailable)) : real.markThanked(...given)),
    });
    stream.select(ada);
    stream.markSelected();
    expect(gifts().problem).toEqual(O.some({ count: 2, reason: unavailable }));
    expect([giver(ada)?.step, giver(ada)?.isSelected, giver(peter)?.step]).toEqual(['not-marked', true, 'idle']);
    expect(logged).toMatchObject([{ tag: 'gifts.mark-failed', data: { reason: 'Unavailable', gifts: 2 } }]);
    isAway = false;
    stream.markSelected();
    expect(gifts()).toMatchObject({ problem: O.none, selection: { count: 0 } });
    expect([giver(ada)?.step, giver(ada)?.giver.isThanked]).toEqual(['idle', true]);
  });
  it('[THX-01] saves an edited note, and closes an unchanged one without a request', () => {
    const { stream, giver, gifts } = opened();
    stream.openNote(table);
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'Call her on Sunday', used: 18, step: { _tag: 'Idle' } }));
    stream.saveNote(table);
    expect([giver(ada)?.note, gifts().announcement]).toEqual([O.none, '']);
    stream.openNote(table);
    stream.typeNote(table, ' Card sent ');
    stream.saveNote(table);
    expect([giver(ada)?.note, giver(ada)?.giver.noted.note, gifts().announcement]).toEqual([
      O.none,
      'Card sent',
      'Note saved.',
    ]);
    stream.openNote(table);
    stream.typeNote(table, 'no');
    stream.closeNote(table);
    expect([giver(ada)?.note, giver(ada)?.giver.noted.note]).toEqual([O.none, 'Card sent']);
  });

  it('[THX-01] a newer note is shown beside the edit, and is overwritten on purpose or taken', () => {
    const source = exampleThanks();
    const others = (note: string) =>
      source.becomes((gifts) => gifts.map((row) => (row.id === table ? { ...row, note } : row)));
    const { stream, giver, reach } = opened(source);
    stream.openNote(table);
    stream.typeNote(table, 'mine');
    others('theirs');
    stream.saveNote(table);
    expect(giver(ada)?.note).toMatchObject(
      O.some({
        text: 'mine',
        newer: O.some('theirs'),
        step: { _tag: 'Failed', reason: { _tag: 'NoteVersionConflict' } },
      }),
    );
    stream.saveNote(table);
    expect([giver(ada)?.note, giver(ada)?.giver.noted.note]).toEqual([O.none, 'mine']);
    stream.openNote(table);
    stream.typeNote(table, 'mine again');
    reach(others('theirs again'));
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'mine again', newer: O.some('theirs again') }));
    stream.takeNewer(table);
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'theirs again', newer: O.none }));
  });

  it('[THX-01] leaving an edited note asks first; leaving again goes back to it', () => {
    const { stream, giver } = opened();
    const isUnsaved = () => {
      const { value } = stream.model;
      return value._tag === 'Loaded' && value.body._tag === 'Gifts' && value.body.isUnsaved;
    };
    stream.openNote(table);
    stream.leaveNote(table);
    expect(giver(ada)?.note).toEqual(O.none);
    stream.openNote(table);
    expect(isUnsaved()).toBe(false);
    stream.typeNote(table, 'heron');
    expect(isUnsaved()).toBe(true);
    stream.leaveNote(table);
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'heron', step: { _tag: 'Leaving' } }));
    stream.leaveNote(table);
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'heron', step: { _tag: 'Idle' } }));
    stream.leaveNote(table);
    stream.typeNote(table, 'herons');
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'herons', step: { _tag: 'Idle' } }));
    stream.leaveNote(table);
    stream.closeNote(table);
    expect(giver(ada)?.note).toEqual(O.none);
    expect(isUnsaved()).toBe(false);
  });

  it('[THX-01] a note that could not be saved stays as edited', () => {
    const { stream, giver, logged } = opened(
      exampleThanks(exampleGifts, { writeNote: () => () => of(E.left(unavailable)) }),
    );
    stream.openNote(table);
    stream.typeNote(table, 'heron');
    stream.saveNote(table);
    expect(giver(ada)?.note).toMatchObject(O.some({ text: 'heron', step: { _tag: 'Failed', reason: unavailable } }));
    expect(logged).toMatchObject([{ tag: 'note.save-failed' }]);
    stream.typeNote(table, 'herons');
    expect(giver(ada)?.note).toMatchObject(O.some({ step: { _tag: 'Idle' } }));
  });

  it('[THX-01] gifts can be read again after a failure; what is shown stays', () => {
    let isAway = true;
    const real = exampleThanks();
    const scene = opened({
      ...real,
      readGifts: (grId) => (isAway ? () => of(E.left(unavailable)) : real.readGifts(grId)),
    });
    expect(scene.stream.model.value).toMatchObject({ body: { _tag: 'NotRead', reason: unavailable } });
    isAway = false;
    scene.stream.reload();
    expect(scene.ids()).toHaveLength(3);
    isAway = true;
    scene.reach(real.becomes((gifts) => [...gifts, sofa]));
    expect([scene.ids().length, scene.gifts().stale]).toEqual([3, O.some(unavailable)]);
    isAway = false;
    scene.stream.reload();
    expect([scene.ids().length, scene.gifts().stale]).toEqual([4, O.none]);
  });

  it.each([
    ['one at a time, let finish, with one after it', '-a 999ms b 999ms c', '-a 2999ms b', '3s'],
    ['calmly while the list changes in haste', '-abc', '-a 999ms b', '2ms'],
  ])('[THX-01] [LIVE-01] reads %s', (_, moved, expected, lasting) => {
    const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
    scheduler.run(({ cold, hot, expectObservable }) => {
      const reads$ = new Subject<string>();
      const source = exampleThanks();
      const readGifts = () => (): Observable<never> => {
        reads$.next(String.fromCharCode(97 + count));
        count += 1;
        return cold<never>(`${lasting} |`);
      };
      let count = 0;
      const scene = thanksScene({ ...source, readGifts }, { _tag: 'Loading' }, {}, scheduler);
      hot(moved).subscribe((version) => scene.reach(version.charCodeAt(0)));
      expectObservable(merge(reads$, scene.stream.model.changes$.pipe(ignoreElements())), '^ 5s !').toBe(expected);
    });
  });

  it('[THX-01] an older answer is ignored: marks made here stay', () => {
    const late$ = new Subject<E.Either<never, ReturnType<typeof real.present>>>();
    const real = exampleThanks();
    let reads = 0;
    const { stream, giver } = opened({
      ...real,
      readGifts: (grId) => () => {
        reads += 1;
        return reads === 1 ? real.readGifts(grId)() : late$;
      },
    });
    const before = real.present();
    stream.reload();
    stream.toggleThanked(peter);
    late$.next(E.right(before));
    expect(giver(peter)?.giver.isThanked).toBe(true);
  });

  it('[THX-01] exports the gifts of the givers shown, in order, in a file named after the registry', () => {
    const { stream, files, tables, gifts } = opened(exampleThanks(), loaded({}), {
      show: 'to-thank',
      sortBy: 'oldest',
    });
    stream.exportGifts('csv');
    stream.exportGifts('xlsx');
    expect(tables.map(({ name, rows }) => [name, ...rows.map(([first]) => first)])).toEqual([
      ['registry-7310442-gifts.xlsx', 'Gift', 'Gift Card', 'Alder Dining Table', 'Fern Serving Bowl'],
    ]);
    expect(files).toMatchObject([{ name: 'registry-7310442-gifts.csv', type: 'text/csv;charset=utf-8' }]);
    const lines = files[0]?.text.split('\r\n') ?? [];
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      '\ufeff"Gift"',
      '"Gift Card"',
      '"Alder Dining Table"',
      '"Fern Serving Bowl"',
      '',
    ]);
    expect(gifts().announcement).toBe('3 gifts exported.');
  });
});
