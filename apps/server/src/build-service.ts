import compress from '@fastify/compress';
import limiter from '@fastify/rate-limit';
import type { Log } from '@gift-registry/domain';
import fastify, { type FastifyInstance } from 'fastify';
import { appShellRenderer } from './http/app-shell.ts';
import { buildId } from './http/build-id.ts';
import { skipVulnerableCompression } from './http/compression.ts';
import { jsonOnly } from './http/json-only.ts';
import { liveStreams } from './http/live-streams.ts';
import { methodNotAllowed, routerOptions } from './http/method-not-allowed.ts';
import { routedAddress } from './http/page-addresses.ts';
import { pageLanguages } from './http/page-languages.ts';
import { rejectPrefetchWithSideEffect, speculationRules } from './http/prefetch.ts';
import { canonicalRedirect, marketRedirect } from './http/redirects.ts';
import { answerError, answerUnreadable, refuse } from './http/rejections.ts';
import { requestContextOf } from './http/request-context.ts';
import { requestGuard } from './http/request-guard.ts';
import { requestIdOf, requestIds, withinRequest } from './http/request-id.ts';
import { requestSites } from './http/request-site.ts';
import { askNotToIndex } from './http/search-engines.ts';
import { allowOrigins, securityHeaders } from './http/security-headers.ts';
import { gracefulShutdown } from './http/shutdown.ts';
import { redeemSignInHandoffs } from './http/sign-in-handoffs.ts';
import { viewCache } from './http/view-cache.ts';
import { serveWebFiles, shellOf } from './http/web-app.ts';
import { accountRoutes } from './routes/account.route.ts';
import { accountPageRoutes } from './routes/account-pages.route.ts';
import { apiDescriptionRoutes } from './routes/api-description.route.ts';
import { cartRoutes } from './routes/cart.route.ts';
import { catalogueRoutes } from './routes/catalogue.route.ts';
import { directoryRoutes } from './routes/directory.route.ts';
import { healthRoutes } from './routes/health.route.ts';
import { informationRoutes } from './routes/information.route.ts';
import { orderReportRoutes } from './routes/order-reports.route.ts';
import { orderRoutes } from './routes/orders.route.ts';
import { ownerRoutes } from './routes/owner.route.ts';
import { pageRoutes } from './routes/pages.route.ts';
import { paymentRoutes } from './routes/payments.route.ts';
import { personalizationRoutes } from './routes/personalization.route.ts';
import { photoRoutes } from './routes/photos.route.ts';
import { pictureRoutes } from './routes/pictures.route.ts';
import { productListingRoutes } from './routes/product-listings.route.ts';
import { productPageRoutes } from './routes/product-page.route.ts';
import { registrantPageRoutes } from './routes/registrant-pages.route.ts';
import { registryRoutes } from './routes/registry.route.ts';
import { registryEventRoutes } from './routes/registry-events.route.ts';
import { registryHomeRoutes } from './routes/registry-home.route.ts';
import { robotsRoute } from './routes/robots.route.ts';
import { shopPageRoutes } from './routes/shop-pages.route.ts';
import { signInHandoffRoutes } from './routes/sign-in-handoffs.route.ts';
import { siteLookRoutes } from './routes/site-look.route.ts';
import { stopEmailsRoutes } from './routes/stop-emails.route.ts';
import { storeRoutes } from './routes/stores.route.ts';
import { webVitalsRoutes } from './routes/web-vitals.route.ts';
import type { ServiceContext } from './service-context.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { defaultOptions, type ServiceOptions } from './service-options.ts';

