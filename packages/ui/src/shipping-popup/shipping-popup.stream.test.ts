import type { LogEntry } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { distinctUntilChanged, map, type ObservedValueOf } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import {
  type ShippingPopupDependencies,
  type ShippingPopupModel,
  type ShippingPopupStream,
  shippingPopupStream,
} from './shipping-popup.stream.ts';

type Popup = ShippingPopupDependencies['catalogue']['popup'];
type Answer = ObservedValueOf<ReturnType<ReturnType<Popup>>>;

const answers: Readonly<Record<string, Answer>> = {
  o: E.right({ popupName: 'oversized', title: 'Large Items', html: '<p>Two people carry it in.</p>' }),
  f: E.right({ popupName: 'freeShipping', title: 'Free Shipping', html: '<p>No cost.</p>' }),
  n: E.left({ _tag: 'PopupNotFound' }),
  u: E.left({ _tag: 'Unavailable' }),
};

/** A model in one line. */
const summary = ({ isOpen, content }: ShippingPopupModel): string => {
  const shown = content._tag === 'Read' ? content.value.title : content._tag;
  return isOpen ? shown : `closed ${shown}`;
};

interface Scene extends RunHelpers {
  readonly stream: ShippingPopupStream;
  readonly requests: string[];
  readonly logged: LogEntry[];
}

/** Sets the scene under a virtual clock on which a frame is a millisecond; the nth reading gives the nth script. */
const scene = (readings: ReadonlyArray<string>, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const requests: string[] = [];
    const logged: LogEntry[] = [];
    const popup: Popup = (popupName) => () => {
      requests.push(popupName);
      return helpers.cold(readings[requests.length - 1] ?? '-', answers);
    };
    const stream = shippingPopupStream({
      catalogue: { popup },
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
    });
    play({ ...helpers, stream, requests, logged });
  });
};

/** The popup's contents, without repeats. */
const seen$ = ({ model }: ShippingPopupStream) => model.changes$.pipe(map(summary), distinctUntilChanged());

describe('shippingPopupStream', () => {
  it('[ITEM-11] [ROUTE-11] a quick answer shows no loading state', () => {
    scene(['199ms (o|)'], ({ cold, expectObservable, flush, stream, requests }) => {
      cold('-x').subscribe(() => stream.open('oversized'));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab 198ms c', {
        a: 'closed Awaited',
        b: 'Awaited',
        c: 'Large Items',
      });
      flush();
      expect(requests).toEqual(['oversized']);
      expect(stream.model.value.content).toEqual({
        _tag: 'Read',
        value: { title: 'Large Items', blocks: [{ _tag: 'Paragraph', text: 'Two people carry it in.' }] },
      });
    });
  });

  it('[ROUTE-11] shows that a name is unknown', () => {
    scene(['-(n|)'], ({ cold, expectObservable, flush, stream, logged }) => {
      cold('-x').subscribe(() => stream.open('nowhere'));
      expectObservable(seen$(stream), '^ 1s !').toBe('abc', { a: 'closed Awaited', b: 'Awaited', c: 'Missing' });
      flush();
      expect(logged).toEqual([
        { level: 'warning', tag: 'popup.read-failed', data: { popupName: 'nowhere', reason: 'PopupNotFound' } },
      ]);
    });
  });

  it('[ITEM-11] shows the last requested popup, and keeps it while it fades out', () => {
    scene(['----(o|)', '-(f|)'], ({ cold, expectObservable, stream }) => {
      cold('-x').subscribe(() => stream.open('oversized'));
      cold('--x').subscribe(() => stream.open('freeShipping'));
      cold('------x').subscribe(() => stream.close());
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c--d', {
        a: 'closed Awaited',
        b: 'Awaited',
        c: 'Free Shipping',
        d: 'closed Free Shipping',
      });
    });
  });
});
