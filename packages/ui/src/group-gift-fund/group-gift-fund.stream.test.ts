import type { AnalyticsEvent, ItemEditRefusal, LogEntry, RegistryItem } from '@gift-registry/domain';
import {
  centsOf,
  exampleHeader,
  exampleItem,
  exampleProduct,
  exampleView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, delay, distinctUntilChanged, map, NEVER, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { exampleManagePort, managePatch } from '../manage-item/testing/example-manage-port.ts';
import { type RegistryStream, registryStreamOf } from '../registry/index.ts';
import { type GroupGiftFundStream, groupGiftFundStream } from './group-gift-fund.stream.ts';
import type { GroupGiftFundModel } from './group-gift-fund-model.ts';

const fund = (name: string, goal: number, raised: number) =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });
const sofa = exampleItem({
  product: exampleProduct({ sku: skuOf('11'), name: 'Sofa', currentPrice: centsOf(100_000) }),
  wanted: 1,
  purchased: 0,
  groupGift: fund('Sofa', 100_000, 25_000),
});
const table = exampleItem({
  product: exampleProduct({ sku: skuOf('12'), name: 'Table', currentPrice: centsOf(50_000) }),
  wanted: 1,
  purchased: 0,
  groupGift: fund('Dinners', 50_000, 0),
});
const plates = exampleItem();

interface Scene extends RunHelpers {
  readonly stream: GroupGiftFundStream;
  readonly registry: RegistryStream;
  readonly tracked: AnalyticsEvent[];
  readonly logged: LogEntry[];
  readonly at: (time: number, mutation: () => void) => void;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond; the service answers after three, at first with the refusal. */
const scene = (
  { refusal, isPostEvent = false }: { readonly refusal?: ItemEditRefusal; readonly isPostEvent?: boolean },
  play: (scene: Scene) => void,
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const items: ReadonlyArray<RegistryItem> = [sofa, plates, table];
    const [tracked, logged]: [AnalyticsEvent[], LogEntry[]] = [[], []];
    let refusing = O.fromNullable(refusal);
    const service = exampleManagePort(items);
    const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
    const view = exampleView({ role: 'registrant', items, header: exampleHeader({ isPostEvent }) });
    const registry = registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      { scheduler, isPageVisible$: of(true), initial: O.some({ view, isComplete: true }), log },
    );
    const stream = groupGiftFundStream({
      save: (grId, identity, edit) => () =>
        defer(() => {
          const no = refusing;
          refusing = O.none;
          return O.isSome(no) ? of(E.left(no.value)) : service.updateItem(grId, identity, edit)();
        }).pipe(delay(3, scheduler)),
      registry,
      site: sites.main,
      manage: () => undefined,
      analytics: { track: (event) => () => void tracked.push(event) },
      log,
    });
    const at = (time: number, mutation: () => void): void => void helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, stream, registry, tracked, logged, at });
  });
};

/** The funds in one line. */
const summary = ({ funds }: GroupGiftFundModel): string =>
  funds
    .map(({ name, renaming }) => {
      if (O.isNone(renaming)) return name;
      const { text, isSaving, newer, failed } = renaming.value;
      const notes = [
        isSaving ? 'saving' : '',
        O.isSome(newer) ? `now ${newer.value}` : '',
        O.isSome(failed) ? failed.value._tag : '',
      ];
      return `${name} > ${[text, ...notes].filter((note) => note !== '').join(' ')}`;
    })
    .join(', ');
const seen$ = ({ model }: GroupGiftFundStream) => model.changes$.pipe(map(summary), distinctUntilChanged());

