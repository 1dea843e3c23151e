import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's minimum recommendation for Argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash uses one of Node's four threads for files and responses; two threads stay free for those. */
const inTurn = pLimit(2);

/** The hash that is stored for a password; a new salt each time. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** The hash of a random password; verifying against it takes as long as against a real one. */
const unknownHash = hashPassword(randomUUID());

/** Whether the password matches the stored hash. Without a hash the result is false, after the same amount of work. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const against = stored ?? (await unknownHash);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && stored !== undefined;
};
