import { type Log, type Referrer, readLandingParameters, referrerOf } from '@gift-registry/domain';
import { either as E, function as F, type io as IO } from 'fp-ts';

/** As much of a storage as a visit needs. */
export type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Under which name it is kept. */
const PLACE = 'referrer';

const isNobody = (referrer: Referrer): boolean => Object.keys(referrer).length === 0;

const recordOf = (content: unknown): Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null ? Object.fromEntries(Object.entries(content)) : {};

/** What was kept is read like an address, so that junk in it is as good as nothing. */
const readKept = (kept: string | null): Referrer =>
  kept === null ? {} : referrerOf(readLandingParameters(recordOf(JSON.parse(kept))));

/**
 * Who sent the visitor (ROUTE-16), as the address says that the page was opened with; where that says nothing, who sent them earlier in this tab. A storage that refuses
 * is only logged: then it is known on this page alone.
 */
export const visitReferrer = (
  query: Readonly<Record<string, unknown>>,
  storage: IO.IO<VisitStorage>,
  log: Log,
): Referrer => {
  const arrived = referrerOf(readLandingParameters(query));
  const known = E.tryCatch(
    (): Referrer => {
      if (isNobody(arrived)) return readKept(storage().getItem(PLACE));
      storage().setItem(PLACE, JSON.stringify(arrived));
      return arrived;
    },
    () => 'referrer-not-kept',
  );
  if (E.isLeft(known)) log.write({ level: 'warning', tag: known.left, data: {} })();
  return F.pipe(
    known,
    E.getOrElse(() => arrived),
  );
};
