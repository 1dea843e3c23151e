import type { CalendarDay, LogEntry, RegistryPatch, RegistrySignal, RegistryView } from '@gift-registry/domain';
import {
  dayAfter,
  dayOf,
  exampleItem,
  exampleView,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  NEVER,
  type Observable,
  type ObservedValueOf,
  of,
  Subject,
  VirtualTimeScheduler,
} from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type RegistryModel, type RegistrySource, type RegistryStream, registryStreamOf } from './index.ts';

type Answer = ObservedValueOf<RegistrySource['open$']>;

const bought = (purchased: number) => exampleItem({ wanted: 8, purchased });

const viewAt = (version: number, purchased: number): RegistryView =>
  exampleView({ version: versionOf(version), items: [bought(purchased)] });

const patchTo = (version: number, purchased: number): RegistryPatch => ({
  ...writtenTo(version),
  items: [bought(purchased)],
  removed: [],
  header: O.none,
  totals: O.none,
});

/** How to read: at version 0 three are bought, at 1 four, at 2 five, at 3 six. */
const signals: Readonly<Record<string, RegistrySignal>> = {
  c: { _tag: 'Connected' },
  d: { _tag: 'Disconnected' },
  r: { _tag: 'Reload' },
  1: { _tag: 'Patched', patch: patchTo(1, 4) },
  2: { _tag: 'Patched', patch: patchTo(2, 5) },
  3: { _tag: 'Patched', patch: patchTo(3, 6) },
};
const answers: Readonly<Record<string, Answer>> = {
  0: E.right(viewAt(0, 3)),
  1: E.right(viewAt(1, 4)),
  2: E.right(viewAt(2, 5)),
  3: E.right(viewAt(3, 6)),
  u: E.left({ _tag: 'Unavailable' }),
  w: E.left({ _tag: 'TooManyRequests', retryAfterSeconds: 5 }),
  n: E.left({ _tag: 'RegistryNotFound' }),
};

/** A model in one line: version and purchases, whether it is whole, and its connection. */
const summary = (model: RegistryModel): string => {
  if (model._tag === 'Failed') return `failed ${model.fault._tag}`;
  if (model._tag !== 'Loaded') return model._tag;
  const { view, isComplete, connection } = model;
  return `v${view.version} ${view.items.map(({ purchased }) => purchased).join()}${isComplete ? '' : ' part'} ${connection}`;
};

interface Setting {
  /** The nth reading gives the nth answer; none left, there is none. */
  readonly readings?: ReadonlyArray<string>;
  /** The nth watch gives the nth signals; none left, it is silent. */
  readonly watches?: ReadonlyArray<string>;
  readonly initial?: { readonly view: RegistryView; readonly isComplete: boolean };
  readonly visible?: string;
  readonly online?: string;
}

interface Scene extends RunHelpers {
  readonly stream: RegistryStream;
  readonly summary$: Observable<string>;
  readonly requests: { reads: number; readonly watchedAfter: number[] };
  readonly logged: ReadonlyArray<LogEntry>;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const requests: { reads: number; readonly watchedAfter: number[] } = { reads: 0, watchedAfter: [] };
    const logged: LogEntry[] = [];
    const source: RegistrySource = {
      open$: defer(() => {
        const script = setting.readings?.[requests.reads] ?? '-';
        requests.reads += 1;
        return helpers.cold(script, answers);
      }),
      watch: (after) =>
        defer(() => {
          const script = setting.watches?.[requests.watchedAfter.length] ?? '-';
          requests.watchedAfter.push(after.version);
          return helpers.cold(script, signals);
        }),
    };
    const stream = registryStreamOf(source, {
      scheduler,
      isPageVisible$: setting.visible === undefined ? of(true) : helpers.cold(setting.visible, { v: true, h: false }),
      ...(setting.online === undefined ? {} : { isOnline$: helpers.cold(setting.online, { y: true, n: false }) }),
      initial: O.fromNullable(setting.initial),
      log: { write: (entry) => () => void logged.push(entry) },
    });
    play({ ...helpers, stream, summary$: stream.model.changes$.pipe(map(summary)), requests, logged });
  });
};

