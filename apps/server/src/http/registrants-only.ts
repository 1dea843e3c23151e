import {
  type Fault,
  pageHeads,
  parseGrId,
  type RegistryNotFound,
  type RegistryView,
  registriesService,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import type { RequestContext } from './request-context.ts';
import { messagePage, type PageAnswer } from './send-page.ts';

/** Why somebody who is signed in gets no registrant's page: there is none as far as they know, it is somebody else's, or nobody can tell. */
export type PageRefusal = RegistryNotFound | { readonly _tag: 'NotOwner' } | Fault;

/** The registry of that number as its registrant sees it; for anybody else who sees it, it is somebody else's (ROUTE-17, AUTH-03). */
export const registrantsView = (
  { dependencies }: Pick<ServiceContext, 'dependencies'>,
  { person }: RequestContext,
  raw: unknown,
): TE.TaskEither<PageRefusal, RegistryView> =>
  F.pipe(
    typeof raw === 'string' ? parseGrId(raw) : O.none,
    TE.fromOption((): PageRefusal => ({ _tag: 'RegistryNotFound' })),
    TE.chainW((grId) => registriesService(dependencies)(person).open({ grId, viewing: 'own' })),
    TE.filterOrElseW(
      ({ role }) => role === 'registrant',
      (): PageRefusal => ({ _tag: 'NotOwner' }),
    ),
  );

/** What stands there instead: unknown and private are the same page, somebody else's says so. */
export const refusedPage = (site: Site, { _tag }: PageRefusal): PageAnswer => {
  switch (_tag) {
    case 'RegistryNotFound':
      return messagePage(404, pageHeads.notFound(site));
    case 'NotOwner':
      return { ...messagePage(403, pageHeads.notAllowed(site)), isPrivate: true };
    default:
      return messagePage(503, pageHeads.unavailable(site));
  }
};
