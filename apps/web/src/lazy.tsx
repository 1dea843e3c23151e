import type { Cart } from '@gift-registry/domain';
import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import type { PopupHtml } from '@gift-registry/ui';
import { LazyPage, lazyChunk, ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import type { ReactNode } from 'react';
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';
import { loggedLoad } from './logged-load.ts';

/** The component of a chunk, or its replacement where the chunk cannot be loaded, which is logged. */
export const loaded = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  log: Log,
  NotLoaded: FunctionComponent,
): Promise<{ readonly default: ComponentType<Props> }> => {
  try {
    return { default: await loggedLoad(load, log)() };
  } catch {
    return { default: NotLoaded };
  }
};

/** A page with a chunk of its own, loaded when it is first shown, and again on a retry. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>, log: Log) => {
  const file = lazyChunk(loggedLoad(load, log));
  return (props: Props) => <LazyPage file={file} of={props} />;
};

/** The page of the registry with that number; not found where it is no number. */
export const registryPageOf = (raw: unknown, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(String(raw));
  return O.isSome(known) ? page(known.value) : <ProblemPage problem="not-found" />;
};

const Nothing = () => null;

/** A part of a page with a chunk of its own, loaded when it is first shown. Until then, and where it cannot be loaded, the page shows nothing in its place, or `NotLoaded`. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  log: Log,
  NotLoaded: FunctionComponent = Nothing,
) => {
  const Part: ComponentType<Props> = lazy(() => loaded(load, log, NotLoaded));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

/** Reads a fragment of HTML. */
export type ReadPopup = (html: string) => PopupHtml;

/** The cart with eGift cards, and the reader of the answer to one. */
export interface LazyPopupHtml<Of> {
  readonly cart: Of;
  readonly readPopup: ReadPopup;
}

/** Foreign HTML is not shown before it can be read; the page then uses its own words. */
const UNREAD: PopupHtml = { title: O.none, body: O.none };

/** Reads the shop's HTML (GC-07) by a chunk that is loaded with the first answer; a failure is only logged. */
export const lazyPopupHtml = <Of extends Pick<Cart, 'addEGiftCard'>>(
  cart: Of,
  load: () => Promise<ReadPopup>,
  log: Log,
): LazyPopupHtml<Of> => {
  let reader: ReadPopup = () => UNREAD;
  const fetch = loggedLoad(load, log);
  return {
    cart: {
      ...cart,
      addEGiftCard: (request, key) => async () => {
        const [answer, read] = await Promise.all([cart.addEGiftCard(request, key)(), fetch().catch(() => reader)]);
        reader = read;
        return answer;
      },
    },
    readPopup: (html) => reader(html),
  };
};
