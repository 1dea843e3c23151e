import { randomBytes } from 'node:crypto';
import { faultAnswer, pageState } from '@gift-registry/adapters-http/wire';
import {
  type GrId,
  type PageHeadWords,
  pageHeads,
  parseGrId,
  type RegistryView,
  registriesService,
  returnPath,
  type Site,
  siteOfHost,
  type Viewing,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { fillShell, type PageHead, type PageState } from '../http/page-html.ts';
import { refuse } from '../http/refuse.ts';
import { allowStyles } from '../http/security-headers.ts';
import type { ServiceParts } from '../http/service-parts.ts';

/** How many products of a registry the first HTML carries; the page asks for the rest of a longer list. */
const FIRST_PRODUCTS = 100;

/**
 * Pages that are not there all carry this one mark, so that a registry one may not see answers with the very bytes of one that does not exist
 * (ROUTE-17). They hold no word of anybody.
 */
const NOT_FOUND_NONCE = randomBytes(16).toString('base64url');

const plain = (words: PageHeadWords): PageHead => ({ ...words, url: O.none, picture: O.none });

interface Answer {
  readonly status: number;
  readonly head: PageHead;
  readonly state: O.Option<PageState>;
  readonly isPrivate: boolean;
}

const answer = (status: number, words: PageHeadWords): Answer => ({
  status,
  head: plain(words),
  state: O.none,
  isPrivate: false,
});

/** The pages, each filled with what it says of itself and, for a registry, with what its reader may see (ROUTE-02, ROUTE-09, ROUTE-18, ROUTE-20). */
export const pageRoutes = (service: FastifyInstance, parts: ServiceParts): void => {
  const { world, shell, visitOf } = parts;

  const send = async (reply: FastifyReply, { status, head, state, isPrivate }: Answer): Promise<FastifyReply> => {
    const html = await shell();
    if (O.isNone(html)) {
      world.log.write({ level: 'error', tag: 'web-app-not-built', data: {} })();
      return refuse(reply, { _tag: 'Unavailable' });
    }
    const styleNonce = status === 404 ? NOT_FOUND_NONCE : randomBytes(16).toString('base64url');
    if (status === 503) reply.headers(faultAnswer({ _tag: 'Unavailable' }).headers);
    return allowStyles(reply, styleNonce)
      .code(status)
      .header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache')
      .header('vary', 'Cookie')
      .type('text/html; charset=utf-8')
      .send(fillShell(html.value, { head, state, styleNonce }));
  };
  const siteOf = (request: FastifyRequest): Site => siteOfHost(request.host);

  const registryAnswer = (site: Site, origin: string, view: RegistryView): Answer => ({
    status: 200,
    head: {
      ...pageHeads.registry(site, view.header),
      url: O.some(view.header.shareableUrl),
      picture: O.some(`${origin}${O.getOrElse(() => view.header.defaultPicture)(view.header.photo)}`),
    },
    state: O.some({
      json: pageState.encode({ ...view, items: view.items.slice(0, FIRST_PRODUCTS) }),
      products: view.items.length,
    }),
    isPrivate: view.role === 'registrant' || view.isLoggedIn,
  });

  const registry =
    (viewing: Viewing) => async (request: FastifyRequest<{ Params: { grId: string } }>, reply: FastifyReply) => {
      const site = siteOf(request);
      const open = (grId: GrId) =>
        F.pipe(
          visitOf(request, reply),
          TE.chainW(({ person }) =>
            F.pipe(
              registriesService(world)(person).open({ grId, viewing }),
              TE.map((view) => registryAnswer(site, person.origin, view)),
            ),
          ),
        );
      const opened = await F.pipe(
        parseGrId(request.params.grId),
        O.match(
          () => TE.right(answer(404, pageHeads.notFound(site))),
          F.flow(
            open,
            TE.orElseW((refusal) =>
              TE.right(
                refusal._tag === 'RegistryNotFound'
                  ? answer(404, pageHeads.notFound(site))
                  : answer(503, pageHeads.unavailable(site)),
              ),
            ),
          ),
        ),
      )();
      return send(reply, E.isRight(opened) ? opened.right : answer(503, pageHeads.unavailable(site)));
    };

  service.get('/', (request, reply) => send(reply, answer(200, pageHeads.home(siteOf(request)))));
  service.get('/checkout/cart', (request, reply) => send(reply, answer(200, pageHeads.cart(siteOf(request)))));
  service.get('/gift-registry/registrant-list/:grId', registry('own'));
  service.get('/gift-registry/guest-list/:grId', registry('guest'));
  service.get<{ Querystring: { returnUrl?: unknown } }>('/account/login', async (request, reply) => {
    const visit = await visitOf(request, reply)();
    if (E.isLeft(visit)) return send(reply, answer(503, pageHeads.unavailable(siteOf(request))));
    return O.isSome(visit.right.person.account)
      ? reply.header('cache-control', 'private, no-store').redirect(returnPath(request.query.returnUrl), 303)
      : send(reply, { ...answer(200, pageHeads.signIn(siteOf(request))), isPrivate: true });
  });

  service.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets|art)(\/|$)/.test(request.url);
    return isPage ? send(reply, answer(404, pageHeads.notFound(siteOf(request)))) : refuse(reply, { _tag: 'NotFound' });
  });
};