describe('groupGiftFundStream', () => {
  it('[LIST-09] [GG-04] [GG-03] shows all funds with what was raised and their goals, and no other item', () => {
    scene({}, ({ stream }) => {
      expect(stream.model.value).toMatchObject({
        funds: [
          { name: 'Sofa', progress: { raised: '$250', goal: '$1,000', missing: '$750', percent: 25 }, canManage: true },
          { name: 'Dinners', progress: { raised: '$0', goal: '$500' } },
        ],
        raised: '$250',
        goal: '$1,500',
      });
    });
    scene({ isPostEvent: true }, ({ stream }) => {
      expect(stream.model.value.funds.map(({ canManage }) => canManage)).toEqual([false, false]);
    });
  });

  it('[LIST-09] [GG-04] while only the first items are loaded no total and no empty state is shown; a failure to read the rest is shown until it is there', () => {
    const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
    scheduler.run(({ cold, expectObservable }) => {
      const whole = exampleView({ role: 'registrant', items: [plates, sofa, table] });
      const first = exampleView({ role: 'registrant', items: [plates] });
      const answers = [
        cold('-(f|)', { f: E.left({ _tag: 'Unavailable' } as const) }),
        cold('-(w|)', { w: E.right(whole) }),
      ];
      const log = { write: () => () => undefined };
      const registry = registryStreamOf(
        { open$: defer(() => answers.shift() ?? NEVER), watch: () => NEVER },
        { scheduler, isPageVisible$: of(true), initial: O.some({ view: first, isComplete: false }), log },
      );
      const analytics = { track: () => () => undefined };
      const save = exampleManagePort([]).updateItem;
      const stream = groupGiftFundStream({ save, registry, site: sites.main, manage: () => undefined, analytics, log });
      expect(stream.model.value).toMatchObject({ reading: 'reading', funds: [] });
      const seen = stream.model.changes$.pipe(map(({ reading, funds }) => `${reading} ${funds.length}`));
      expectObservable(seen.pipe(distinctUntilChanged()), '^ 60s !').toBe('ab 1s c', {
        a: 'reading 0',
        b: 'failing 0',
        c: 'whole 2',
      });
    });
  });

  it('[GG-04] naming a fund updates the list at once', () => {
    scene({}, ({ at, expectObservable, flush, stream, tracked }) => {
      at(1, () => stream.rename(sofa.identity));
      at(2, stream.saveName);
      at(3, () => stream.typeName(' Our sofa '));
      at(4, stream.saveName);
      at(5, () => stream.typeName('Something else'));
      at(6, stream.cancel);
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-cd--(ef)', {
        a: 'Sofa, Dinners',
        b: 'Sofa > Sofa, Dinners',
        c: 'Sofa >  Our sofa , Dinners',
        d: 'Sofa >  Our sofa  saving, Dinners',
        e: 'Our sofa >  Our sofa  saving, Dinners',
        f: 'Our sofa, Dinners',
      });
      flush();
      expect(stream.model.value.announcement).toBe('The fund is now called Our sofa');
      expect(tracked).toEqual([{ _tag: 'GroupGiftUpdated', grId: '7310442', sku: '11', isGroupGift: true }]);
    });
  });

  it('[GG-04] [MAN-06] an unsaved name is shown as such and stays typed; a name another registrant gave is shown beside it', () => {
    const stored = { isMostLoved: false, isGroupGift: true, fundName: O.some('Couch'), wanted: 1 };
    scene({ refusal: { _tag: 'ItemVersionConflict', stored } }, ({ at, expectObservable, flush, stream, logged }) => {
      at(1, () => stream.rename(sofa.identity));
      at(2, () => stream.typeName('Our sofa'));
      at(3, stream.saveName);
      at(8, stream.cancel);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcd--e-a', {
        a: 'Sofa, Dinners',
        b: 'Sofa > Sofa, Dinners',
        c: 'Sofa > Our sofa, Dinners',
        d: 'Sofa > Our sofa saving, Dinners',
        e: 'Sofa > Our sofa now Couch ItemVersionConflict, Dinners',
      });
      flush();
      expect(logged).toEqual([
        { level: 'warning', tag: 'fund.name-failed', data: { sku: '11', reason: 'ItemVersionConflict' } },
      ]);
    });
  });

  it('[GG-04] [LIVE-01] the fund changes while it is named: an untouched name follows, a typed one stays, and a former fund cannot be named', () => {
    scene({}, ({ at, expectObservable, stream, registry }) => {
      at(1, () => stream.rename(sofa.identity));
      at(2, () => registry.fold(managePatch(1, [{ ...sofa, groupGift: fund('Couch', 100_000, 25_000) }])));
      at(3, () => stream.typeName('Our sofa'));
      at(4, () => registry.fold(managePatch(2, [{ ...sofa, groupGift: fund('Bench', 100_000, 25_000) }])));
      at(5, () => registry.fold(managePatch(3, [{ ...sofa, groupGift: O.none }])));
      expectObservable(seen$(stream), '^ 1s !').toBe('abcdef', {
        a: 'Sofa, Dinners',
        b: 'Sofa > Sofa, Dinners',
        c: 'Couch > Couch, Dinners',
        d: 'Couch > Our sofa, Dinners',
        e: 'Bench > Our sofa now Bench, Dinners',
        f: 'Dinners',
      });
    });
  });

  it('[GG-04] an invalid name cannot be saved, and an empty field shows why', () => {
    scene({}, ({ stream }) => {
      const renaming = () =>
        stream.model.value.funds.flatMap((one) => (O.isSome(one.renaming) ? [one.renaming.value] : []));
      stream.rename(plates.identity);
      expect(renaming()).toEqual([]);
      stream.rename(sofa.identity);
      stream.typeName('');
      expect(renaming()).toMatchObject([{ canSave: false, problem: O.some({ _tag: 'FundNameInvalid' }) }]);
      stream.typeName('a'.repeat(61));
      expect(renaming()).toMatchObject([{ canSave: false, problem: O.some({ maximum: 60 }) }]);
      stream.typeName('a'.repeat(60));
      expect(renaming()).toMatchObject([{ canSave: true, problem: O.none }]);
    });
  });
});
