import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Tracing while the service runs. */
export interface Tracing {
  /** Sends the remaining spans, for at most the exporter's own timeout. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends a span for each request and each database statement to the collector in `OTEL_EXPORTER_OTLP_ENDPOINT` (OPS-01).
 * Also reads the other variables of OpenTelemetry. Must be started before the service is built.
 */
export const startTracing = (): Tracing => {
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    // Never the address itself, whose query may contain a key or a name (ANA-02).
    requestHook: (span, { id, method, routeOptions: { url = 'unknown' } }) =>
      span.updateName(`${method} ${url}`).setAttributes({ 'url.path': url, 'request.id': id }),
  });
  requests.setTracerProvider(provider);
  return { stop: () => provider.shutdown() };
};
