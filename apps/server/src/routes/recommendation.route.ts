import { calls, type FailedAnswer, wholePod } from '@gift-registry/adapters-http/wire';
import { POD_NOT_FOUND, recommendationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { function as F, taskEither as TE } from 'fp-ts';
import { mounting, type SendFailure } from '../http/mount.ts';
import { sendFailed } from '../http/refuse.ts';
import type { ServiceParts } from '../http/service-parts.ts';

const NOT_FOUND = 404;

/** A pod that there is not is said in words, too (REC-02). */
const inWords = (failed: FailedAnswer): FailedAnswer => {
  const body = { ...failed.body, message: POD_NOT_FOUND };
  return failed.status === NOT_FOUND ? { ...failed, body } : failed;
};

const sendFailure: SendFailure = (_request, reply, failed) => sendFailed(reply, inWords(failed));

/** What the shop recommends (REC-01, REC-02, REC-07). */
export const recommendationRoutes = (service: FastifyInstance, parts: ServiceParts): void => {
  const recommendations = recommendationsService(parts.world);
  mounting(service, parts).call(
    calls.readPod,
    ({ person }, { podid, ...parameters }) => F.pipe(recommendations(person).pod(podid, parameters), TE.map(wholePod)),
    { sendFailure },
  );
};
