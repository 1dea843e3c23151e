import type { Fault, LogEntry, Product, ProductNotFound } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, distinctUntilChanged, finalize, map, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { exampleAdding, exampleAddition } from '../registry-adding/testing/example-adding.ts';
import { type ScanStream, scanStream } from './scan.stream.ts';
import type { CameraEvent, ScanModel } from './scan-model.ts';
import { exampleScanned } from './testing/example-scan.ts';

type Answer = E.Either<ProductNotFound | Fault, Product>;

interface Setting {
  /** The nth request for the camera: s shows, S shows with a lamp, r our label, m the maker’s, x a misread one, d dark, l light, n refused. */
  readonly cameraEvents?: ReadonlyArray<string>;
  /** The nth time that something is looked up: p the product, n none, u no answer. */
  readonly answers?: ReadonlyArray<string>;
  /** v seen, h hidden. */
  readonly visible?: string;
  /** o open, c closed. */
  readonly layer?: string;
}

interface Scene extends RunHelpers {
  readonly stream: ScanStream;
  readonly at: (time: number, mutation: () => void) => void;
  readonly log: string[];
  readonly looked: Array<ReadonlyArray<string>>;
  readonly added: Array<readonly [sku: string, quantity: number]>;
  readonly logged: LogEntry[];
  readonly expectSummary: (
    describe: (model: ScanModel) => string,
    marbles: string,
    expected: Record<string, string>,
    seen?: string,
  ) => void;
}

const picture = { showIn: () => () => undefined };

const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const { cold } = helpers;
    const log: string[] = [];
    const looked: Array<ReadonlyArray<string>> = [];
    const added: Array<readonly [string, number]> = [];
    const logged: LogEntry[] = [];
    const lamp = (isOn: boolean): void => void log.push(isOn ? 'lamp on' : 'lamp off');
    const cameraEvents: Record<string, CameraEvent> = {
      s: { _tag: 'Showing', picture, lamp: O.none },
      S: { _tag: 'Showing', picture, lamp: O.some(lamp) },
      r: { _tag: 'Read', code: { kind: 'ean-upc', text: '2000004106010' } },
      m: { _tag: 'Read', code: { kind: 'ean-upc', text: '4006381333931' } },
      x: { _tag: 'Read', code: { kind: 'ean-upc', text: '4006381333932' } },
      d: { _tag: 'Light', isDark: true },
      l: { _tag: 'Light', isDark: false },
      n: { _tag: 'Failed', problem: 'refused' },
    };
    const answers: Record<string, Answer> = {
      p: E.right(exampleScanned),
      n: E.left({ _tag: 'ProductNotFound' }),
      u: E.left({ _tag: 'Unavailable' }),
    };
    let calls = 0;
    const adding = exampleAdding({
      source: {
        add: (_, { identity, quantity }) =>
          defer(() => {
            added.push([identity.sku, quantity]);
            return of(E.right(exampleAddition(exampleScanned, quantity)));
          }),
      },
      scheduler,
    });
    const subscription = adding.model.changes$.subscribe();
    const stream = scanStream({
      find: (skus) =>
        defer(() => {
          looked.push(skus);
          return cold(setting.answers?.[looked.length - 1] ?? '(n|)', answers);
        }),
      camera: {
        events$: defer(() => {
          log.push('requested');
          calls += 1;
          return cold(setting.cameraEvents?.[calls - 1] ?? 's', cameraEvents).pipe(finalize(() => log.push('let go')));
        }),
      },
      isVisible$: cold(setting.visible ?? 'v', { v: true, h: false }),
      isLayerOpen$: concat(of(false), cold(setting.layer ?? '-', { o: true, c: false })),
      adding,
      reader: { site: sites.main, here: () => '/gift-registry/scan' },
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
    });
    play({
      ...helpers,
      stream,
      at: (time, mutation) => void cold(`${time}ms x`).subscribe(mutation),
      log,
      looked,
      added,
      logged,
      expectSummary: (describe, marbles, values, seen = '^ 30s !') =>
        helpers
          .expectObservable(stream.model.changes$.pipe(map(describe), distinctUntilChanged()), seen)
          .toBe(marbles, values),
    });
    helpers.flush();
    subscription.unsubscribe();
  });
};

