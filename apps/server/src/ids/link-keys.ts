import { randomBytes } from 'node:crypto';
import type { IdGenerator } from '@gift-registry/domain';

/** 128 random bits (SET-02). */
const LINK_KEY_BYTES = 16;

/** The keys of links to a registry that is not public. */
export const linkKeys: Pick<IdGenerator, 'linkKey'> = {
  linkKey: (): string => randomBytes(LINK_KEY_BYTES).toString('base64url'),
};
