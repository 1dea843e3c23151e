import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { openApiDocument } from '@gift-registry/adapters-http/openapi';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/markup.ts';

const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';

/** The files of Swagger UI that the page loads. */
const FILES: ReadonlyArray<string> = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

const html = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title>
<link rel="icon" href="${PAGE}/favicon-32x32.png">
<link rel="stylesheet" href="${PAGE}/swagger-ui.css">
<script src="${PAGE}/swagger-ui-bundle.js" defer></script>
<script src="${PAGE}/start.js" defer></script>
</head>
<body><main id="api"></main></body>
</html>
`;

const start = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#api', deepLinking: true, displayOperationId: true });\n`;

const lazy = <A extends object | string>(make: () => A): (() => A) => {
  let made: A | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Serves the description of the service (INT-03): as an OpenAPI document, and as a page for reading it and trying out calls. */
export const apiDescriptionRoutes = async (service: FastifyInstance): Promise<void> => {
  // Made when it is first read: making it took a twentieth of the start.
  const document = lazy(openApiDocument);
  const json = lazy(() => JSON.stringify(document()));
  service.get(DOCUMENT, { config: { scope: 'read' } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json()),
  );
  service.get(PAGE, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html(document().info.title)),
  );
  service.get(`${PAGE}/start.js`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(start),
  );
  await service.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: `${PAGE}/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => FILES.includes(path),
    maxAge: '1h',
  });
};
