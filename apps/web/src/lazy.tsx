import type { Cart } from '@gift-registry/domain';
import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import type { PopupHtml } from '@gift-registry/ui';
import { LazyPage, lazyChunk, ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import type { ReactNode } from 'react';
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';
import { loggedLoad } from './logged-load.ts';

/** The component of a chunk, or `NotLoaded` if the chunk cannot be loaded, which is logged. */
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

/** A page in a chunk of its own, loaded when it is first shown, and again on a retry. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>, log: Log) => {
  const chunk = lazyChunk(loggedLoad(load, log));
  return (props: Props) => <LazyPage chunk={chunk} of={props} />;
};

/** The page of the registry with that number, or "not found" if it is not a number of a registry. */
export const registryPageOf = (raw: unknown, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(String(raw));
  return O.isSome(known) ? page(known.value) : <ProblemPage problem="not-found" />;
};

const Nothing = () => null;

/**
 * A part of a page in a chunk of its own, loaded when it is first shown. Shows nothing until then, and `NotLoaded`, by
 * default nothing, if it cannot be loaded.
 */
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

/** The cart for eGift cards, and the parser of its answers. */
interface LazyPopupHtml<Of> {
  readonly cart: Of;
  readonly readPopup: ReadPopup;
}

/** The result while the parser has not loaded: foreign HTML is not shown, and the page uses its own texts. */
const NO_POPUP_TEXT: PopupHtml = { title: O.none, body: O.none };

/** Parses the shop's HTML (GC-07) with a chunk that is loaded together with the first answer; a failure to load it is only logged. */
export const lazyPopupHtml = <Of extends Pick<Cart, 'addEGiftCard'>>(
  cart: Of,
  load: () => Promise<ReadPopup>,
  log: Log,
): LazyPopupHtml<Of> => {
  let reader: ReadPopup = () => NO_POPUP_TEXT;
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
