import { paths } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestRefusal, refuse } from './refuse.ts';
import { refuseErrand } from './refuse-errand.ts';

/** Turns a request away before what it asks for is looked at: whoever is on the way to the other brand's site gets a page, for it stands in a tab of theirs (XB-02). */
export const turnAway = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply =>
  /^[^?]*[^?/]/.exec(request.url)?.[0] === paths.otherBrand
    ? refuseErrand(request, reply, refusal)
    : refuse(reply, refusal);
