import { setTimeout as within } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export type Kind = 'scripts' | 'styles' | 'fonts' | 'pictures' | 'HTML' | 'data';

/** A request answered over the network; requests answered from the cache do not count. */
export interface Fetched {
  readonly url: string;
  readonly kind: Kind;
  /** The transferred size, including headers. */
  readonly bytes: number;
  /** In seconds of the browser's clock. */
  readonly endedAt: number;
}

export interface Traffic {
  readonly fetched: ReadonlyArray<Fetched>;
  /** The requests completed before the first paint. */
  readonly untilFirstPaint: () => ReadonlyArray<Fetched>;
  /** Resolves when nothing was requested or in progress for that many milliseconds, except live streams. */
  readonly quiet: (milliseconds: number) => Promise<void>;
}

const STREAM = 'text/event-stream';
const LONGEST = 120_000;

const kindOf = (mimeType: string): Kind => {
  if (mimeType.includes('javascript')) return 'scripts';
  if (mimeType === 'text/css') return 'styles';
  if (mimeType === 'text/html') return 'HTML';
  if (mimeType.startsWith('font/')) return 'fonts';
  return mimeType.startsWith('image/') ? 'pictures' : 'data';
};

/** Records what a page fetches from now on. */
export const watchTraffic = async (session: CDPSession): Promise<Traffic> => {
  const fetched: Fetched[] = [];
  const requested = new Map<string, string>();
  const kinds = new Map<string, Kind>();
  let firstPaintAt = Number.NaN;
  let changedAt = performance.now();
  const end = (requestId: string, bytes: number, endedAt: number): void => {
    const [url, kind = 'data'] = [requested.get(requestId), kinds.get(requestId)];
    changedAt = performance.now();
    requested.delete(requestId);
    if (url !== undefined && bytes > 0) fetched.push({ url, kind, bytes, endedAt });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    changedAt = performance.now();
    requested.set(requestId, request.url);
  });
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    kinds.set(requestId, kindOf(response.mimeType));
    if (response.mimeType === STREAM) end(requestId, response.encodedDataLength, timestamp);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    end(requestId, encodedDataLength, timestamp),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, 0, timestamp));
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstContentfulPaint') firstPaintAt = timestamp;
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    fetched,
    untilFirstPaint: () => fetched.filter(({ endedAt }) => endedAt <= firstPaintAt),
    quiet: async (milliseconds) => {
      const began = performance.now();
      while (requested.size > 0 || performance.now() - changedAt < milliseconds) {
        if (performance.now() - began > LONGEST)
          throw new Error(`still fetching: ${[...requested.values()].join(', ')}`);
        await within(100);
      }
    },
  };
};