const cameraOf = ({ camera }: ScanModel): string =>
  camera._tag === 'Showing' ? camera.trouble : camera._tag === 'Failed' ? camera.problem : camera._tag;
const outcomeOf = ({ outcome }: ScanModel): string => outcome._tag;

describe('scanning labels', () => {
  it('[ADD-08] requests the camera only when started, and releases it when stopped', () => {
    scene({ cameraEvents: ['9ms s'] }, ({ stream, at, log, expectSummary, flush }) => {
      at(10, stream.startCamera);
      at(40, stream.stopCamera);
      expectSummary(cameraOf, 'o 9ms a 8ms s 20ms o', { o: 'Off', a: 'Starting', s: 'none' });
      flush();
      expect(log).toEqual(['requested', 'let go']);
    });
  });

  it('[ADD-08] a label that was read turns the camera off and finds its product', () => {
    scene(
      { cameraEvents: ['s 9ms r'], answers: ['50ms (p|)'] },
      ({ stream, at, log, looked, expectSummary, flush }) => {
        at(10, stream.startCamera);
        expectSummary(outcomeOf, 'n 19ms a 49ms f', { n: 'None', a: 'Awaited', f: 'Found' });
        flush();
        expect(log).toEqual(['requested', 'let go']);
        expect(looked).toEqual([['410601']]);
        expect(stream.model.value).toMatchObject({ by: 'camera', camera: { _tag: 'Off' }, stageChanges: 2 });
      },
    );
  });

  it('[ADD-08] leaving the page releases the camera', () => {
    scene({}, ({ stream, at, log, expectSummary, flush }) => {
      at(10, stream.startCamera);
      expectSummary(cameraOf, 'o 9ms (as)', { o: 'Off', a: 'Starting', s: 'none' }, '^ 25ms !');
      flush();
      expect(log).toEqual(['requested', 'let go']);
    });
  });

  it('[ADD-08] hiding the page releases the camera, and showing it requests it again', () => {
    scene({ visible: 'v 29ms h 29ms v' }, ({ stream, at, log, expectSummary, flush }) => {
      at(10, stream.startCamera);
      at(45, () => expect(log).toEqual(['requested', 'let go']));
      expectSummary(cameraOf, 'o 9ms (as) 16ms a 29ms s', { o: 'Off', a: 'Starting', s: 'none' }, '^ 100ms !');
      flush();
      expect(log).toEqual(['requested', 'let go', 'requested', 'let go']);
    });
  });

  it('[ADD-08] ignores misread codes, and looks up a maker’s number as a SKU', () => {
    scene({ cameraEvents: ['s 9ms x 9ms m'] }, ({ stream, at, looked, expectSummary, flush }) => {
      at(10, stream.startCamera);
      expectSummary(outcomeOf, 'n 29ms (au)', { n: 'None', a: 'Awaited', u: 'Unknown' });
      flush();
      expect(looked).toEqual([['4006381333931']]);
      expect(stream.model.value.outcome).toMatchObject({ code: { isMakers: true, code: '4006381333931' } });
    });
  });

  it('[ADD-08] shows that it is dark, and after twelve seconds that it is slow', () => {
    scene({ cameraEvents: ['s 999ms d 999ms l'] }, ({ stream, at, expectSummary }) => {
      at(10, stream.startCamera);
      expectSummary(cameraOf, 'o 9ms (as) 996ms d 999ms s 9999ms w', {
        o: 'Off',
        a: 'Starting',
        s: 'none',
        d: 'dark',
        w: 'slow',
      });
    });
  });

  it('[ADD-08] shows why there is no camera, and can try again', () => {
    scene({ cameraEvents: ['(n|)', 's'] }, ({ stream, at, log, logged, expectSummary, flush }) => {
      at(10, stream.startCamera);
      at(30, stream.startCamera);
      expectSummary(cameraOf, 'o 9ms (an) 16ms (as)', { o: 'Off', a: 'Starting', n: 'refused', s: 'none' }, '^ 50ms !');
      flush();
      expect(log).toEqual(['requested', 'let go', 'requested', 'let go']);
      expect(logged).toEqual([{ level: 'warning', tag: 'camera.failed', data: { reason: 'refused' } }]);
    });
  });

  it('[ADD-08] turns the lamp on and off where there is one', () => {
    scene({ cameraEvents: ['S'] }, ({ stream, at, log, expectSummary, flush }) => {
      at(10, stream.startCamera);
      at(20, () => stream.turnLamp(true));
      at(30, () => stream.turnLamp(false));
      const lampOf = ({ camera }: ScanModel) =>
        camera._tag === 'Showing' && O.isSome(camera.lamp) ? String(camera.lamp.value) : '';
      expectSummary(lampOf, 'n 9ms f 9ms t 9ms f', { n: '', f: 'false', t: 'true' }, '^ 40ms !');
      flush();
      expect(log).toEqual(['requested', 'lamp on', 'lamp off', 'let go']);
    });
  });

  it('[ADD-08] looks up a typed number; a problem is shown until the next edit', () => {
    scene({ answers: ['(p|)'] }, ({ stream, at, looked, expectSummary, flush }) => {
      at(10, stream.lookUp);
      at(20, () => stream.typeText('SKU 410-601'));
      at(30, stream.lookUp);
      const summary = ({ problem, outcome }: ScanModel) => `${O.toNullable(problem)} ${outcome._tag}`;
      expectSummary(summary, 'n 9ms e 9ms n 9ms (af)', {
        n: 'null None',
        e: 'empty None',
        a: 'null Awaited',
        f: 'null Found',
      });
      flush();
      expect(looked).toEqual([['410601', '410-601']]);
      expect(stream.model.value.by).toBe('typing');
    });
  });

  it('[ADD-08] ignores a stale answer', () => {
    scene({ answers: ['300ms (p|)', '20ms (n|)'] }, ({ stream, at, expectSummary }) => {
      at(10, () => stream.typeText('410601'));
      at(20, stream.lookUp);
      at(100, () => stream.typeText('999999'));
      at(110, stream.lookUp);
      expectSummary(outcomeOf, 'n 19ms a 109ms u', { n: 'None', a: 'Awaited', u: 'Unknown' });
    });
  });

  it('[ADD-08] shows loading after a while and a failure, and can look up again', () => {
    scene({ answers: ['300ms (u|)', '(p|)'] }, ({ stream, at, looked, logged, expectSummary, flush }) => {
      at(10, () => stream.typeText('410601'));
      at(20, stream.lookUp);
      at(400, stream.lookUpAgain);
      expectSummary(outcomeOf, 'n 19ms a 199ms w 99ms e 79ms (af)', {
        n: 'None',
        a: 'Awaited',
        w: 'LookingUp',
        e: 'Failed',
        f: 'Found',
      });
      flush();
      expect(looked).toEqual([['410601'], ['410601']]);
      expect(logged.map(({ tag }) => tag)).toEqual(['barcode.lookup-failed']);
    });
  });

  it('[ADD-01] [ADD-08] adds the quantity of the field, and scans the next code once the layer closes', () => {
    scene(
      { cameraEvents: ['s 9ms r', 's'], answers: ['(p|)'], layer: '60ms o 39ms c' },
      ({ stream, at, added, log, expectSummary, flush }) => {
        at(10, stream.startCamera);
        at(30, () => stream.typeQuantity('3'));
        at(40, () => stream.stepQuantity(1));
        at(50, stream.addToRegistry);
        expectSummary(outcomeOf, 'n 19ms (af) 76ms n', { n: 'None', a: 'Awaited', f: 'Found' }, '^ 200ms !');
        flush();
        expect(added).toEqual([['410601', 4]]);
        expect(log).toEqual(['requested', 'let go', 'requested', 'let go']);
      },
    );
  });
});
