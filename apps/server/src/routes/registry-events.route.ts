import {
  calls,
  failedAnswer,
  type LiveEvent,
  lastEventId,
  patchEvent,
  registryEventsPath,
  reloadEvent,
  watchRequest,
} from '@gift-registry/adapters-http/wire';
import {
  type Fault,
  type GrId,
  type RegistryNotFound,
  type RegistrySignal,
  type Revision,
  type Role,
  registriesService,
  type Site,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { concat, concatMap, filter, interval, map, type Observable, of, startWith, takeUntil, takeWhile } from 'rxjs';
import { routePath } from '../http/call-routes.ts';
import { eventFrame } from '../http/live-streams.ts';
import { factsOfPatches } from '../http/patch-facts.ts';
import { refuse, sendFailedAnswer } from '../http/rejections.ts';
import type { ServiceContext } from '../service-context.ts';

const KEPT_WRITES = 1_000;
/** In seconds: when a reader over the limit may retry. */
const CAP_RETRY_SECONDS = 30;

/** The live stream of a registry (LIVE-01). */
export const registryEventRoutes = (
  service: FastifyInstance,
  { dependencies, options, requestContextOf, streams }: ServiceContext,
): void => {
  const registries = registriesService(dependencies);
  const factsOf = factsOfPatches(dependencies.registries, KEPT_WRITES);

  const eventsOf = async (
    site: Site,
    grId: GrId,
    role: Role,
    signal: RegistrySignal,
  ): Promise<ReadonlyArray<LiveEvent>> => {
    switch (signal._tag) {
      case 'Patched':
        return [patchEvent(site, await factsOf(grId, signal.patch, role), signal.patch)];
      case 'Reload':
        return [reloadEvent];
      case 'Connected':
      case 'Disconnected':
        return [];
    }
  };

  /** Whether the reader's session has ended since. */
  const isSignedOut = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const context = await requestContextOf(request, reply)();
    return E.isRight(context) && O.isNone(context.right.person.account);
  };

  /**
   * The events for a signed-in reader while the session lasts, which is checked before each event and every few
   * seconds. When it ends, the page is told to reload with its current rights, so that owners' data is never sent after
   * the session (AUTH-04).
   */
  const whileSignedIn = (
    signals$: Observable<RegistrySignal>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Observable<RegistrySignal> =>
    concat(
      signals$.pipe(
        concatMap(async (signal) => ({ signal, isOver: await isSignedOut(request, reply) })),
        takeWhile(({ isOver }) => !isOver),
        map(({ signal }) => signal),
        takeUntil(
          interval(options.sessionCheckMilliseconds).pipe(
            concatMap(() => isSignedOut(request, reply)),
            filter((isOver) => isOver),
          ),
        ),
      ),
      of<RegistrySignal>({ _tag: 'Reload' }),
    );

  /** The frames of the stream; left when the reader may not see the registry. */
  const framesFor = (request: FastifyRequest, reply: FastifyReply) =>
    F.pipe(
      watchRequest.decode({ params: request.params, query: request.query, body: undefined }),
      E.mapLeft((reason): RegistryNotFound | Fault => ({ _tag: 'BadRequest', reason })),
      TE.fromEither,
      TE.bindTo('request'),
      TE.bindW('context', () => requestContextOf(request, reply)),
      TE.bindW('view', ({ request, context }) => registries(context.person).open(request.address)),
      TE.map(({ request: { address, after }, context: { person }, view }) => {
        // An owner who looks with a guest's eyes reads the writes as owners do.
        const role: Role = view.canReturnToManagement ? 'registrant' : view.role;
        const since = lastEventId(request.headers['last-event-id']);
        const following$ = registries(person).watch(
          address,
          F.pipe(
            E.getOrElse((): O.Option<Revision> => O.none)(since),
            O.alt(() => after),
            O.getOrElse((): Revision => view),
          ),
        );
        const signals$ = E.isLeft(since) ? startWith<RegistrySignal>({ _tag: 'Reload' })(following$) : following$;
        return (O.isSome(person.account) ? whileSignedIn(signals$, request, reply) : signals$).pipe(
          concatMap((signal) => eventsOf(person.site, address.grId, role, signal)),
          concatMap((events) => events.map(eventFrame)),
        );
      }),
    );

  service.get(routePath(registryEventsPath), { compress: false, config: { scope: 'read' } }, async (request, reply) => {
    const place = streams.enter(request.ip);
    if (O.isNone(place)) return refuse(reply, { _tag: 'TooManyRequests', retryAfterSeconds: CAP_RETRY_SECONDS });
    const { stream, leave } = place.value;
    let isStreaming = false;
    try {
      const frames$ = await framesFor(request, reply)();
      if (E.isLeft(frames$)) return sendFailedAnswer(reply, failedAnswer(calls.openRegistry)(frames$.left));
      if (request.method === 'HEAD') return reply.type('text/event-stream').send('');
      isStreaming = true;
      stream(request, reply, frames$.right);
      return reply;
    } finally {
      if (!isStreaming) leave();
    }
  });
};
