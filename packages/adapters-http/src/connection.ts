import type { io as IO, option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';

/** As much of an answer of `fetch` as is read. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

/** `fetch`, as far as it is used. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly credentials: 'same-origin';
    readonly body?: string;
    /** Aborted when the answer is no longer waited for. */
    readonly signal: AbortSignal;
  },
) => Promise<HttpAnswer>;

/** What an `EventSource` reports. */
export interface StreamEvent {
  readonly type: string;
  readonly data?: unknown;
}

/** An open `EventSource`, as far as it is used; `readyState` is 0 connecting, 1 open, 2 closed. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: StreamEvent) => void): void;
  close(): void;
}

/** `EventSource`, as far as it is used. */
export type EventStreamClass = new (url: string) => EventStream;

/** The way to the service: `base` comes before every path, empty for the page's own origin. */
export interface Connection {
  readonly base: string;
  readonly fetch: Fetch;
  /** The clock by which an answer is waited for; real time unless given. */
  readonly scheduler?: SchedulerLike;
  /** The key that the page's present address brought along (SET-02); it goes along with every call, so that anyone who came by the link can do all that guests do. */
  readonly linkKey?: IO.IO<O.Option<string>>;
}

/** The way to the service with live streams. */
export interface LiveConnection extends Connection {
  readonly EventSource: EventStreamClass;
  readonly linkKey: IO.IO<O.Option<string>>;
}
