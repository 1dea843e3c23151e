import {
  continueAddress,
  otherBrand,
  paths,
  readContinue,
  signInHandoffsService,
  siteOfHost,
} from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { isSecure, ownOrigin } from '../http/own-origin.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { refuseIntent } from '../http/refuse-intent.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** The most bytes of a form: an intent is short. */
const FORM_LIMIT = 8_192;

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a form; one that is there several times is a list, which says nothing. */
const fieldsOf = (text: string): Fields => {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const all = parameters.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
};

/**
 * Going on to the other brand's site: a form of one of our own pages, answered by where it leads (XB-03, XB-07). Where no code can be made at the moment, it leads there all the same, and nothing
 * is carried over.
 */
export const signInHandoffRoutes = async (service: FastifyInstance, parts: ServiceContext): Promise<void> => {
  const { dependencies, options, visitOf } = parts;
  const limit = rateLimit(service, options.signInHandoffsPerMinute);
  await service.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, read) => read(null, fieldsOf(body.toString())),
    );
    forms.post<{ Body: Fields | undefined }>(
      paths.otherBrand,
      { config: { turnsAwayBy: refuseIntent } },
      async (request, reply) => {
        const { brand, ...fields } = request.body ?? {};
        const asked = readContinue(fields);
        if (O.isNone(asked))
          return refuseIntent(request, reply, { _tag: 'BadRequest', reason: 'The form says no intent.' });
        const site = siteOfHost(request.host);
        if (brand !== undefined && brand !== otherBrand(site.brand))
          return refuseIntent(request, reply, { _tag: 'NotFound' });
        const here = ownOrigin(request).replace(/^http:/, isSecure(request, options.isProduction) ? 'https:' : 'http:');
        const { intent, referrer } = asked.value;
        const leadsTo = continueAddress({ site, here, referrer, code: O.none }, intent);
        if (O.isNone(leadsTo)) return refuseIntent(request, reply, { _tag: 'NotFound' });
        const vouched = O.isSome(await limit(request))
          ? O.none
          : await F.pipe(
              visitOf(request, reply),
              TE.chainW(({ person }) =>
                signInHandoffsService(dependencies)({ ...person, origin: here }).goOn(asked.value),
              ),
              TE.match(() => O.none, O.some),
            )();
        return reply.header('cache-control', 'no-store').redirect(O.getOrElse(() => leadsTo.value)(vouched), 303);
      },
    );
    done();
  });
};
