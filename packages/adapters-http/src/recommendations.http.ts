import {
  type Fault,
  type Log,
  type NotOk,
  type PodLogLine,
  type PodNotFound,
  podNotFoundLine,
  type Recommendations,
  validatePodRequest,
} from '@gift-registry/domain';
import { either as E, function as F, io as IO, taskEither as TE } from 'fp-ts';
import type { Connection } from './connection.ts';
import { ask } from './send.ts';
import { calls } from './wire/index.ts';

const HTTP_OK = 200;

/** Any status other than 200 is reported as `NotOk` with that status (REC-03), except an unknown pod, which stays `PodNotFound`. */
const answeredFailure = (failure: PodNotFound | Fault, status: number): PodNotFound | NotOk | Fault =>
  failure._tag === 'PodNotFound' || status === HTTP_OK ? failure : { _tag: 'NotOk', status };

/** Product recommendations, over HTTP. An invalid request is not sent; unreadable parts of an answer are logged. */
export const recommendationsHttp = (connection: Connection, log: Log): Recommendations => {
  const write = (lines: ReadonlyArray<PodLogLine>): IO.IO<unknown> => IO.traverseArray(log.write)(lines);
  return {
    pod: (podId, parameters) =>
      F.pipe(
        TE.fromEither(validatePodRequest(podId, parameters)),
        TE.chainW(({ query }) => ask(connection, calls.readPod, query)),
        TE.chainEitherKW(({ status, read }) =>
          E.mapLeft((failure: PodNotFound | Fault) => answeredFailure(failure, status))(read),
        ),
        TE.orElseFirstIOK((failure) => write(failure._tag === 'PodNotFound' ? [podNotFoundLine(podId)] : [])),
        TE.chainFirstIOK((pod) => write(pod.log)),
        TE.map(({ answer }) => answer),
      ),
  };
};
