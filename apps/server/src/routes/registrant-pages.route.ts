import {
  type Fault,
  hasChecklist,
  hasOverview,
  NOTHING_CHOSEN,
  overviewWords,
  type PageHeadWords,
  pageHeads,
  parseGrId,
  paths,
  type RegistrantPage,
  type RegistryNotFound,
  registriesService,
  returnPath,
  type Site,
  siteOfHost,
  type TabScene,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { registryPage } from '../http/registry-page.ts';
import { sendPage, wordsPage } from '../http/send-page.ts';
import type { ServiceParts } from '../http/service-parts.ts';

/** A page of a registrant beside the list. */
interface Beside {
  readonly path: string;
  readonly page: RegistrantPage;
  /** Whether the registry has it. */
  readonly isThere: (scene: TabScene) => boolean;
  readonly head: (site: Site) => PageHeadWords;
}

/** How to read: one entry a page. */
const pages: ReadonlyArray<Beside> = [
  { path: '/gift-registry/overview/:grId', page: 'home', isThere: hasOverview, head: overviewWords.head },
  {
    path: '/gift-registry/checklist/:grId',
    page: 'checklist',
    isThere: hasChecklist,
    head: overviewWords.checklistHead,
  },
];

const NOT_FOUND: RegistryNotFound = { _tag: 'RegistryNotFound' };

/** The Overview and the Checklist of a registry, for its registrants alone (ROUTE-01, ROUTE-03): who is not signed in signs in first, and for anybody else there is no such page. */
export const registrantPageRoutes = (service: FastifyInstance, parts: ServiceParts): void => {
  const { world, visitOf } = parts;
  const send = sendPage(parts);
  const refused = (request: FastifyRequest, reply: FastifyReply, { _tag }: RegistryNotFound | Fault) => {
    const site = siteOfHost(request.host);
    const page =
      _tag === 'RegistryNotFound'
        ? wordsPage(404, pageHeads.notFound(site))
        : wordsPage(503, pageHeads.unavailable(site));
    return send(request, reply, page);
  };

  for (const { path, page, isThere, head } of pages)
    service.get<{ Params: { grId: string } }>(path, async (request, reply) => {
      const site = siteOfHost(request.host);
      const visit = await visitOf(request, reply)();
      if (E.isLeft(visit)) return refused(request, reply, visit.left);
      const { person } = visit.right;
      if (O.isNone(person.account))
        return reply.header('cache-control', 'private, no-store').redirect(paths.signIn(returnPath(request.url)), 303);
      const opened = await F.pipe(
        parseGrId(request.params.grId),
        TE.fromOption(() => NOT_FOUND),
        TE.chainW((grId) => registriesService(world)(person).open({ grId, viewing: 'own' })),
        TE.filterOrElseW(
          ({ role, header: { eventType } }) => role === 'registrant' && isThere({ site, eventType }),
          () => NOT_FOUND,
        ),
      )();
      if (E.isLeft(opened)) return refused(request, reply, opened.left);
      const { state } = registryPage(site, person.origin, opened.right, NOTHING_CHOSEN, page);
      return send(request, reply, { ...wordsPage(200, head(site)), state, isPrivate: true });
    });
};
