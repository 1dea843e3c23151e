import type { Cart } from '@gift-registry/domain';
import { type GrId, type Log, parseGrId } from '@gift-registry/domain';
import type { PopupHtml } from '@gift-registry/ui';
import { LazyPage, lazyChunk, ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import type { ReactNode } from 'react';
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';

/** Fetches a file; that it does not come is logged. */
const loggedLoad =
  <A,>(load: () => Promise<A>, log: Log) =>
  async (): Promise<A> => {
    try {
      return await load();
    } catch (error) {
      log.write({ level: 'error', tag: 'chunk.load-failed', data: { problem: String(error) } })();
      throw error;
    }
  };

/** What a file has for the page, or what stands in its place where the file does not come, which is logged. */
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

/** A page with its file, which is fetched when it is first shown, and again when it did not come and one tries again. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>, log: Log) => {
  const file = lazyChunk(loggedLoad(load, log));
  return (props: Props) => <LazyPage file={file} of={props} />;
};

/** The page of the registry with the number in an address; what is no number has none. */
export const registryPageOf = (raw: unknown, page: (grId: GrId) => ReactNode): ReactNode => {
  const known = parseGrId(String(raw));
  return O.isSome(known) ? page(known.value) : <ProblemPage problem="not-found" />;
};

const Nothing = () => null;

/** A part of a page with a file of its own, which is fetched when it is first shown; the page stands without it, meanwhile and, unless something is said in its place, where it does not come. */
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

/** Tells what a fragment of HTML says. */
export type ReadPopup = (html: string) => PopupHtml;

/** The cart with cards by mail, and how the shop's answer to one is read. */
export interface LazyPopupHtml<Of> {
  readonly cart: Of;
  readonly readPopup: ReadPopup;
}

/** Nothing of somebody else's HTML is shown before it can be read; the page then says in its own words what happened. */
const UNREAD: PopupHtml = { title: O.none, body: O.none };

/** Reading the shop's HTML (GC-07), with its file, which is fetched along with the first answer that may need it; that it did not come is only logged. */
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
