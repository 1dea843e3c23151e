import {
  askPod,
  type Fault,
  type Log,
  type NotOk,
  type PodLogLine,
  type PodNotFound,
  podNotFoundLine,
  type Recommendations,
} from '@gift-registry/domain';
import { function as F, io as IO, taskEither as TE } from 'fp-ts';
import type { Connection } from './connection.ts';
import { send } from './send.ts';
import { calls } from './wire/index.ts';

const HTTP_OK = 200;

/** The connection for one call, and the status that it was answered with; OK while it was not. */
const listening = (connection: Connection): { readonly connection: Connection; readonly status: IO.IO<number> } => {
  let status = HTTP_OK;
  return {
    connection: {
      ...connection,
      fetch: async (url, request) => {
        const answer = await connection.fetch(url, request);
        status = answer.status;
        return answer;
      },
    },
    status: () => status,
  };
};

/** An answer with another status than OK is told by that status (REC-03); a pod that the service does not know is told as such. */
const told = (failure: PodNotFound | Fault, status: number): PodNotFound | NotOk | Fault =>
  failure._tag === 'PodNotFound' || status === HTTP_OK ? failure : { _tag: 'NotOk', status };

/** What the shop recommends, over HTTP. A question that cannot be asked is not sent; what cannot be read of an answer is logged. */
export const recommendationsHttp = (connection: Connection, log: Log): Recommendations => {
  const write = (lines: ReadonlyArray<PodLogLine>): IO.IO<unknown> => IO.traverseArray(log.write)(lines);
  return {
    pod: (podId, parameters) =>
      F.pipe(
        TE.fromEither(askPod(podId, parameters)),
        TE.chainW(({ query }) => {
          const listened = listening(connection);
          return F.pipe(
            send(listened.connection, calls.readPod, query),
            TE.mapLeft((failure) => told(failure, listened.status())),
          );
        }),
        TE.orElseFirstIOK((failure) => write(failure._tag === 'PodNotFound' ? [podNotFoundLine(podId)] : [])),
        TE.chainFirstIOK((pod) => write(pod.log)),
        TE.map(({ answer }) => answer),
      ),
  };
};
