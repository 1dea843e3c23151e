import { describe, expect, it } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';

const Component = () => null;

/** A chunk that comes, or does not, as its attempts say; and how often it was asked for. */
const chunkOf = (attempts: ReadonlyArray<'there' | 'away' | 'replaced'>, reloadedFor: ReadonlyArray<string> = []) => {
  const asked: string[] = [];
  const anew: string[] = [];
  const load = async () => {
    const attempt = attempts[asked.length] ?? 'away';
    asked.push(attempt);
    if (attempt === 'replaced') throw Object.assign(new Error('404'), { name: 'ChunkOutdated' });
    if (attempt === 'away') throw new TypeError('offline');
    return Component;
  };
  const chunk = lazyChunk(load, {
    reload: () => anew.push('page'),
    recordReload: (problem) => !reloadedFor.includes(problem),
  });
  return { chunk, asked, anew };
};

const settled = () => new Promise((done) => setTimeout(done));

describe('the chunk of a page, or of what may lie over one', () => {
  it('[STATE-01] is fetched once, however often it is asked for', async () => {
    const { chunk, asked } = chunkOf(['there']);
    expect(chunk.state.value).toEqual({ _tag: 'Idle' });
    chunk.fetch();
    chunk.fetch();
    expect(chunk.state.value).toEqual({ _tag: 'Loading' });
    await settled();
    chunk.fetch();
    expect(chunk.state.value).toEqual({ _tag: 'Loaded', Component });
    expect(asked).toEqual(['there']);
  });

  it('[STATE-01] is fetched again where it did not come and that is forgotten', async () => {
    const { chunk, asked } = chunkOf(['away', 'there']);
    chunk.fetch();
    await settled();
    chunk.fetch();
    expect(chunk.state.value).toEqual({ _tag: 'Failed', problem: 'TypeError: offline', isOutdated: false });
    chunk.forgetFailure();
    chunk.fetch();
    await settled();
    chunk.forgetFailure();
    expect(chunk.state.value).toEqual({ _tag: 'Loaded', Component });
    expect(asked).toEqual(['away', 'there']);
  });

  it('[STATE-01] tried again is fetched again, and the page is not loaded anew while nobody answers', async () => {
    const { chunk, asked, anew } = chunkOf(['away', 'away', 'there']);
    chunk.fetch();
    await settled();
    chunk.tryAgain();
    expect(chunk.state.value).toEqual({ _tag: 'Loading' });
    await settled();
    chunk.tryAgain();
    await settled();
    chunk.tryAgain();
    expect(chunk.state.value).toEqual({ _tag: 'Loaded', Component });
    expect(asked).toEqual(['away', 'away', 'there']);
    expect(anew).toEqual([]);
  });

  it('[STATE-01] that a later release replaced has the page loaded anew, once somebody tries again and the server says so then', async () => {
    const { chunk, anew } = chunkOf(['replaced', 'away', 'replaced']);
    chunk.fetch();
    await settled();
    chunk.tryAgain();
    await settled();
    expect(anew).toEqual([]);
    chunk.tryAgain();
    await settled();
    expect(anew).toEqual(['page']);
    expect(chunk.state.value._tag).toBe('Failed');
  });

  it('[STATE-01] that a later release replaced has the page loaded anew for whoever asks for it, and not while nobody does', async () => {
    const { chunk, asked, anew } = chunkOf(['replaced', 'replaced']);
    chunk.fetch();
    await settled();
    expect(anew).toEqual([]);
    chunk.need();
    expect(anew).toEqual(['page']);
    chunk.forgetFailure();
    chunk.need();
    await settled();
    expect(anew).toEqual(['page', 'page']);
    expect(asked).toHaveLength(2);
  });

  it('[STATE-01] that is away, or for which the page was already loaded anew, is said to have failed', async () => {
    for (const attempt of ['away', 'replaced'] as const) {
      const { chunk, anew } = chunkOf([attempt], ['ChunkOutdated: 404']);
      chunk.need();
      await settled();
      chunk.need();
      expect(chunk.state.value._tag).toBe('Failed');
      expect(anew).toEqual([]);
    }
  });
});
