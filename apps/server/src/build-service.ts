import compress from '@fastify/compress';
import limiter from '@fastify/rate-limit';
import type { Log } from '@gift-registry/domain';
import fastify, { type FastifyInstance } from 'fastify';
import { appShellRenderer } from './http/app-shell.ts';
import { buildId } from './http/build-id.ts';
import { skipReflected } from './http/compression.ts';
import { jsonOnly } from './http/json-only.ts';
import { liveStreams } from './http/live-streams.ts';
import { methodNotAllowed } from './http/method-not-allowed.ts';
import { canonicalRedirect, marketRedirect } from './http/redirects.ts';
import { answerError, answerUnreadable, refuse } from './http/rejections.ts';
import { requestContextOf } from './http/request-context.ts';
import { requestGuard } from './http/request-guard.ts';
import { securityHeaders } from './http/security-headers.ts';
import { gracefulShutdown } from './http/shutdown.ts';
import { redeemSignInHandoffs } from './http/sign-in-handoffs.ts';
import { siteLooks } from './http/site-assets.ts';
import { viewCache } from './http/view-cache.ts';
import { serveWebFiles, shellOf } from './http/web-app.ts';
import { accountRoutes } from './routes/account.route.ts';
import { accountPageRoutes } from './routes/account-pages.route.ts';
import { cartRoutes } from './routes/cart.route.ts';
import { catalogueRoutes } from './routes/catalogue.route.ts';
import { checklistRoutes } from './routes/checklist.route.ts';
import { directoryRoutes } from './routes/directory.route.ts';
import { healthRoutes } from './routes/health.route.ts';
import { informationRoutes } from './routes/information.route.ts';
import { invitationRoutes } from './routes/invitations.route.ts';
import { orderReportRoutes } from './routes/order-reports.route.ts';
import { orderRoutes } from './routes/orders.route.ts';
import { ownerRoutes } from './routes/owner.route.ts';
import { pageRoutes } from './routes/pages.route.ts';
import { personalizationRoutes } from './routes/personalization.route.ts';
import { photoRoutes } from './routes/photos.route.ts';
import { pictureRoutes } from './routes/pictures.route.ts';
import { productPageRoutes } from './routes/product-page.route.ts';
import { recommendationRoutes } from './routes/recommendation.route.ts';
import { registrantPageRoutes } from './routes/registrant-pages.route.ts';
import { registryRoutes } from './routes/registry.route.ts';
import { registryEventRoutes } from './routes/registry-events.route.ts';
import { registryHomeRoutes } from './routes/registry-home.route.ts';
import { settingsRoutes } from './routes/settings.route.ts';
import { shopPageRoutes } from './routes/shop-pages.route.ts';
import { signInHandoffRoutes } from './routes/sign-in-handoffs.route.ts';
import { storeRoutes } from './routes/stores.route.ts';
import { thanksRoutes } from './routes/thanks.route.ts';
import type { ServiceContext } from './service-context.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { defaultOptions, type ServiceOptions } from './service-options.ts';

/** One line for each answer: method, route, status and how long it took. Never the address itself, whose query may tell of a person (ANA-02). */
export const logRequests = (service: FastifyInstance, log: Log): void => {
  service.addHook('onResponse', async (request, reply) => {
    log.write({
      level: 'info',
      tag: 'request.answered',
      data: {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
    })();
  });
};

/** How long a request may take to arrive, its headers alone, and how often it is looked which one takes longer. */
const ARRIVAL_MILLISECONDS = { request: 30_000, headers: 10_000, lookedAt: 2_000 };

/** The service over a world, ready to listen. Closing it ends its live streams; the world is closed by whoever opened it. */
export const buildService = async (
  dependencies: ServiceDependencies,
  given: Partial<ServiceOptions> = {},
): Promise<FastifyInstance> => {
  const options = { ...defaultOptions, ...given };
  const parts: ServiceContext = {
    dependencies,
    options,
    requestContextOf: requestContextOf(dependencies, options.isProduction),
    streams: liveStreams(options, dependencies.log),
    shell: shellOf(options.webFolder, options.isProduction),
    renderAppShell: appShellRenderer(options.webFolder, dependencies),
    views: viewCache(),
    build: buildId(options.webFolder),
  };
  const service = fastify({
    trustProxy: options.trustProxy,
    // Slow bodies are given up; a live stream's request has come whole long before.
    requestTimeout: ARRIVAL_MILLISECONDS.request,
    http: { headersTimeout: ARRIVAL_MILLISECONDS.headers, connectionsCheckingInterval: ARRIVAL_MILLISECONDS.lookedAt },
    // What comes while the service closes is refused as everything else is.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable(options.isProduction),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A request that cannot even be routed has passed no hook, so the guarding headers are put here.
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply.headers(securityHeaders(options.isProduction)), {
        _tag: 'BadRequest',
        reason: 'The address cannot be read.',
      });
    },
  });
  service.decorate('siteLook', siteLooks(options.webFolder));
  const paths = methodNotAllowed(service);
  await service.register(limiter, { global: false });
  requestGuard(service, options);
  gracefulShutdown(service);
  logRequests(service, dependencies.log);
  jsonOnly(service);
  service.setErrorHandler(answerError(dependencies.log));
  skipReflected(service, options.isProduction);
  await service.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], globalDecompression: false });
  service.addHook('preClose', async () => parts.streams.endAll());

  canonicalRedirect(service);
  redeemSignInHandoffs(service, parts);
  marketRedirect(service, parts);

  healthRoutes(service, parts);
  accountRoutes(service, parts);
  invitationRoutes(service, parts);
  directoryRoutes(service, parts);
  registryRoutes(service, parts);
  ownerRoutes(service, parts);
  settingsRoutes(service, parts);
  thanksRoutes(service, parts);
  photoRoutes(service, parts);
  checklistRoutes(service, parts);
  registryEventRoutes(service, parts);
  catalogueRoutes(service, parts);
  personalizationRoutes(service, parts);
  recommendationRoutes(service, parts);
  cartRoutes(service, parts);
  storeRoutes(service, parts);
  orderRoutes(service, parts);
  orderReportRoutes(service, parts);
  await signInHandoffRoutes(service, parts);
  await serveWebFiles(service, options.webFolder);
  await pictureRoutes(service, parts);
  productPageRoutes(service, parts);
  shopPageRoutes(service, parts);
  informationRoutes(service, parts);
  registryHomeRoutes(service, parts);
  registrantPageRoutes(service, parts);
  accountPageRoutes(service, parts);
  pageRoutes(service, parts);
  paths.refuseOtherMethods();
  return service;
};
