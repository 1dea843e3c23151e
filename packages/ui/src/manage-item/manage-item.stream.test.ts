import type {
  AnalyticsEvent,
  Fault,
  ItemEdit,
  ItemEditRefusal,
  LogEntry,
  RegistryItem,
  RegistryView,
  RemoveRefusal,
  Site,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleHeader,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, delay, distinctUntilChanged, map, NEVER, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type RegistryStream, registryStreamOf } from '../registry/index.ts';
import { type ManageItemStream, manageItemStream } from './manage-item.stream.ts';
import type { ManageItemModel } from './manage-item-model.ts';
import { exampleManagePort, managePatch } from './testing/example-manage-port.ts';

const plates = exampleItem({ wanted: 8, purchased: 0 });
const kettle = exampleItem({ product: exampleProduct({ sku: skuOf('77'), name: 'Kettle' }), wanted: 1, purchased: 0 });
const fund = (raised: number, name = 'Plates') => O.some({ name, goal: centsOf(11_960), raised: centsOf(raised) });

interface Setting {
  readonly items?: ReadonlyArray<RegistryItem>;
  readonly site?: Site;
  readonly view?: Partial<RegistryView>;
  /** The refusal of the first edit. */
  readonly refusal?: ItemEditRefusal | Fault;
  /** The refusal of every removal. */
  readonly removalRefusal?: RemoveRefusal;
  /** The parameters of the page's address. */
  readonly address?: Readonly<Record<string, unknown>>;
}

interface Scene extends RunHelpers {
  readonly stream: ManageItemStream;
  readonly registry: RegistryStream;
  readonly tracked: AnalyticsEvent[];
  readonly logged: LogEntry[];
  readonly edits: ItemEdit[];
  readonly at: (time: number, mutation: () => void) => void;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond; the service answers after three. */
const scene = (
  {
    items = [plates, kettle],
    site = sites.main,
    view = {},
    refusal,
    removalRefusal,
    address: initialQuery = {},
  }: Setting,
  play: (scene: Scene) => void,
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const [tracked, logged]: [AnalyticsEvent[], LogEntry[]] = [[], []];
    const edits: ItemEdit[] = [];
    let query: Readonly<Record<string, unknown>> = initialQuery;
    let refusing = O.fromNullable(refusal);
    const service = exampleManagePort(items);
    const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
    const registry = registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      {
        scheduler,
        isPageVisible$: of(true),
        initial: O.some({ view: exampleView({ role: 'registrant', items, ...view }), isComplete: true }),
        log,
      },
    );
    const address = {
      query: () => query,
      clear: () => {
        query = {};
      },
    };
    const stream = manageItemStream({
      registries: {
        updateItem: (grId, identity, edit) => () =>
          defer(() => {
            edits.push(edit);
            const no = refusing;
            refusing = O.none;
            return O.isSome(no) ? of(E.left(no.value)) : service.updateItem(grId, identity, edit)();
          }).pipe(delay(3, scheduler)),
        removeItem: (grId, identity) => () =>
          defer(() =>
            removalRefusal === undefined ? service.removeItem(grId, identity)() : of(E.left(removalRefusal)),
          ).pipe(delay(3, scheduler)),
      },
      registry,
      site,
      address,
      analytics: { track: (event) => () => void tracked.push(event) },
      log,
    });
    const at = (time: number, mutation: () => void): void => void helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, stream, registry, tracked, logged, edits, at });
  });
};

/** A model in one line. */
const summary = ({ isOpen, content }: ManageItemModel): string => {
  if (!isOpen) return `closed ${content._tag}`;
  const parts: string[] = [content._tag];
  if (content._tag === 'Form') {
    parts.push(content.draft.wanted, content.canSave ? 'savable' : 'same');
    if (content.isSaving) parts.push('saving');
    if (O.isSome(content.problem)) parts.push(content.problem.value._tag);
    if (O.isSome(content.triedWanted)) parts.push(`again ${content.triedWanted.value}`);
    if (O.isSome(content.newer.wanted)) parts.push(`now ${content.newer.wanted.value}`);
  }
  if (content._tag === 'Asking' && content.isRemoving) parts.push('removing');
  if (content._tag === 'Removed') parts.push(content.by);
  return parts.join(' ');
};

const seen$ = ({ model }: ManageItemStream) => model.changes$.pipe(map(summary), distinctUntilChanged());
const wantedOf = ({ model }: RegistryStream): ReadonlyArray<number> =>
  model.value._tag === 'Loaded' ? model.value.view.items.map(({ wanted }) => wanted) : [];

