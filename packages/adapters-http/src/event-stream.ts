import { Observable } from 'rxjs';
import type { EventStreamClass } from './connection.ts';
import { type LiveEventName, liveEventNames } from './wire/index.ts';

/** A notification of a live stream: it opened, it was interrupted and reconnects by itself, or it delivered an event. */
export type StreamNotification =
  | { readonly _tag: 'Opened' }
  | { readonly _tag: 'Interrupted' }
  | { readonly _tag: 'Event'; readonly event: LiveEventName; readonly data: string };

const CLOSED = 2;

/**
 * Emits the notifications of the live stream at the address. Completes when the service refuses the stream (an HTTP
 * error), since the browser does not reconnect then. Never errors; closes the stream on unsubscribe.
 */
export const eventStream = (EventSource: EventStreamClass, url: string): Observable<StreamNotification> =>
  new Observable<StreamNotification>((listener) => {
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
