import type {
  Fault,
  Log,
  Registries,
  RegistryAddress,
  RegistryNotFound,
  RegistryView,
  Revision,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, from, map, type SchedulerLike } from 'rxjs';
import type { Connection, LiveConnection } from './connection.ts';
import { eventStream } from './event-stream.ts';
import { send } from './send.ts';
import { type RetryDecision, watchRegistry } from './watch-registry.ts';
import { fillPath, LINK_KEY_PARAMETER, queryOf, readRegistry, registryEventsPath, watchRequest } from './wire/index.ts';

const retryDecisionOf = (opened: E.Either<RegistryNotFound | Fault, RegistryView>): RetryDecision => {
  if (E.isRight(opened)) return { _tag: 'TryAgain', notBefore: 0 };
  switch (opened.left._tag) {
    case 'RegistryNotFound':
      return { _tag: 'Gone' };
    case 'TooManyRequests':
      return { _tag: 'TryAgain', notBefore: opened.left.retryAfterSeconds * 1_000 };
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'CookiesRefused':
    case 'Unavailable':
      return { _tag: 'TryAgain', notBefore: 0 };
  }
};

/** Reading a registry, over HTTP. */
export const openRegistryHttp =
  (connection: Connection): Registries['open'] =>
  (address) =>
    send(connection, readRegistry, address);

/** Reading a registry and watching it change, over HTTP and server-sent events. */
export const registryReadingHttp = (
  connection: LiveConnection,
  log: Log,
  scheduler: SchedulerLike,
): Pick<Registries, 'open' | 'watch'> => {
  const open = openRegistryHttp(connection);
  const streamUrl = (address: RegistryAddress, after: Revision): string => {
    const { params, query } = watchRequest.encode({ address, after: O.some(after) });
    return `${connection.base}${fillPath(registryEventsPath, params)}${queryOf({ ...query, [LINK_KEY_PARAMETER]: O.toUndefined(connection.linkKey()) })}`;
  };
  return {
    open,
    watch: (address, after) =>
      watchRegistry(
        {
          listen: (since) => eventStream(connection.EventSource, streamUrl(address, since)),
          retryDecision: () => defer(() => from(open(address)())).pipe(map(retryDecisionOf)),
          log,
          scheduler,
        },
        after,
      ),
  };
};