describe('registryStream', () => {
  it('[LIVE-01] reads the registry, then applies patches after that version', () => {
    scene({ readings: ['--(0|)'], watches: ['-c--1-2'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^-----------!').toBe('a-bc--d-e', {
        a: 'Loading',
        b: 'v0 3 connecting',
        c: 'v0 3 live',
        d: 'v1 4 live',
        e: 'v2 5 live',
      });
      flush();
      expect(requests).toEqual({ reads: 1, watchedAfter: [0] });
    });
  });

  it('[LIVE-01] a complete initial registry is shown at once and only watched', () => {
    const initial = { view: viewAt(1, 4), isComplete: true };
    scene({ initial, watches: ['-c-2'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^------!').toBe('ab-c', { a: 'v1 4 connecting', b: 'v1 4 live', c: 'v2 5 live' });
      flush();
      expect(requests).toEqual({ reads: 0, watchedAfter: [1] });
    });
  });

  it('[LIVE-01] an incomplete initial registry is shown at once, and the rest is read', () => {
    const initial = { view: viewAt(0, 3), isComplete: false };
    scene({ initial, readings: ['--(2|)'], watches: ['-3'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^------!').toBe('a-bc', {
        a: 'v0 3 part connecting',
        b: 'v2 5 connecting',
        c: 'v3 6 connecting',
      });
      flush();
      expect(requests).toEqual({ reads: 1, watchedAfter: [2] });
    });
  });

  it('[LIVE-01] items of an incomplete initial registry keep their objects', async () => {
    const initial = { view: viewAt(0, 3), isComplete: false };
    const stream = registryStreamOf(
      { open$: of(E.right(structuredClone(viewAt(1, 3)))), watch: () => EMPTY },
      {
        scheduler: new VirtualTimeScheduler(),
        isPageVisible$: of(true),
        initial: O.some(initial),
        log: { write: () => () => undefined },
      },
    );
    const whole = await firstValueFrom(
      stream.model.changes$.pipe(filter((model) => model._tag === 'Loaded' && model.isComplete)),
    );
    expect(whole._tag === 'Loaded' && whole.view.version).toBe(versionOf(1));
    expect(whole._tag === 'Loaded' && whole.view.items).toBe(initial.view.items);
  });

  it('[STATE-03] the event of an open page ends at midnight', () => {
    const view = exampleView();
    const eventDate = dayOf('2027-06-12');
    const days$ = new Subject<CalendarDay>();
    const stream = registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      {
        scheduler: new VirtualTimeScheduler(),
        isPageVisible$: of(true),
        dayTurns$: days$,
        initial: O.some({ view, isComplete: true }),
        log: { write: () => () => undefined },
      },
    );
    const headers: Array<RegistryView['header']> = [];
    const observer = stream.model.changes$.subscribe((model) => {
      if (model._tag === 'Loaded' && model.view.header !== headers.at(-1)) headers.push(model.view.header);
    });
    days$.next(eventDate);
    days$.next(dayAfter(eventDate, 1));
    observer.unsubscribe();
    expect(headers.map(({ isPostEvent }) => isPostEvent)).toEqual([false, false, true]);
  });

  it('[OWN-02] an owner’s open page reads the registry again when a day begins, for purchases may have been hidden until then; a guest’s does not', () => {
    const readsOf = (role: RegistryView['role']): number => {
      const days$ = new Subject<CalendarDay>();
      let reads = 0;
      const stream = registryStreamOf(
        {
          open$: defer(() => {
            reads += 1;
            return NEVER;
          }),
          watch: () => NEVER,
        },
        {
          scheduler: new VirtualTimeScheduler(),
          isPageVisible$: of(true),
          dayTurns$: days$,
          initial: O.some({ view: exampleView({ role }), isComplete: true }),
          log: { write: () => () => undefined },
        },
      );
      const observer = stream.model.changes$.subscribe();
      days$.next(dayOf('2027-06-12'));
      observer.unsubscribe();
      return reads;
    };
    expect([readsOf('registrant'), readsOf('guest')]).toEqual([1, 0]);
  });

  it('[LIVE-01] after a reload signal it shows a registry restored to an older version', () => {
    const initial = { view: viewAt(3, 6), isComplete: true };
    scene(
      { initial, readings: ['-(1|)'], watches: ['-r', '-2'] },
      ({ expectObservable, flush, summary$, requests }) => {
        expectObservable(summary$, '^-----!').toBe('a-bc', {
          a: 'v3 6 connecting',
          b: 'v1 4 connecting',
          c: 'v2 5 connecting',
        });
        flush();
        expect(requests).toEqual({ reads: 1, watchedAfter: [3, 1] });
      },
    );
  });

  it('[LIVE-01] after a reload signal and another read it shows a restored registry', () => {
    const initial = { view: viewAt(2, 5), isComplete: true };
    const watches = ['-', '--r', '-'];
    scene(
      { initial, readings: ['(2|)', '(0|)'], watches },
      ({ cold, expectObservable, flush, stream, summary$, requests }) => {
        cold('-x--------x').subscribe(stream.reload);
        expectObservable(summary$.pipe(distinctUntilChanged()), '^ 3s !').toBe('a 1000ms b', {
          a: 'v2 5 connecting',
          b: 'v0 3 connecting',
        });
        flush();
        expect(requests.reads).toBe(2);
      },
    );
  });

  it('[LIVE-01] a patch that comes as an answer and from the stream is applied once', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene({ initial, watches: ['----1-2'] }, ({ cold, expectObservable, stream, summary$ }) => {
      cold('--x').subscribe(() => stream.fold(patchTo(1, 4)));
      expectObservable(summary$, '^-------!').toBe('a-b---c', {
        a: 'v0 3 connecting',
        b: 'v1 4 connecting',
        c: 'v2 5 connecting',
      });
    });
  });

  it('[LIVE-01] a gap reads the registry again; what is shown stays meanwhile', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene(
      { initial, watches: ['-2', '-3'], readings: ['--(2|)'] },
      ({ expectObservable, flush, summary$, requests, logged }) => {
        expectObservable(summary$, '^-------!').toBe('a--bc', {
          a: 'v0 3 connecting',
          b: 'v2 5 connecting',
          c: 'v3 6 connecting',
        });
        flush();
        expect(requests).toEqual({ reads: 1, watchedAfter: [0, 2] });
        expect(logged.map(({ tag }) => tag)).toEqual(['registry-gap']);
      },
    );
  });

  it('[LIVE-01] a reload signal reads the registry again', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene({ initial, watches: ['-r'], readings: ['-(3|)'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^-----!').toBe('a-b', { a: 'v0 3 connecting', b: 'v3 6 connecting' });
      flush();
      expect(requests).toEqual({ reads: 1, watchedAfter: [0, 3] });
    });
  });

  it('[LIVE-01] a patch of another history reads the registry again in a new epoch', () => {
    const initial = { view: viewAt(3, 6), isComplete: true };
    scene(
      { initial, watches: ['-', '--c'], readings: ['-(1|)'] },
      ({ cold, expectObservable, flush, stream, logged }) => {
        cold('-x').subscribe(() => stream.fold({ ...patchTo(3, 4), ...writtenTo(3, 1) }));
        const summary$ = stream.model.changes$.pipe(
          map((model) => `${summary(model)} ${model._tag === 'Loaded' ? model.epoch : ''}`),
        );
        expectObservable(summary$, '^-----!').toBe('a-b-c', {
          a: 'v3 6 connecting 0',
          b: 'v1 4 connecting 1',
          c: 'v1 4 live 1',
        });
        flush();
        expect(logged.map(({ tag }) => tag)).toEqual(['registry-other-history']);
      },
    );
  });

  it('[LIVE-01] an older answer is ignored', () => {
    const initial = { view: viewAt(1, 4), isComplete: true };
    scene(
      { initial, watches: ['-3', '-2-3'], readings: ['--(0|)'] },
      ({ expectObservable, flush, summary$, requests }) => {
        expectObservable(summary$, '^---------!').toBe('a---b-c', {
          a: 'v1 4 connecting',
          b: 'v2 5 connecting',
          c: 'v3 6 connecting',
        });
        flush();
        expect(requests).toEqual({ reads: 1, watchedAfter: [1, 1] });
      },
    );
  });

  it('[LIVE-01] only the later of two reads counts', () => {
    scene({ readings: ['5s (0|)', '2s (3|)'] }, ({ cold, expectObservable, stream, summary$ }) => {
      cold('4s x').subscribe(stream.reload);
      expectObservable(summary$, '^ 9s !').toBe('a 5999ms b', { a: 'Loading', b: 'v3 6 connecting' });
    });
  });

  it('[LIVE-01] gaps read the registry at most once a second', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    const watches = ['-r', 'r', 'r', 'r', 'r'];
    const readings = ['(0|)', '(0|)', '(0|)', '(0|)', '(0|)'];
    scene({ initial, watches, readings }, ({ cold, expectObservable, flush, summary$, requests }) => {
      const reads: number[] = [];
      cold('900ms x 1000ms x 1000ms x').subscribe(() => reads.push(requests.reads));
      expectObservable(summary$.pipe(distinctUntilChanged()), '^ 4s !').toBe('a', { a: 'v0 3 connecting' });
      flush();
      expect(reads).toEqual([1, 2, 3]);
    });
  });

  it('[LIVE-01] a lost connection shows as reconnecting, as offline after ten seconds, and as live again', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene({ initial, watches: ['-c 4s d 4s d 12s c1'] }, ({ expectObservable, summary$ }) => {
      expectObservable(summary$, '^ 30s !').toBe('ab 4s r 9999ms o 6001ms cd', {
        a: 'v0 3 connecting',
        b: 'v0 3 live',
        r: 'v0 3 reconnecting',
        o: 'v0 3 offline',
        c: 'v0 3 live',
        d: 'v1 4 live',
      });
    });
  });

  it('[LIVE-01] a device without a network is offline at once, and catches up when it is back', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene(
      { initial, online: 'y---n-----y', watches: ['-c', '-c1'] },
      ({ expectObservable, flush, summary$, requests }) => {
        expectObservable(summary$, '^-------------!').toBe('ab--o-----rcd', {
          a: 'v0 3 connecting',
          b: 'v0 3 live',
          o: 'v0 3 offline',
          r: 'v0 3 reconnecting',
          c: 'v0 3 live',
          d: 'v1 4 live',
        });
        flush();
        expect(requests).toEqual({ reads: 0, watchedAfter: [0, 0] });
      },
    );
  });

  it('[LIVE-01] a page that failed offline is read when the network is back', () => {
    scene({ online: 'n----y', readings: ['(u|)', '(0|)'] }, ({ expectObservable, summary$ }) => {
      expectObservable(summary$, '^-------------!').toBe('(lf)-(b)', {
        l: 'Loading',
        f: 'failed Unavailable',
        b: 'v0 3 connecting',
      });
    });
  });

  it('[LIVE-01] pauses while the page is hidden and continues from its version', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene(
      { initial, visible: 'v---h-----v', watches: ['-1----2', '-2'] },
      ({ expectObservable, flush, summary$, requests }) => {
        expectObservable(summary$, '^-------------!').toBe('ab---------c', {
          a: 'v0 3 connecting',
          b: 'v1 4 connecting',
          c: 'v2 5 connecting',
        });
        flush();
        expect(requests).toEqual({ reads: 0, watchedAfter: [0, 1] });
      },
    );
  });

  it('[LIVE-01] starts with the first observer, and closes thirty seconds after the last', () => {
    scene(
      { readings: ['(0|)'], watches: ['10s 1 27s 2', '-2'] },
      ({ cold, expectObservable, flush, stream, requests }) => {
        expect(requests.reads).toBe(0);
        expectObservable(stream.model.changes$.pipe(map(summary)), '^ 5s !').toBe('(ab)', {
          a: 'Loading',
          b: 'v0 3 connecting',
        });
        const seen: string[] = [];
        cold('34s x').subscribe(() => seen.push(summary(stream.model.value)));
        cold('60s x').subscribe(() => seen.push(summary(stream.model.value)));
        flush();
        expect(seen).toEqual(['v1 4 connecting', 'v1 4 connecting']);
        expect(requests).toEqual({ reads: 1, watchedAfter: [0] });
      },
    );
  });

  it('[LIVE-01] stays open for an observer that returns within thirty seconds', () => {
    scene({ readings: ['(0|)'], watches: ['30s 1'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^ 5s !').toBe('(ab)', { a: 'Loading', b: 'v0 3 connecting' });
      expectObservable(summary$, '20s ^ 20s !').toBe('20s a 9999ms b', { a: 'v0 3 connecting', b: 'v1 4 connecting' });
      flush();
      expect(requests).toEqual({ reads: 1, watchedAfter: [0] });
    });
  });

  it('[ROUTE-17] an unknown registry is not watched', () => {
    scene({ readings: ['-(n|)'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^----!').toBe('ab', { a: 'Loading', b: 'NotFound' });
      flush();
      expect(requests.watchedAfter).toEqual([]);
    });
  });

  it('[ROUTE-17] a registry that is no longer visible disappears from an open page', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene({ initial, watches: ['--|'], readings: ['-(n|)'] }, ({ expectObservable, summary$ }) => {
      expectObservable(summary$, '^------!').toBe('a--b', { a: 'v0 3 connecting', b: 'NotFound' });
    });
  });

  it('[ROUTE-17] [SET-02] a closed registry stays closed on retry, and returns once it is open again', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    const readings = ['-(n|)', '-(n|)', '-(0|)'];
    scene({ initial, watches: ['--|'], readings }, ({ cold, expectObservable, flush, stream }) => {
      cold('2s x 2s x').subscribe(stream.reload);
      const closed$ = stream.model.changes$.pipe(
        map((model) => (model._tag === 'NotFound' ? `closed to a ${O.toNullable(model.last)}` : model._tag)),
      );
      expectObservable(closed$, '^ 6s !').toBe('a--b 1996ms lb 1999ms la', {
        a: 'Loaded',
        l: 'Loading',
        b: 'closed to a guest',
      });
      flush();
    });
  });

  it('[LIVE-01] a failed read is shown and logged, and can be tried again', () => {
    scene({ readings: ['-(u|)', '-(0|)'] }, ({ cold, expectObservable, flush, stream, summary$, logged }) => {
      cold('3s x').subscribe(stream.reload);
      expectObservable(summary$, '^ 5s !').toBe('ab 2998ms ac', {
        a: 'Loading',
        b: 'failed Unavailable',
        c: 'v0 3 connecting',
      });
      flush();
      expect(logged).toEqual([
        { level: 'warning', tag: 'registry.read-failed', data: { fault: 'Unavailable', attempt: 0 } },
      ]);
    });
  });

  it('[LIVE-01] a failed read is retried while something is shown: after 1 s, 2 s, or as the service asks', () => {
    const initial = { view: viewAt(0, 3), isComplete: false };
    scene(
      { initial, readings: ['(u|)', '(u|)', '(w|)', '(2|)'] },
      ({ expectObservable, flush, summary$, requests }) => {
        expectObservable(summary$, '^ 20s !').toBe('(ab) 7996ms c', {
          a: 'v0 3 part connecting',
          b: 'v0 3 part reconnecting',
          c: 'v2 5 reconnecting',
        });
        flush();
        expect(requests.reads).toBe(4);
      },
    );
  });

  it('[LIVE-01] [STATE-01] shows failing after four failed reads until one succeeds', () => {
    const initial = { view: viewAt(0, 3), isComplete: false };
    const readings = ['(u|)', '(u|)', '(u|)', '(u|)', '(u|)', '(2|)'];
    scene({ initial, readings, watches: ['-c'] }, ({ expectObservable, flush, summary$, requests }) => {
      expectObservable(summary$, '^ 40s !').toBe('(ab) 6996ms c 23999ms de', {
        a: 'v0 3 part connecting',
        b: 'v0 3 part reconnecting',
        c: 'v0 3 part failing',
        d: 'v2 5 connecting',
        e: 'v2 5 live',
      });
      flush();
      expect(requests.reads).toBe(6);
    });
  });

  it('[LIVE-01] [STATE-01] a manual retry shows that it is trying, and its failure at once', () => {
    const initial = { view: viewAt(0, 3), isComplete: false };
    const readings = ['(u|)', '(u|)', '(u|)', '(u|)', '-(u|)', '-(2|)'];
    scene({ initial, readings }, ({ cold, expectObservable, flush, stream, summary$, requests }) => {
      cold('8s x').subscribe(stream.reload);
      expectObservable(summary$, '^ 20s !').toBe('(ab) 6996ms c 999ms dc 1000ms e', {
        a: 'v0 3 part connecting',
        b: 'v0 3 part reconnecting',
        c: 'v0 3 part failing',
        d: 'v0 3 part trying',
        e: 'v2 5 connecting',
      });
      flush();
      expect(requests.reads).toBe(6);
    });
  });

  it('[LIVE-01] [STATE-01] reads again when the device is back online', () => {
    const initial = { view: viewAt(0, 3), isComplete: false };
    const readings = ['(u|)', '(u|)', '(u|)', '(u|)', '-(2|)'];
    scene({ initial, readings, online: 'y 8s n 999ms y' }, ({ expectObservable, summary$ }) => {
      expectObservable(summary$, '^ 20s !').toBe('(ab) 6996ms c 1000ms d 999ms ef', {
        a: 'v0 3 part connecting',
        b: 'v0 3 part reconnecting',
        c: 'v0 3 part failing',
        d: 'v0 3 part offline',
        e: 'v0 3 part reconnecting',
        f: 'v2 5 reconnecting',
      });
    });
  });

  it('[LIVE-01] a patch with purchases names the items, another one none', () => {
    const initial = { view: viewAt(0, 3), isComplete: true };
    scene({ initial, watches: ['-1'] }, ({ expectObservable, stream, cold }) => {
      cold('---x').subscribe(() => stream.fold(patchTo(2, 4)));
      const names$ = stream.model.changes$.pipe(
        map((model) =>
          model._tag === 'Loaded' && O.isSome(model.lastChange)
            ? model.lastChange.value.bought.map(({ product }) => product.name)
            : [],
        ),
      );
      expectObservable(names$, '^-----!').toBe('ab-c', { a: [], b: ['Linden Dinner Plate'], c: [] });
    });
  });
});
