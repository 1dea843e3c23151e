import { parseGrId, plainPageAddress, type ReturnPage, readReturnPage } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type StorageMemories, storedAs } from './storage-memory.ts';

const wayBack = t.intersection([
  t.type({
    page: t.keyof({ 'guest-list': null, 'registrant-list': null, checklist: null }),
    grId: storedAs(t.string, parseGrId),
  }),
  t.partial({
    linkKey: storedAs(
      t.string,
      O.fromPredicate((raw) => /^[\w-]{1,200}$/.test(raw)),
    ),
  }),
]);

/**
 * The registry or checklist that the visitor came from (SHOP-03): the previous page or, if that was another page of the
 * shop, the one recorded by an earlier page in this tab.
 */
export const rememberedWayBack = (
  page: { readonly location: Pick<Location, 'origin'> } & { readonly document: Pick<Document, 'referrer'> },
  memories: StorageMemories,
): O.Option<ReturnPage> => {
  const memory = memories<ReturnPage>('way-back', wayBack);
  const found = F.pipe(
    O.tryCatch(() => new URL(page.document.referrer)),
    O.filter(({ origin }) => origin === page.location.origin),
    O.chain(({ pathname, searchParams }) =>
      readReturnPage(plainPageAddress(pathname), Object.fromEntries(searchParams)),
    ),
  );
  if (O.isSome(found)) memory.keep(found.value)();
  return O.isSome(found) ? found : memory.read();
};
