import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log, WebVitals } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E } from 'fp-ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorCode } from './log/error-code.ts';

/** The metrics of this process for Prometheus (OPS-01). Labels are routes, statuses and tags, never personal data. */
export interface Metrics {
  /** Measures each response of the service, and counts those in progress, including live streams. */
  readonly measureRequests: (service: FastifyInstance) => void;
  /** Counts how fast a visit to a page was, by the kind of the page alone (OPS-08). */
  readonly countWebVitals: (vitals: WebVitals) => void;
  /** The same log, whose entries are counted by tag and level. */
  readonly counted: (log: Log) => Log;
  /** All metrics in Prometheus' text format. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

/** Histogram buckets in seconds, from a cached view to a slow search. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Histogram buckets around what counts as good and as poor: 2.5 and 4 seconds, 0.2 and 0.5 seconds, 0.1 and 0.25. */
const VITALS = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
  inp: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 1.5, 3],
  cls: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const;

/** Counters of web vitals in that registry. */
const webVitalsIn = (registry: Registry): Metrics['countWebVitals'] => {
  const histogram = (name: string, help: string, buckets: ReadonlyArray<number>) =>
    new Histogram({ name, help, labelNames: ['page'] as const, buckets: [...buckets], registers: [registry] });
  const lcp = histogram('web_vitals_lcp_seconds', 'Largest contentful paint of visited pages, in seconds.', VITALS.lcp);
  const inp = histogram(
    'web_vitals_inp_seconds',
    'Interaction to next paint of visited pages, in seconds.',
    VITALS.inp,
  );
  const cls = histogram('web_vitals_cls', 'Cumulative layout shift of visited pages.', VITALS.cls);
  return ({ page, ...measured }) => {
    if (measured.lcp !== undefined) lcp.observe({ page }, measured.lcp / 1_000);
    if (measured.inp !== undefined) inp.observe({ page }, measured.inp / 1_000);
    if (measured.cls !== undefined) cls.observe({ page }, measured.cls);
  };
};

/** New metrics, all at zero. */
export const newMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, in seconds.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers,
  });
  const open = new Gauge({
    name: 'http_requests_open',
    help: 'Requests that are being answered, live streams among them.',
    labelNames: ['route'] as const,
    registers,
  });
  const logged = new Counter({
    name: 'log_entries_total',
    help: 'Log entries by tag and level, as in the table of operations.md.',
    labelNames: ['tag', 'level'] as const,
    registers,
  });
  return {
    measureRequests: (service) => {
      service.addHook('onRequest', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        open.inc({ route });
        // Emitted at the end of a response, including one whose reader disconnected.
        reply.raw.once('close', () => {
          open.dec({ route });
          const status = reply.raw.headersSent ? String(reply.statusCode) : 'aborted';
          answered.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
        });
        done();
      });
    },
    countWebVitals: webVitalsIn(registry),
    counted: (log) => ({
      write: (entry) => () => {
        logged.inc({ tag: entry.tag, level: entry.level });
        log.write(entry)();
      },
    }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** Answers with metrics, and nothing else. */
export interface MetricsServer {
  /** The actual port when 0 was configured. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** The stand-in when no metrics are served. */
export const noMetricsServer: Pick<MetricsServer, 'stop'> = { stop: async () => undefined };

/** Serves the metrics at `/metrics` on a separate port, which no proxy should expose. Left is the reason for a failure, in one sentence. */
export const serveMetrics = (
  { read, contentType }: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<E.Either<string, MetricsServer>> =>
  new Promise((resolve) => {
    const server = createServer((request, answer) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        answer.writeHead(404).end();
        return;
      }
      read().then(
        (text) => answer.writeHead(200, { 'content-type': contentType }).end(text),
        () => answer.writeHead(500).end(),
      );
    });
    server.once('error', (error) =>
      resolve(
        E.left(
          `Metrics cannot be served on ${host}:${port} (${errorCode(error)}); set METRICS_HOST and METRICS_PORT to others, or leave them out.`,
        ),
      ),
    );
    server.listen({ host, port }, () =>
      resolve(
        E.right({
          port: portOf(server.address()),
          stop: () =>
            new Promise((stopped) => {
              server.close(() => stopped());
              server.closeAllConnections();
            }),
        }),
      ),
    );
  });
