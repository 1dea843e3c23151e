import type { io as IO, option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';

/** The fields of a `fetch` response that this package reads. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

/** The subset of `fetch` that this package uses. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly credentials: 'same-origin';
    readonly body?: string;
    /** Aborted when the response is no longer awaited. */
    readonly signal: AbortSignal;
  },
) => Promise<HttpAnswer>;

/** An event of an `EventSource`. */
export interface StreamEvent {
  readonly type: string;
  readonly data?: unknown;
}

/** The subset of `EventSource` that this package uses; `readyState` is 0 connecting, 1 open, 2 closed. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: StreamEvent) => void): void;
  close(): void;
}

/** The constructor of `EventSource`, as this package uses it. */
export type EventStreamClass = new (url: string) => EventStream;

/** The connection to the service: `base` is the prefix of every path, empty for the page's own origin. */
export interface Connection {
  readonly base: string;
  readonly fetch: Fetch;
  /** The scheduler that times requests out; real time by default. */
  readonly scheduler?: SchedulerLike;
  /** Whether the browser keeps cookies; by default it does. */
  readonly keepsCookies?: IO.IO<boolean>;
  /** The link key in the page's current address (SET-02). It is sent with every call, so that anyone who has the link can do all that guests do. */
  readonly linkKey?: IO.IO<O.Option<string>>;
}

/** A connection to the service that also opens live streams. */
export interface LiveConnection extends Connection {
  readonly EventSource: EventStreamClass;
  readonly linkKey: IO.IO<O.Option<string>>;
}
