import {
  type AnalyticsEvent,
  addressAfter,
  type LogEntry,
  type RegistryItem,
  type RegistryView,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleHeader,
  exampleItem,
  exampleProduct,
  exampleView,
  idempotencyKeyOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, ignoreElements, map, NEVER, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type RegistryStream, registryStreamOf } from '../registry/index.ts';
import { type NlaItemStream, nlaItemStream } from './nla-item.stream.ts';
import type { NlaItemDependencies, NlaItemModel } from './nla-item-model.ts';
import { exampleCandidates, exampleRegistries, patchOf } from './testing/example-registries.ts';

const gone = exampleItem({
  product: exampleProduct({ sku: skuOf('4901'), name: 'Saucepan', isNla: true }),
  wanted: 1,
  purchased: 0,
});
const plates = exampleItem();
const [copper, iron] = [
  exampleCandidates[0]?.identity ?? gone.identity,
  exampleCandidates[3]?.identity ?? gone.identity,
];

type Replaced = ReturnType<ReturnType<NlaItemDependencies['registries']['replaceItem']>>;
type Removed = ReturnType<ReturnType<NlaItemDependencies['registries']['removeItem']>>;

interface Setting {
  readonly header?: Partial<RegistryView['header']>;
  readonly role?: 'guest' | 'registrant';
  readonly items?: ReadonlyArray<RegistryItem>;
  /** What the address asks for. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly candidates?: string;
  /** The nth removal or replacement gets the nth answer: a it is done, u no answer, o not the owner, i no such item. */
  readonly answers?: ReadonlyArray<string>;
}

interface Scene extends RunHelpers {
  readonly stream: NlaItemStream;
  readonly registry: RegistryStream;
  readonly tracked: AnalyticsEvent[];
  readonly logged: LogEntry[];
  readonly keys: string[];
  readonly managed: string[];
  readonly query: () => object;
  readonly at: (time: number, mutation: () => void) => void;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const [tracked, logged]: [AnalyticsEvent[], LogEntry[]] = [[], []];
    const [keys, managed]: [string[], string[]] = [[], []];
    let requests = 0;
    const next = (): string => setting.answers?.[requests++] ?? '-';
    const u = E.left({ _tag: 'Unavailable' } as const);
    const o = E.left({ _tag: 'NotOwner' } as const);
    const i = E.left({ _tag: 'ItemUnknown' } as const);
    const registries = exampleRegistries({
      replacements: () => () =>
        helpers.cold(setting.candidates ?? '(c|)', {
          c: E.right(exampleCandidates),
          s: E.right([{ identity: gone.identity, product: gone.product }]),
          u,
        }),
      removeItem: (_, identity) => (): Removed => {
        const patch = patchOf(identity);
        return helpers.cold(next(), { a: E.right({ version: patch.version, patch }), u, o });
      },
      replaceItem: (_, existing, chosen, key) => (): Replaced => {
        keys.push(O.getOrElse(() => '')(key));
        const replacement: RegistryItem = exampleItem({ identity: chosen, wanted: 1, purchased: 0 });
        const patch = patchOf(existing, [replacement]);
        const a = E.right({ version: patch.version, replacement, existing: O.none, patch });
        return helpers.cold(next(), { a, u, o, i });
      },
    });
    let query = setting.query ?? {};
    const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
    const registry = registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      {
        scheduler,
        isPageVisible$: of(true),
        initial: O.some({
          view: exampleView({
            role: setting.role ?? 'registrant',
            items: setting.items ?? [gone, plates],
            header: exampleHeader(setting.header),
          }),
          isComplete: true,
        }),
        log,
      },
    );
    let made = 0;
    const stream = nlaItemStream({
      registries,
      registry,
      site: sites.main,
      address: {
        query: () => query,
        clear: () => {
          query = addressAfter('replace', query);
        },
      },
      analytics: { track: (event) => () => void tracked.push(event) },
      manage: ({ sku }) => void managed.push(sku),
      newKey: () => idempotencyKeyOf(`example-key-${++made}`),
      scheduler,
      log,
    });
    const at = (time: number, mutation: () => void): void => void helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, stream, registry, tracked, logged, keys, managed, query: () => query, at });
  });
};

