import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it came, for what is signed; empty when there was none. */
    bodyText: string;
  }
}

/** The most bytes that a body may have, where a call allows no more. */
export const BODY_LIMIT = 65_536;

const isUtf8 = (contentType = ''): boolean => !/;\s*charset=(?!"?utf-8"?\s*(;|$))/i.test(contentType);

/** Bodies are JSON in UTF-8, not compressed, and nothing else (415); an empty one is none. What is not JSON is refused as not readable (400). */
export const jsonOnly = (service: FastifyInstance): void => {
  service.removeAllContentTypeParsers();
  service.decorateRequest('bodyText', '');
  service.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (!isUtf8(request.headers['content-type']) || request.headers['content-encoding'] !== undefined)
        return done(Object.assign(new Error('The body is not plain JSON.'), { statusCode: 415 }));
      const text = body.toString();
      request.bodyText = text;
      if (text.trim() === '') return done(null, undefined);
      try {
        done(null, JSON.parse(text));
      } catch {
        done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
      }
    },
  );
};
