import { Observable } from 'rxjs';
import type { EventStreamClass } from './connection.ts';
import { type LiveEventName, liveEventNames } from './wire/index.ts';

/** What is heard of a live stream: it is open; it broke and comes back by itself; it brought an event. */
export type Heard =
  | { readonly _tag: 'Opened' }
  | { readonly _tag: 'Interrupted' }
  | { readonly _tag: 'Event'; readonly event: LiveEventName; readonly data: string };

const CLOSED = 2;

/**
 * Listens to a live stream at the address. Ends when the other side will not have it (an HTTP error): then the stream does not come
 * back by itself. Never errors; closed when no one listens any more.
 */
export const eventStream = (EventSource: EventStreamClass, url: string): Observable<Heard> =>
  new Observable<Heard>((listener) => {
    const source = new EventSource(url);
    source.addEventListener('open', () => listener.next({ _tag: 'Opened' }));
    source.addEventListener('error', () =>
      source.readyState === CLOSED ? listener.complete() : listener.next({ _tag: 'Interrupted' }),
    );
    for (const event of liveEventNames) {
      source.addEventListener(event, ({ data }) =>
        listener.next({ _tag: 'Event', event, data: typeof data === 'string' ? data : '' }),
      );
    }
    return () => source.close();
  });