describe('manageItemStream', () => {
  it.each([
    ['registrant', { manageSku: String(plates.identity.sku) }, 'Form 8 same'],
    ['registrant', { manageSku: '9999' }, 'closed Nothing'],
    ['registrant', { manageSku: ['4821', '4821'] }, 'closed Nothing'],
    ['guest', { manageSku: String(plates.identity.sku) }, 'closed Nothing'],
  ] as const)('[ADD-03] a link opens Manage Item once for those who may manage: %s, %j', (role, address, expected) => {
    scene({ view: { role }, address }, ({ at, expectObservable, flush, stream }) => {
      at(5, stream.close);
      expectObservable(seen$(stream), '^ 1s !').toBe(expected === 'closed Nothing' ? 'a' : '(ab)-c', {
        a: 'closed Nothing',
        b: expected,
        c: 'closed Form',
      });
      flush();
    });
  });

  it('[MAN-01] [ANA-01] edits are saved in one request, and the list changes at once', () => {
    scene({}, ({ at, expectObservable, flush, stream, registry, tracked, edits }) => {
      at(1, () => stream.open(plates.identity));
      at(2, () => stream.typeWanted('9'));
      at(3, () => stream.turnMostLoved(true));
      at(4, stream.save);
      at(5, stream.close);
      at(9, stream.manageAgain);
      at(11, stream.close);
      expectObservable(seen$(stream), '^ 1s !').toBe('abc-d--e-f-g', {
        a: 'closed Nothing',
        b: 'Form 8 same',
        c: 'Form 9 savable',
        d: 'Form 9 savable saving',
        e: 'Updated',
        f: 'Form 9 same',
        g: 'closed Form',
      });
      flush();
      expect(edits).toHaveLength(1);
      expect(wantedOf(registry)).toEqual([9, 1]);
      expect(tracked).toEqual([
        { _tag: 'MostLovedUpdated', grId: '7310442', sku: '4821', isMostLoved: true },
        { _tag: 'ItemUpdated', grId: '7310442', sku: '4821', wanted: 9 },
      ]);
      expect(stream.model.value).toMatchObject({ focusOn: O.some({ key: '4821-0' }) });
    });
  });

  it('[MAN-03] [MAN-05] sends nothing while nothing was changed or the quantity is invalid', () => {
    scene({}, ({ at, expectObservable, flush, stream, edits }) => {
      at(1, () => stream.open(plates.identity));
      at(2, stream.save);
      at(3, () => stream.typeWanted(''));
      at(4, stream.save);
      at(5, () => stream.typeWanted('0'));
      at(6, stream.save);
      at(7, () => stream.stepWanted(1));
      at(8, () => stream.typeWanted('8'));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c-d-eb', {
        a: 'closed Nothing',
        b: 'Form 8 same',
        c: 'Form  same',
        d: 'Form 0 same',
        e: 'Form 1 savable',
      });
      flush();
      expect(edits).toEqual([]);
    });
  });

  it('[MAN-05] an emptied quantity shows why it cannot be saved', () => {
    scene({ items: [exampleItem({ wanted: 8, purchased: 3 })] }, ({ stream }) => {
      const problem = () => {
        const { content } = stream.model.value;
        return content._tag === 'Form' ? O.toUndefined(content.quantityProblem)?._tag : content._tag;
      };
      stream.open(plates.identity);
      stream.typeWanted('');
      expect(problem()).toBe('QuantityOutOfRange');
      stream.typeWanted('2');
      expect(problem()).toBe('BelowPurchased');
      stream.stepWanted(-1);
      expect(problem()).toBeUndefined();
      expect(stream.model.value).toMatchObject({ content: { draft: { wanted: '3' }, fewest: 3, canRemove: false } });
    });
  });

  it('[MAN-06] after a failure the form shows the stored values, and trying again sends the draft', () => {
    scene(
      { refusal: { _tag: 'Unavailable' } },
      ({ at, expectObservable, flush, stream, registry, logged, tracked }) => {
        at(1, () => stream.open(plates.identity));
        at(2, () => stream.typeWanted('9'));
        at(3, stream.save);
        // Tab moves from the fields to the button.
        at(7, stream.leaveWanted);
        at(7, stream.leaveFundName);
        at(8, stream.tryAgain);
        expectObservable(seen$(stream), '^ 1s !').toBe('abcd--e-f--g', {
          a: 'closed Nothing',
          b: 'Form 8 same',
          c: 'Form 9 savable',
          d: 'Form 9 savable saving',
          e: 'Form 8 same CallFailed again 9',
          f: 'Form 9 savable saving',
          g: 'Updated',
        });
        flush();
        expect(wantedOf(registry)).toEqual([9, 1]);
        expect(tracked).toHaveLength(1);
        expect(logged).toEqual([
          { level: 'warning', tag: 'item.update-failed', data: { sku: '4821', reason: 'Unavailable' } },
        ]);
      },
    );
  });

  it('[MAN-06] [NLA-03] a settled item offers no edits and no retry once the service has refused', () => {
    scene({ refusal: { _tag: 'ItemSettled' } }, ({ at, flush, stream }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.open(plates.identity));
      at(2, () => stream.typeWanted('9'));
      at(3, stream.save);
      flush();
      expect(stream.model.value.content).toMatchObject({
        _tag: 'Form',
        draft: { wanted: '8' },
        isSettled: true,
        canTryAgain: false,
        canSave: false,
      });
    });
  });

  it('[MAN-06] after a version conflict the newer values are shown beside the draft, which can be saved on purpose', () => {
    const stored = { isMostLoved: true, isGroupGift: false, fundName: O.none, wanted: 5 };
    scene({ refusal: { _tag: 'ItemVersionConflict', stored } }, ({ at, expectObservable, flush, stream, edits }) => {
      at(1, () => stream.open(plates.identity));
      at(2, () => stream.typeWanted('9'));
      at(3, stream.save);
      at(8, stream.save);
      expectObservable(seen$(stream), '^ 10ms !').toBe('abcd--e-f', {
        a: 'closed Nothing',
        b: 'Form 8 same',
        c: 'Form 9 savable',
        d: 'Form 9 savable saving',
        e: 'Form 9 savable ItemVersionConflict now 5',
        f: 'Form 9 savable saving',
      });
      flush();
      expect(edits.map(({ wanted }) => wanted)).toEqual([O.some({ to: 9, seen: 8 }), O.some({ to: 9, seen: 5 })]);
    });
  });

  it('[MAN-06] [LIVE-01] shows changes of the item while the dialog is open, and keeps the draft', () => {
    scene({}, ({ at, expectObservable, flush, stream, registry }) => {
      at(1, () => stream.open(plates.identity));
      at(2, () => registry.fold(managePatch(1, [{ ...plates, wanted: 6 }])));
      at(3, () => stream.typeWanted('9'));
      at(4, () => registry.fold(managePatch(2, [{ ...plates, wanted: 5, purchased: 1 }])));
      at(5, () => registry.fold(managePatch(3, [{ ...kettle, wanted: 4 }])));
      at(6, () => registry.fold(managePatch(4, [], [plates.identity])));
      expectObservable(seen$(stream), '^ 1s !').toBe('abcde-f', {
        a: 'closed Nothing',
        b: 'Form 8 same',
        c: 'Form 6 same',
        d: 'Form 9 savable',
        e: 'Form 9 savable now 5',
        f: 'Removed elsewhere',
      });
      flush();
      expect(stream.model.value.announcement).toBe('Linden Dinner Plate is no longer on your registry');
    });
  });

  it('[MAN-02] [ITEM-08] asks before it removes the item', () => {
    scene({}, ({ at, expectObservable, flush, stream, registry, tracked }) => {
      at(1, () => stream.open(plates.identity));
      at(2, stream.askRemove);
      at(3, stream.keep);
      at(4, stream.remove);
      at(5, stream.askRemove);
      at(6, stream.remove);
      at(11, stream.close);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcb-cd--e-f', {
        a: 'closed Nothing',
        b: 'Form 8 same',
        c: 'Asking',
        d: 'Asking removing',
        e: 'Removed here',
        f: 'closed Removed',
      });
      flush();
      expect(wantedOf(registry)).toEqual([1]);
      expect(tracked).toEqual([{ _tag: 'ItemRemoved', grId: '7310442', sku: '4821' }]);
    });
  });

  it('[MAN-04] an item bought while removal was being confirmed stays, and the form shows why', () => {
    scene({ removalRefusal: { _tag: 'HasPurchases' } }, ({ at, expectObservable, stream, registry }) => {
      at(1, () => stream.open(kettle.identity));
      at(2, stream.askRemove);
      at(3, () => registry.fold(managePatch(1, [{ ...kettle, purchased: 1 }])));
      at(4, stream.close);
      at(5, () => stream.open(plates.identity));
      at(6, stream.askRemove);
      at(7, stream.remove);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcdefgh--i', {
        a: 'closed Nothing',
        b: 'Form 1 same',
        c: 'Asking',
        d: 'Form 1 same BoughtMeanwhile',
        e: 'closed Form',
        f: 'Form 8 same',
        g: 'Asking',
        h: 'Asking removing',
        i: 'Form 8 same CallFailed',
      });
    });
  });

  it('[GG-02] [GG-04] [GG-05] turns an item into a group gift with its name in one request; contributions keep it one', () => {
    scene(
      { items: [plates, exampleItem({ ...kettle, groupGift: fund(500) })] },
      ({ at, flush, expectObservable, stream, edits }) => {
        at(1, () => stream.open(plates.identity));
        at(2, () => stream.turnGroupGift(true));
        at(3, () => stream.typeFundName('Our\nkitchen '));
        at(4, stream.leaveFundName);
        at(5, stream.save);
        at(10, () => stream.open(kettle.identity));
        expectObservable(seen$(stream), '^ 1s !').toBe('abc--d--e-f', {
          a: 'closed Nothing',
          b: 'Form 8 same',
          c: 'Form 8 savable',
          d: 'Form 8 savable saving',
          e: 'Updated',
          f: 'Form 1 same',
        });
        flush();
        expect(edits).toMatchObject([
          { isGroupGift: O.some({ to: true, seen: false }), fundName: O.some({ to: 'Our kitchen', seen: O.none }) },
        ]);
        expect(stream.model.value).toMatchObject({ content: { groupGift: 'has-contributions', canRemove: false } });
      },
    );
  });

  it('[MAN-07] [PAGE-10] [PAGE-14] offers no group gift in Canada, and opens neither for a guest nor after the event', () => {
    scene({ site: sites.canada }, ({ stream }) => {
      stream.open(plates.identity);
      expect(stream.model.value).toMatchObject({
        content: { groupGift: 'not-offered', draft: { isGroupGift: O.none } },
      });
    });
    for (const view of [{ role: 'guest' as const }, { header: exampleHeader({ isPostEvent: true }) }])
      scene({ view }, ({ stream }) => {
        stream.open(plates.identity);
        expect(stream.model.value.isOpen).toBe(false);
      });
    scene({}, ({ stream }) => {
      stream.open(exampleItem({ product: exampleProduct({ sku: skuOf('99') }) }).identity);
      expect(stream.model.value.isOpen).toBe(false);
    });
  });

  it('[NLA-01] an item that is no longer available has no form, can be removed, and replaced only where that is offered', () => {
    const gone = (purchased: number) =>
      exampleItem({ product: exampleProduct({ isNla: true }), wanted: 2, purchased, personalization: O.none });
    for (const purchased of [0, 1, 2, 3])
      scene({ items: [gone(purchased)] }, ({ at, expectObservable, stream }) => {
        at(1, () => {
          stream.open(plates.identity);
          expect(stream.model.value.content).toMatchObject({
            _tag: 'NoLongerAvailable',
            offers: { remove: true, replace: purchased < 2 },
          });
        });
        at(2, stream.askRemove);
        at(3, stream.remove);
        expectObservable(seen$(stream), '^ 1s !').toBe('abcd--e', {
          a: 'closed Nothing',
          b: 'NoLongerAvailable',
          c: 'Asking',
          d: 'Asking removing',
          e: 'Removed here',
        });
      });
    const site: Site = { ...sites.main, features: { ...sites.main.features, nlaReplacement: false } };
    scene({ items: [gone(1)], site }, ({ stream }) => {
      stream.open(plates.identity);
      expect(stream.model.value.content).toMatchObject({ offers: { remove: true, replace: false } });
    });
  });

  it('[PERS-04] changed options ask to start again; removing is offered only while nothing was bought', () => {
    const changed = { personalization: O.some(examplePersonalization({ hasError: true })) };
    for (const purchased of [0, 1])
      scene({ items: [exampleItem({ ...changed, wanted: 2, purchased })] }, ({ stream }) => {
        stream.open(plates.identity);
        expect(stream.model.value.content).toMatchObject({
          _tag: 'StartAgain',
          productPath: O.some('/product/linden-dinner-plate/4821'),
          canRemove: purchased === 0,
        });
      });
  });
});