/** A model in one line. */
const summary = ({ isOpen, dialog }: NlaItemModel): string => {
  const parts = [isOpen ? dialog._tag : `closed ${dialog._tag}`];
  if (dialog._tag === 'Replace') {
    parts.push(dialog.candidates._tag, O.isSome(dialog.chosen) ? dialog.chosen.value.sku : 'none');
    if (O.isSome(dialog.problem)) parts.push('failed');
  }
  if (dialog._tag === 'Remove' && O.isSome(dialog.problem)) parts.push(dialog.problem.value._tag);
  if ('isSending' in dialog && dialog.isSending) parts.push('sending');
  return parts.join(' ');
};

const seen$ = ({ model }: NlaItemStream) => model.changes$.pipe(map(summary), distinctUntilChanged());
const skus = ({ model }: RegistryStream): ReadonlyArray<string> =>
  model.value._tag === 'Loaded' ? model.value.view.items.map(({ identity }) => identity.sku) : [];

describe('nlaItemStream', () => {
  it('[MAN-02] [ITEM-08] asks, removes and announces it; the list changes at once', () => {
    scene({ answers: ['--(a|)'] }, ({ at, expectObservable, flush, stream, registry, tracked }) => {
      at(1, () => stream.askRemove(gone));
      at(2, stream.remove);
      at(6, stream.close);
      expectObservable(seen$(stream), '^ 1s !').toBe('abc-d-e', {
        a: 'closed Nothing',
        b: 'Remove',
        c: 'Remove sending',
        d: 'Removed',
        e: 'closed Removed',
      });
      flush();
      expect(skus(registry)).toEqual(['4821']);
      expect(tracked).toEqual([{ _tag: 'ItemRemoved', grId: '7310442', sku: '4901' }]);
      expect(stream.model.value).toMatchObject({
        announcement: 'Saucepan is no longer on your registry',
        focusOn: O.some({ after: 'Removed' }),
      });
    });
  });

  it('[ROUTE-14] [NLA-01] a dialog opened by a button after one opened by the address returns the focus to the button', () => {
    scene({ query: { replaceSku: '4901' } }, ({ at, expectObservable, flush, stream }) => {
      at(5, stream.close);
      at(6, () => stream.askReplace(gone));
      at(7, stream.close);
      expectObservable(stream.model.changes$.pipe(ignoreElements()), '^ 1s !').toBe('-');
      flush();
      expect(stream.model.value.focusOn).toEqual(O.none);
    });
  });

  it('[NLA-01] a review goes through the items that are still no longer available; one with nothing remaining can only be removed', () => {
    const bought = exampleItem({
      product: exampleProduct({ sku: skuOf('4903'), name: 'Tray', isNla: true }),
      wanted: 1,
      purchased: 1,
    });
    scene({ items: [gone, plates, bought], answers: ['(a|)'] }, ({ at, expectObservable, flush, stream }) => {
      at(1, () => stream.review([plates, gone, bought]));
      at(5, () => stream.choose(copper));
      at(6, stream.replace);
      at(10, stream.next);
      at(11, stream.next);
      expectObservable(seen$(stream), '^ 1s !').toBe('a(bc)d(ef)gh', {
        a: 'closed Nothing',
        b: 'Replace Awaited none',
        c: 'Replace Read none',
        d: 'Replace Read 5001',
        e: 'Replace Read 5001 sending',
        f: 'Replaced',
        g: 'Remove',
        h: 'closed Remove',
      });
      flush();
      expect(stream.model.value.review).toEqual(O.some({ step: 3, total: 3, rest: [] }));
    });
  });

  it('[MAN-02] does not remove without confirmation', () => {
    scene({ answers: ['(a|)'] }, ({ at, expectObservable, flush, stream, registry }) => {
      at(1, stream.remove);
      at(2, () => stream.askRemove(gone));
      at(3, stream.close);
      at(4, () => stream.askReplace(gone));
      at(5, stream.remove);
      expectObservable(seen$(stream), '^ 1s !').toBe('a-bc(de)', {
        a: 'closed Nothing',
        b: 'Remove',
        c: 'closed Remove',
        d: 'Replace Awaited none',
        e: 'Replace Read none',
      });
      flush();
      expect(skus(registry)).toEqual(['4901', '4821']);
    });
  });

  it('[PAGE-19] canceling a removal that was asked from the choice of a replacement returns to the choice', () => {
    scene({}, ({ at, expectObservable, stream }) => {
      at(1, () => stream.askReplace(gone));
      at(6, () => stream.askRemove(gone));
      at(7, stream.close);
      at(8, stream.close);
      expectObservable(seen$(stream), '^ 1s !').toBe('a(bc)-dce', {
        a: 'closed Nothing',
        b: 'Replace Awaited none',
        c: 'Replace Read none',
        d: 'Remove',
        e: 'closed Replace Read none',
      });
    });
  });

  it('[NLA-06] [LIVE-01] an item that has left the list is not replaced, and offers no retry', () => {
    scene({ answers: ['-(i|)'] }, ({ at, expectObservable, flush, stream }) => {
      at(1, () => stream.askReplace(gone));
      at(10, () => stream.choose(copper));
      at(20, stream.replace);
      at(30, stream.close);
      expectObservable(seen$(stream), '^ 1s !').toBe('a(bc) 5ms d 9ms e f 8ms g', {
        a: 'closed Nothing',
        b: 'Replace Awaited none',
        c: 'Replace Read none',
        d: `Replace Read ${copper.sku}`,
        e: `Replace Read ${copper.sku} sending`,
        f: 'OffList',
        g: 'closed OffList',
      });
      flush();
      expect(stream.model.value).toMatchObject({ dialog: { _tag: 'OffList' }, focusOn: O.some({ after: 'OffList' }) });
    });
    scene({}, ({ at, flush, stream, registry }) => {
      const seen: string[] = [];
      stream.model.changes$.subscribe();
      at(1, () => stream.askReplace(gone));
      at(2, () => registry.fold(patchOf(gone.identity)));
      at(3, () => seen.push(summary(stream.model.value)));
      at(900, stream.close);
      flush();
      expect(seen).toEqual(['OffList']);
    });
  });

  it('[MAN-06] a failed removal shows why, and can be tried again', () => {
    scene({ answers: ['-(u|)', '-(a|)'] }, ({ at, expectObservable, flush, stream, registry, logged }) => {
      at(1, () => stream.askRemove(gone));
      at(2, stream.remove);
      at(5, stream.remove);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcd-ef', {
        a: 'closed Nothing',
        b: 'Remove',
        c: 'Remove sending',
        d: 'Remove Unavailable',
        e: 'Remove sending',
        f: 'Removed',
      });
      flush();
      expect(skus(registry)).toEqual(['4821']);
      expect(logged.map(({ tag }) => tag)).toEqual(['item.removal-failed']);
    });
  });

  it('[NLA-02] reads candidates, and the chosen one replaces the item at once', () => {
    scene(
      { candidates: '--(c|)', answers: ['--(a|)'] },
      ({ at, expectObservable, flush, stream, registry, tracked }) => {
        at(1, () => stream.askReplace(gone));
        at(2, () => stream.choose(copper));
        at(4, () => stream.choose(copper));
        at(5, stream.replace);
        at(6, stream.close);
        at(9, stream.close);
        expectObservable(seen$(stream), '^ 1s !').toBe('ab-cde-f-g', {
          a: 'closed Nothing',
          b: 'Replace Awaited none',
          c: 'Replace Read none',
          d: 'Replace Read 5001',
          e: 'Replace Read 5001 sending',
          f: 'Replaced',
          g: 'closed Replaced',
        });
        flush();
        expect(skus(registry)).toEqual(['4821', '5001']);
        expect(tracked).toEqual([{ _tag: 'ItemReplaced', grId: '7310442', sku: '4901', replacement: '5001' }]);
        expect(stream.model.value.focusOn).toEqual(O.some({ after: 'Replaced' }));
      },
    );
  });

  it('[NLA-07] [NLA-04] shows what happens to a group gift’s money at first, with a choice, and in the end', () => {
    const groupGift = O.some({ name: 'Our kitchen', goal: centsOf(10_000), raised: centsOf(4_000) });
    const shared = { ...gone, groupGift };
    const onList = exampleItem({ identity: copper, wanted: 1, purchased: 0 });
    scene({ items: [shared, onList], answers: ['(a|)'] }, ({ at, flush, stream }) => {
      const seen: unknown[] = [];
      stream.model.changes$.subscribe(({ dialog }) => {
        if (dialog._tag === 'Replace') seen.push(O.toUndefined(dialog.moving)?.onto);
        if (dialog._tag === 'Replaced') seen.push(dialog.moved);
      });
      at(1, () => stream.askReplace(shared));
      at(2, () => stream.choose(iron));
      at(3, () => stream.choose(copper));
      at(4, stream.replace);
      flush();
      const moved = { given: 4_000, moves: 4_000, name: 'Our kitchen', onto: 'single' };
      expect(seen).toEqual(['new', 'new', 'new', 'single', 'single', O.some(moved)]);
    });
    scene({}, ({ at, flush, stream }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.askReplace(gone));
      flush();
      expect(stream.model.value.dialog).toMatchObject({ moving: O.none });
    });
  });

  it('[NLA-06] a failed search can be tried again, and the item itself is never offered', () => {
    scene({ candidates: '-(u|)' }, ({ at, expectObservable, stream }) => {
      at(1, () => stream.askReplace(gone));
      at(4, stream.readCandidatesAgain);
      expectObservable(seen$(stream), '^ 1s !').toBe('abc-bc', {
        a: 'closed Nothing',
        b: 'Replace Awaited none',
        c: 'Replace Failed none',
      });
    });
    scene({ candidates: '(s|)' }, ({ at, flush, stream }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.askReplace(gone));
      flush();
      expect(stream.model.value.dialog).toMatchObject({ candidates: { _tag: 'Read', value: [] } });
    });
  });

  it('[NLA-06] a failed replacement shows so and leaves the list unchanged', () => {
    scene({ candidates: '-(c|)', answers: ['-(o|)'] }, ({ at, expectObservable, flush, stream, registry, tracked }) => {
      at(1, () => stream.askReplace(gone));
      at(3, () => stream.choose(copper));
      at(4, stream.replace);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcdef', {
        a: 'closed Nothing',
        b: 'Replace Awaited none',
        c: 'Replace Read none',
        d: 'Replace Read 5001',
        e: 'Replace Read 5001 sending',
        f: 'Replace Read 5001 failed',
      });
      flush();
      expect(skus(registry)).toEqual(['4901', '4821']);
      expect(tracked).toEqual([]);
    });
  });

  it.each([
    ['before', 5, '--(u|)'],
    ['after', 9, '(u|)'],
  ])(
    '[NLA-02] [LIVE-01] an unanswered replacement counts as done when the list shows it %s the failure',
    (_, shown, answer) => {
      scene({ answers: [answer] }, ({ at, flush, stream, registry, tracked }) => {
        stream.model.changes$.subscribe();
        at(1, () => stream.askReplace(gone));
        at(2, () => stream.choose(copper));
        at(4, stream.replace);
        at(shown, () =>
          registry.fold(patchOf(gone.identity, [exampleItem({ identity: copper, wanted: 1, purchased: 0 })])),
        );
        flush();
        expect(stream.model.value).toMatchObject({
          isOpen: true,
          dialog: { _tag: 'Replaced', replacement: { wanted: 1 } },
        });
        expect(tracked).toEqual([{ _tag: 'ItemReplaced', grId: '7310442', sku: '4901', replacement: '5001' }]);
      });
    },
  );

  it('[NLA-06] [LIVE-01] an item that left the list without its replacement was not replaced', () => {
    scene({ answers: ['(u|)'] }, ({ at, flush, stream, registry }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.askReplace(gone));
      at(2, () => stream.choose(copper));
      at(4, stream.replace);
      at(9, () => registry.fold(patchOf(gone.identity)));
      flush();
      expect(stream.model.value.dialog._tag).toBe('OffList');
    });
  });

  it('[NLA-06] sends the same key until the outcome is known', () => {
    scene({ answers: ['(u|)', '(u|)', '(u|)', '(o|)', '(a|)'] }, ({ at, flush, stream, keys }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.askReplace(gone));
      at(2, () => stream.choose(copper));
      at(3, stream.replace);
      at(4, stream.replace);
      at(5, () => stream.choose(iron));
      at(6, stream.replace);
      at(7, stream.replace);
      at(8, stream.replace);
      flush();
      expect(keys).toEqual([1, 1, 2, 2, 3].map((nth) => `example-key-${nth}`));
      expect(stream.model.value.dialog._tag).toBe('Replaced');
    });
  });

  it('[NLA-05] [PAGE-10] opens Manage Item for the replacement; not after the event', () => {
    for (const isPostEvent of [false, true])
      scene({ answers: ['(a|)'], header: { isPostEvent } }, ({ at, flush, expectObservable, stream, managed }) => {
        at(1, stream.manage);
        at(2, () => stream.askReplace(gone));
        at(3, () => stream.choose(copper));
        at(4, stream.replace);
        at(5, stream.manage);
        at(6, stream.manage);
        expectObservable(stream.model.changes$.pipe(ignoreElements()), '^ 1s !').toBe('-');
        flush();
        expect(managed).toEqual(isPostEvent ? [] : [copper.sku]);
        expect(stream.model.value).toMatchObject({
          isOpen: isPostEvent,
          dialog: { _tag: 'Replaced', canManage: !isPostEvent, replacement: { wanted: 1, purchased: 0 } },
          focusOn: O.none,
        });
      });
  });

  it('[MAN-02] [LIVE-01] an item removed by another registrant during the question counts as removed, without a request', () => {
    scene({ answers: ['(a|)'] }, ({ at, flush, expectObservable, stream, registry, tracked }) => {
      at(1, () => stream.askRemove(gone));
      at(3, () => registry.fold(patchOf(gone.identity)));
      at(4, stream.remove);
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c', { a: 'closed Nothing', b: 'Remove', c: 'Removed' });
      flush();
      expect(tracked).toEqual([]);
    });
  });

  it.each([
    ['what can be replaced', 'registrant', '004901', 'Replace Read none'],
    ['what can still be had', 'registrant', '4821', 'closed Nothing'],
    ['what is not there', 'registrant', '99', 'closed Nothing'],
    ['what is no SKU', 'registrant', '<b>', 'closed Nothing'],
    ['what a guest does not see', 'guest', '4901', 'closed Nothing'],
  ] as const)(
    '[ROUTE-14] an address that asks to replace %s works once, and keeps its other parameters',
    (_, role, replaceSku, expected) => {
      scene({ role, query: { replaceSku, sort: 'price' } }, ({ at, flush, expectObservable, stream, query }) => {
        at(5, stream.close);
        expectObservable(stream.model.changes$.pipe(ignoreElements()), '^ 4ms !').toBe('-');
        flush();
        const isOpened = expected !== 'closed Nothing';
        expect(summary(stream.model.value)).toBe(isOpened ? 'closed Replace Read none' : expected);
        expect(query()).toEqual({ sort: 'price' });
        expect(stream.model.value.focusOn).toEqual(isOpened ? O.some({ after: 'Address' }) : O.none);
      });
    },
  );
});
