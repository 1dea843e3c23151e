import { POD_NOT_FOUND, type PodNotFound, type PodQuery, type ReadPod } from '@gift-registry/domain';
import type { Call } from './call.ts';
import { podAnswer, podNotFound, podQueryWire } from './recommendation.wire.ts';
import { bodyPassedOver, noParams, requestCodec } from './request.ts';

export const readPod: Call<PodQuery, ReadPod, PodNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/recommendation/index'],
  request: requestCodec(
    { params: noParams, query: podQueryWire, body: bodyPassedOver },
    ({ query }) => query,
    (query) => ({ params: {}, query, body: undefined }),
  ),
  answer: podAnswer,
  refusal: podNotFound,
  messageOf: () => POD_NOT_FOUND,
};
