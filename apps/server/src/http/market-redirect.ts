import { addressOn, type GrId, parseGrId, siteElsewhere } from '@gift-registry/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { redirect } from './redirect.ts';
import type { ServiceContext } from './service-context.ts';

const entry = (of: unknown, name: string): O.Option<string> =>
  F.pipe(
    typeof of === 'object' && of !== null
      ? O.fromNullable(Object.entries(of).find(([key]) => key === name)?.[1])
      : O.none,
    O.filter((value): value is string => typeof value === 'string'),
  );

/** The registry whose page is asked for, which its photo is none: by its number in the path, or as the `id` of the settings. */
const askedFor = ({ params, query, routeOptions: { url = '' } }: FastifyRequest): O.Option<GrId> =>
  url.startsWith('/gift-registry/') && !url.startsWith('/gift-registry/photo/')
    ? F.pipe(
        entry(params, 'grId'),
        O.alt(() => (url.endsWith('/edit-registry') ? entry(query, 'id') : O.none)),
        O.chain(parseGrId),
      )
    : O.none;

/** Leads whoever asks for the page of a registry of the other market to the same path on that market's site (SITE-02), before anything else is asked. */
export const marketRedirect = (service: FastifyInstance, { dependencies, visitOf }: ServiceContext): void => {
  service.addHook('preHandler', async (request, reply) => {
    const grId = askedFor(request);
    if (O.isNone(grId)) return;
    const elsewhere = await F.pipe(
      TE.Do,
      TE.apS('visit', visitOf(request, reply)),
      TE.apSW('access', dependencies.registries.access(grId.value)),
      TE.map(({ visit: { person }, access }) =>
        F.pipe(
          siteElsewhere(person)(access),
          O.map((site) => addressOn(site, person.origin, request.url)),
        ),
      ),
    )();
    // Who cannot tell now leaves it to the page itself, which says so.
    if (E.isLeft(elsewhere) || O.isNone(elsewhere.right)) return;
    return redirect(reply, elsewhere.right.value);
  });
};
