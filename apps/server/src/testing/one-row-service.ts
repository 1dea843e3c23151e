/** Serves a fixed text and one indexed row without any hook, as baselines for the speed of the service's own answers (`npm run bench:views`). */
import fastify from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { openDatabase } from '../database/open-database.ts';

const opened = await openDatabase({
  databaseUrl: O.fromNullable(process.env['DATABASE_URL']),
  dataDir: '',
  log: { write: () => () => {} },
})();
if (E.isLeft(opened)) throw new Error(opened.left.sentence);
const { db } = opened.right;

const service = fastify();
service.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send('{"isBare":true}'));
service.get<{ Params: { grId: string } }>('/row/:grId', (request) =>
  db
    .selectFrom('registries')
    .select(['registry_id', 'version', 'revision_id'])
    .where('registry_id', '=', request.params.grId)
    .executeTakeFirstOrThrow(),
);
process.stdout.write(`One row: ${await service.listen({ port: 0 })}\n`);
