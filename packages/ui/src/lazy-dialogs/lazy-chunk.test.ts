import { describe, expect, it } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';

const Component = () => null;

/** A file that comes, or does not, as its attempts say; and how often it was asked for. */
const fileOf = (attempts: ReadonlyArray<'there' | 'away' | 'replaced'>) => {
  const asked: string[] = [];
  const anew: string[] = [];
  const load = async () => {
    const attempt = attempts[asked.length] ?? 'away';
    asked.push(attempt);
    if (attempt === 'replaced') throw Object.assign(new Error('404'), { name: 'FileNotToBeHad' });
    if (attempt === 'away') throw new TypeError('offline');
    return Component;
  };
  const file = lazyChunk(load, () => anew.push('page'));
  return { file, asked, anew };
};

const settled = () => new Promise((done) => setTimeout(done));

describe('the file of a page, or of what may lie over one', () => {
  it('[STATE-01] is fetched once, however often it is asked for', async () => {
    const { file, asked } = fileOf(['there']);
    expect(file.state.value).toEqual({ _tag: 'Away' });
    file.fetch();
    file.fetch();
    expect(file.state.value).toEqual({ _tag: 'Coming' });
    await settled();
    file.fetch();
    expect(file.state.value).toEqual({ _tag: 'There', Component });
    expect(asked).toEqual(['there']);
  });

  it('[STATE-01] is fetched again where it did not come and that is forgotten', async () => {
    const { file, asked } = fileOf(['away', 'there']);
    file.fetch();
    await settled();
    file.fetch();
    expect(file.state.value).toEqual({ _tag: 'Failed', problem: 'TypeError: offline' });
    file.forgetFailure();
    file.fetch();
    await settled();
    file.forgetFailure();
    expect(file.state.value).toEqual({ _tag: 'There', Component });
    expect(asked).toEqual(['away', 'there']);
  });

  it('[STATE-01] tried again is fetched again, and the page is not loaded anew while nobody answers', async () => {
    const { file, asked, anew } = fileOf(['away', 'away', 'there']);
    file.fetch();
    await settled();
    file.tryAgain();
    expect(file.state.value).toEqual({ _tag: 'Coming' });
    await settled();
    file.tryAgain();
    await settled();
    file.tryAgain();
    expect(file.state.value).toEqual({ _tag: 'There', Component });
    expect(asked).toEqual(['away', 'away', 'there']);
    expect(anew).toEqual([]);
  });

  it('[STATE-01] that a later release replaced has the page loaded anew, once somebody tries again and the server says so then', async () => {
    const { file, anew } = fileOf(['replaced', 'away', 'replaced']);
    file.fetch();
    await settled();
    file.tryAgain();
    await settled();
    expect(anew).toEqual([]);
    file.tryAgain();
    await settled();
    expect(anew).toEqual(['page']);
    expect(file.state.value._tag).toBe('Failed');
  });
});
