import { describe, expect, it, vi } from 'vitest';
import { type MeasuredPage, type Measures, reportWebVitals } from './web-vitals.ts';

type Values = Partial<Record<keyof Measures, number>>;

/** A page whose library reports those values when it is hidden, and what it sent. */
const visit = (
  values: Values,
  asked: Partial<MeasuredPage['navigator']> = {},
  path = '/fr/gift-registry/guest-list/7310442',
  presentPath = path,
) => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const sendBeacon = vi.fn((_url: string | URL, _data?: BodyInit | null) => true);
  const measure =
    (name: keyof Measures): Measures[keyof Measures] =>
    (callback) =>
      document.addEventListener('visibilitychange', () => {
        const value = values[name];
        if (value !== undefined) callback({ name: 'CLS', value });
      });
  const library = { onLCP: vi.fn(measure('onLCP')), onINP: vi.fn(measure('onINP')), onCLS: vi.fn(measure('onCLS')) };
  reportWebVitals(library, { document, navigator: { sendBeacon, ...asked }, path, presentPath: () => presentPath });
  const become = (state: DocumentVisibilityState): void => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const sent = (): Promise<ReadonlyArray<unknown>> =>
    Promise.all(
      sendBeacon.mock.calls.map(async ([url, data]) =>
        data instanceof Blob ? { url, type: data.type, body: JSON.parse(await data.text()) } : data,
      ),
    );
  return { become, sent, library };
};

describe('how fast a page was', () => {
  it('[OPS-08] is sent once, when the page is hidden: its kind and what was measured', async () => {
    const { become, sent } = visit({ onLCP: 1_830.4, onINP: 96, onCLS: 0.0213 });
    become('visible');
    expect(await sent()).toEqual([]);
    become('hidden');
    become('visible');
    become('hidden');
    expect(await sent()).toEqual([
      {
        url: '/api/web-vitals',
        type: 'application/json',
        body: { page: 'guest-list', lcp: 1_830, inp: 96, cls: 0.0213 },
      },
    ]);
  });

  it('[OPS-08] has no value that the browser did not measure, and none beyond what the service takes', async () => {
    const { become, sent } = visit({ onLCP: 600_000, onCLS: 11 }, {}, '/checkout/cart');
    become('hidden');
    expect(await sent()).toMatchObject([{ body: { page: 'cart', lcp: 60_000, cls: 10 } }]);
  });

  it('[OPS-08] has nothing that was measured on a page of another kind, to which the app went', async () => {
    const { become, sent } = visit({ onLCP: 1_830.4, onINP: 900, onCLS: 0.3 }, {}, '/', '/checkout/cart');
    become('hidden');
    expect(await sent()).toMatchObject([{ body: { page: 'start', lcp: 1_830 } }]);
  });

  it('[OPS-08] is not sent where nothing was measured', async () => {
    const { become, sent } = visit({});
    become('hidden');
    expect(await sent()).toEqual([]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    '[OPS-08] is neither measured nor sent where the visitor asked not to be tracked: %o',
    async (asked) => {
      const { become, sent, library } = visit({ onLCP: 1_830 }, asked);
      become('hidden');
      expect(await sent()).toEqual([]);
      expect(library.onLCP).not.toHaveBeenCalled();
    },
  );
});
