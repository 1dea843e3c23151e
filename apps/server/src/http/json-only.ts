import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of the JSON body as received, for verifying signatures; empty without a body. */
    bodyText: string;
  }
}

/** The default maximum size of a body, in bytes. */
export const BODY_LIMIT = 65_536;

const isUtf8 = (contentType = ''): boolean => !/;\s*charset=(?!"?utf-8"?\s*(;|$))/i.test(contentType);

/**
 * Accepts only uncompressed JSON bodies in UTF-8 and refuses others (415); an empty body counts as none. Invalid JSON
 * is refused as unreadable (400).
 */
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
