import { randomBytes } from 'node:crypto';
import { type IdGenerator, type ItemIdentity, parsePersonalizationId } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';

/** Lower numbers are designs of imported registries. */
const FIRST = 1_000_001;

/** 64 random bits, of which 53 are used: JSON carries a 53-bit integer exactly. */
const BYTES = 8;
const SURPLUS_BITS = 11n;

/** The numbers of designs: 53 random bits; the few that are too low are drawn again. */
export const designNumbers: Pick<IdGenerator, 'designNumber'> = {
  designNumber: (): ItemIdentity['personalizationId'] =>
    F.pipe(
      parsePersonalizationId(Number(randomBytes(BYTES).readBigUInt64BE() >> SURPLUS_BITS)),
      O.filter((drawn) => drawn >= FIRST),
      O.getOrElse(designNumbers.designNumber),
    ),
};
