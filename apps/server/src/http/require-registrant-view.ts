import {
  type Fault,
  messagesOf,
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

/** Why a signed-in person cannot see a registrant's page: the registry does not exist for them, belongs to somebody else, or cannot be read now. */
export type PageRefusal = RegistryNotFound | { readonly _tag: 'NotOwner' } | Fault;

/** The registry of that number as its registrant sees it; refused with `NotOwner` for anyone else who may see it (ROUTE-17, AUTH-03). */
export const requireRegistrantView = (
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

/** The page shown instead: unknown and private registries look the same; that of another owner says so. */
export const refusedPage = (site: Site, { _tag }: PageRefusal): PageAnswer => {
  switch (_tag) {
    case 'RegistryNotFound':
      return messagePage(404, messagesOf(site.language).pageHeads.notFound(site));
    case 'NotOwner':
      return { ...messagePage(403, messagesOf(site.language).pageHeads.notAllowed(site)), isPrivate: true };
    default:
      return messagePage(503, messagesOf(site.language).pageHeads.unavailable(site));
  }
};