/** Logs each response: method, route, status and duration. Never the address itself, whose query may contain personal data (ANA-02). */
export const logRequests = (service: FastifyInstance, log: Log): void => {
  service.addHook('onResponse', (request, reply, done) => {
    const write = log.write({
      level: 'info',
      tag: 'request.answered',
      data: {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
    });
    withinRequest(request, write);
    done();
  });
};

/** The time limits for receiving a request and its headers, and how often they are checked. */
const ARRIVAL_MILLISECONDS = { request: 30_000, headers: 10_000, lookedAt: 2_000 };

/** The service over its dependencies, ready to listen. Closing it ends its live streams; the caller closes the dependencies. */
export const buildService = async (
  dependencies: ServiceDependencies,
  given: Partial<ServiceOptions> = {},
): Promise<FastifyInstance> => {
  const options = { ...defaultOptions, ...given };
  const context: ServiceContext = {
    dependencies,
    options,
    requestContextOf: requestContextOf(dependencies, options.isProduction),
    streams: liveStreams(options, dependencies.log),
    shell: shellOf(options.webFolder, options.isProduction),
    renderAppShell: appShellRenderer(options.webFolder, dependencies),
    views: viewCache(),
    build: buildId(options.webFolder, dependencies.sites, options.looks),
  };
  const service = fastify({
    trustProxy: options.trustProxy,
    genReqId: requestIdOf,
    // Slow bodies are aborted; the request of a live stream has been received long before.
    requestTimeout: ARRIVAL_MILLISECONDS.request,
    http: { headersTimeout: ARRIVAL_MILLISECONDS.headers, connectionsCheckingInterval: ARRIVAL_MILLISECONDS.lookedAt },
    // Requests during the shutdown are refused like all others.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable(options.isProduction),
    routerOptions,
    // Routes know the address of a page without its language.
    rewriteUrl: routedAddress,
    // A request that cannot be routed has run no hook, so the security headers are set here.
    frameworkErrors: (_error, request, reply) => {
      refuse(reply.headers({ ...securityHeaders(options.isProduction), 'x-request-id': request.id }), {
        _tag: 'BadRequest',
        reason: 'The address cannot be read.',
      });
    },
  });
  service.decorate('looks', options.looks);
  requestSites(service, dependencies.sites);
  requestIds(service);
  options.measureRequests(service);
  const paths = methodNotAllowed(service);
  await service.register(limiter, { global: false });
  askNotToIndex(service);
  requestGuard(service, context);
  gracefulShutdown(service);
  logRequests(service, dependencies.log);
  allowOrigins(service, dependencies.paymentFields.origins);
  jsonOnly(service);
  service.setErrorHandler(answerError(dependencies.log));
  skipVulnerableCompression(service, options.isProduction);
  await service.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], globalDecompression: false });
  service.addHook('preClose', async () => context.streams.endAll());

  pageLanguages(service, options);
  canonicalRedirect(service);
  rejectPrefetchWithSideEffect(service, options.isProduction);
  redeemSignInHandoffs(service, context);
  marketRedirect(service, context);

  healthRoutes(service, context);
  speculationRules(service);
  robotsRoute(service);
  await apiDescriptionRoutes(service);
  accountRoutes(service, context);
  directoryRoutes(service, context);
  registryRoutes(service, context);
  ownerRoutes(service, context);
  photoRoutes(service, context);
  registryEventRoutes(service, context);
  catalogueRoutes(service, context);
  personalizationRoutes(service, context);
  cartRoutes(service, context);
  storeRoutes(service, context);
  orderRoutes(service, context);
  orderReportRoutes(service, context);
  productListingRoutes(service, context);
  paymentRoutes(service, context);
  await signInHandoffRoutes(service, context);
  await stopEmailsRoutes(service, context);
  webVitalsRoutes(service, context);
  await serveWebFiles(service, options.webFolder);
  siteLookRoutes(service, context);
  await pictureRoutes(service, context);
  productPageRoutes(service, context);
  shopPageRoutes(service, context);
  informationRoutes(service, context);
  registryHomeRoutes(service, context);
  registrantPageRoutes(service, context);
  accountPageRoutes(service, context);
  pageRoutes(service, context);
  paths.refuseOtherMethods();
  return service;
};
