import { describe, expect, it } from 'vitest';
import type { StreamEvent } from './connection.ts';
import { eventStream, type StreamNotification } from './event-stream.ts';

/** An event source whose other side is the test. */
class FakeSource {
  static last: FakeSource | undefined;
  readyState = 0;
  readonly url: string;
  private readonly listeners: Array<readonly [string, (event: StreamEvent) => void]> = [];
  constructor(url: string) {
    this.url = url;
    FakeSource.last = this;
  }
  addEventListener(type: string, listener: (event: StreamEvent) => void): void {
    this.listeners.push([type, listener]);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(type: string, readyState: number, data?: string): void {
    this.readyState = readyState;
    for (const [wanted, listener] of this.listeners) if (wanted === type) listener({ type, data });
  }
}

const listening = () => {
  const heard: Array<StreamNotification | 'ended'> = [];
  const subscription = eventStream(FakeSource, '/events?after=3').subscribe({
    next: (what) => heard.push(what),
    complete: () => heard.push('ended'),
  });
  const source = FakeSource.last;
  if (source === undefined) return expect.fail('no source was opened');
  return { heard, source, subscription };
};

describe('a live stream', () => {
  it('[LIVE-01] reports opening, events and a broken connection that recovers', () => {
    const { heard, source } = listening();
    expect(source.url).toBe('/events?after=3');
    source.tell('open', 1);
    source.tell('purchased', 1, '{"version":4}');
    source.tell('error', 0);
    source.tell('open', 1);
    source.tell('reload', 1, '{}');
    expect(heard).toEqual([
      { _tag: 'Opened' },
      { _tag: 'Event', event: 'purchased', data: '{"version":4}' },
      { _tag: 'Interrupted' },
      { _tag: 'Opened' },
      { _tag: 'Event', event: 'reload', data: '{}' },
    ]);
  });

  it('[LIVE-01] ends when it is refused', () => {
    const { heard, source } = listening();
    source.tell('error', 2);
    expect(heard).toEqual(['ended']);
  });

  it('[LIVE-01] events of another name are nothing', () => {
    const { heard, source } = listening();
    source.tell('message', 1, '{}');
    expect(heard).toEqual([]);
  });

  it('[LIVE-01] is closed when no one listens any more', () => {
    const { source, subscription } = listening();
    source.tell('open', 1);
    subscription.unsubscribe();
    expect(source.readyState).toBe(2);
  });
});
