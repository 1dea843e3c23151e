import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's smallest recommendation for Argon2id, which is this library's own kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each holds one of the four threads that Node has for files and answers as well: two are left to those. */
const inTurn = pLimit(2);

/** The password as it is kept; a new salt each time. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Of no password anybody has; verifying against it takes as long as against a real one. */
const nobody = hashPassword(randomUUID());

/** Whether this is the password kept as that hash. Without a hash the answer is no, after the same work. */
export const isPassword = async (password: string, kept: string | undefined): Promise<boolean> => {
  const against = kept ?? (await nobody);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && kept !== undefined;
};
