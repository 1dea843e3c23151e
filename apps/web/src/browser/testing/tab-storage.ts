import type { LogEntry } from '@gift-registry/domain';
import { type PageStorage, type StorageMemories, storageMemories } from '../storage-memory.ts';

/** A storage for tests, with its content and its log entries. */
export interface TabStorage {
  readonly content: Map<string, string>;
  readonly entries: ReadonlyArray<LogEntry>;
  readonly memories: StorageMemories;
}

/** An empty storage, which refuses everything while `isRefused` returns true. */
export const tabStorage = (isRefused: () => boolean = () => false): TabStorage => {
  const content = new Map<string, string>();
  const entries: LogEntry[] = [];
  const storage = (): PageStorage => {
    if (isRefused()) throw new DOMException('not allowed', 'SecurityError');
    return { getItem: (key) => content.get(key) ?? null, setItem: (key, text) => void content.set(key, text) };
  };
  return { content, entries, memories: storageMemories(storage, { write: (entry) => () => void entries.push(entry) }) };
};
