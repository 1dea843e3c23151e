import { calls } from '@gift-registry/adapters-http/wire';
import { thanksService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Who gave what, and whom the owners of a registry have thanked (THX-01). */
export const thanksRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const thanks = thanksService(parts.dependencies);

  mount.call(calls.readGifts, ({ person }, grId) => thanks(person).readGifts(grId));
  mount.call(calls.markThanked, ({ person }, { grId, ids, isThanked }) =>
    thanks(person).markThanked(grId, ids, isThanked),
  );
  mount.call(calls.writeNote, ({ person }, { grId, id, edit }) => thanks(person).writeNote(grId, id, edit));
};
