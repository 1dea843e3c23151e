import { informationPage } from '@gift-registry/adapters-http/wire';
import {
  addressOn,
  type Fault,
  type InformationPage,
  messagesOf,
  paths,
  readGiftCardHandoff,
  type Site,
  searchStores,
  storesService,
} from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { RequestContext } from '../http/request-context.ts';
import { ownOrigin } from '../http/same-origin.ts';
import { messagePage, type PageAnswer, sendPage } from '../http/send-page.ts';
import type { ServiceContext } from '../service-context.ts';

type ReadPage = (context: RequestContext, query: unknown) => TE.TaskEither<Fault, InformationPage>;

const pageOf = (site: Site, page: InformationPage, canonical: string): PageAnswer => ({
  ...messagePage(200, messagesOf(site.language).pageHeads.information(site, page)),
  head: {
    ...messagesOf(site.language).pageHeads.information(site, page),
    url: O.none,
    canonical: O.some(canonical),
    picture: O.none,
  },
  state: O.some({ information: informationPage.encode(site, page) }),
  appShell: { _tag: 'Information', information: page },
});

/** Longer than any postal code, however it is written. */
const LONGEST_CODE = 16;

/** The postal code typed into the store search, cut to a possible length; empty when it is missing or not a text. */
const typedPostalCode = (query: unknown): string => {
  const typed = typeof query === 'object' && query !== null && 'postalCode' in query ? query.postalCode : '';
  return typeof typed === 'string' ? typed.trim().slice(0, LONGEST_CODE) : '';
};

/** Static information pages, complete without a script (ROUTE-10). */
export const informationRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const send = sendPage(context);
  const { clock } = context.dependencies;
  const stores = storesService(context.dependencies);

  const tell = (path: string, readPage: ReadPage, isOn: (site: Site) => boolean = () => true): void => {
    service.get(path, async (request, reply) => {
      const site = request.site;
      if (!isOn(site)) return reply.callNotFound();
      const answer = await F.pipe(
        context.requestContextOf(request, reply),
        TE.chainW((found) => readPage(found, request.query)),
      )();
      return send(
        request,
        reply,
        E.isRight(answer)
          ? pageOf(site, answer.right, addressOn(site, ownOrigin(request), path))
          : messagePage(503, messagesOf(site.language).pageHeads.unavailable(site)),
      );
    });
  };

  tell(paths.alaskaHawaii, ({ person: { site } }) => TE.right(messagesOf(site.language).alaskaHawaiiPage(site)));
  tell(
    paths.terms,
    ({ person: { site } }) => TE.right(messagesOf(site.language).termsPage(site)),
    ({ marketRules: { contract } }) => contract !== undefined,
  );
  tell(paths.giftCards, ({ person: { site, arrival } }) =>
    TE.right(messagesOf(site.language).giftCardsPage(site, readGiftCardHandoff(arrival))),
  );
  tell(paths.stores, ({ person }, query) =>
    F.pipe(
      searchStores(stores(person))(typedPostalCode(query)),
      TE.map((result) => messagesOf(person.site.language).storesPage(person.site, result, clock.now())),
    ),
  );
};
