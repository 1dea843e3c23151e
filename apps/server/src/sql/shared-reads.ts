import type { GrId, RegistryStore, RevisionId, Role, Version } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';

/**
 * Shares one read among concurrent callers: the next read, which starts after their call, so that no caller gets an
 * outdated value. A failure is returned to all who share it and is not cached.
 */
export const sharedReads = <Args extends ReadonlyArray<string | number>, E, A>(
  read: (...args: Args) => TE.TaskEither<E, A>,
): ((...args: Args) => TE.TaskEither<E, A>) => {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, ReturnType<TE.TaskEither<E, A>>>();

  const over = (name: string): void => {
    if (!next.has(name)) running.delete(name);
  };
  const start = (name: string, args: Args): ReturnType<TE.TaskEither<E, A>> => {
    next.delete(name);
    const answer = read(...args)();
    running.set(
      name,
      answer.then(
        () => over(name),
        () => over(name),
      ),
    );
    return answer;
  };

  return (...args) =>
    () => {
      const name = args.join(' ');
      const present = running.get(name);
      if (present === undefined) return start(name, args);
      const answer = next.get(name) ?? present.then(() => start(name, args));
      next.set(name, answer);
      return answer;
    };
};

/** The registries store, with one shared read for all open pages that a write has notified (LIVE-01). */
export const withSharedReads = (registries: RegistryStore): RegistryStore => {
  const access = sharedReads(registries.access);
  const find = sharedReads(registries.find);
  const eventsAfter = sharedReads((grId: GrId, version: Version, revisionId: RevisionId, role: Role) =>
    registries.eventsAfter(grId, { version, revisionId }, role),
  );
  return {
    ...registries,
    access: (grId) => access(grId),
    find: (grId) => find(grId),
    eventsAfter: (grId, { version, revisionId }, role) => eventsAfter(grId, version, revisionId, role),
  };
};
