import type { Log } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';

/** The subset of a DOM element that is read here. */
export interface PageElement {
  readonly textContent: string | null;
  readonly getAttribute: (name: string) => string | null;
}

/** The subset of a DOM document that is read here. */
export interface PageDocument {
  readonly getElementById: (id: string) => PageElement | null;
}

/** Decodes embedded JSON; left is the reason why it cannot be read. */
interface Reading<A> {
  readonly decode: (raw: unknown) => E.Either<string, A>;
}

/** An element and its parsed content, or the reason why it cannot be parsed. */
export interface Embedded<A> {
  readonly element: PageElement;
  readonly read: E.Either<string, A>;
}

/** The element with that id and its parsed JSON; `none` when the page has no such element. */
export const embedded = (page: PageDocument, id: string): O.Option<Embedded<unknown>> =>
  F.pipe(
    O.fromNullable(page.getElementById(id)),
    O.map((element) => ({
      element,
      read: E.tryCatch(
        (): unknown => JSON.parse(element.textContent ?? ''),
        () => 'the message: is not JSON',
      ),
    })),
  );

/** The value that was read, with its element; `none` when it is unreadable, which is logged. */
export const decodedOrLogged =
  (log: Log, tag: string) =>
  <A>({ element, read }: Embedded<A>): O.Option<{ readonly value: A; readonly element: PageElement }> =>
    F.pipe(
      read,
      E.match(
        (reason) => {
          log.write({ level: 'error', tag, data: { reason } })();
          return O.none;
        },
        (value) => O.some({ value, element }),
      ),
    );

/** Reads the JSON of the element with that id; `none` when there is no such element or its content is unreadable. Unreadable content is logged. */
export const readEmbedded =
  <A>(
    page: PageDocument,
    id: string,
    codec: Reading<A>,
    log: Log,
    tag: string,
  ): IO.IO<O.Option<{ readonly value: A; readonly element: PageElement }>> =>
  () =>
    F.pipe(
      embedded(page, id),
      O.map(({ element, read }) => ({ element, read: E.chain(codec.decode)(read) })),
      O.chain(decodedOrLogged(log, tag)),
    );
