import { canonicalAddress } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { redirect } from './redirect.ts';

/** Leads from a link that was shared with capitals or with punctuation behind it to the address that was meant (LINK-01), before anything is read. */
export const sharedLinks = (service: FastifyInstance): void => {
  service.addHook('onRequest', async (request, reply) => {
    const meant = ['GET', 'HEAD'].includes(request.method) ? canonicalAddress(request.url) : O.none;
    if (O.isSome(meant)) return redirect(reply, meant.value);
  });
};
