import type { Log } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';

/** An element of a document, as much of it as is read. */
export interface PageElement {
  readonly textContent: string | null;
  readonly getAttribute: (name: string) => string | null;
}

/** As much of a document as is read. */
export interface PageDocument {
  readonly getElementById: (id: string) => PageElement | null;
}

/** How what is embedded is read; left is the reason why it cannot be. */
interface Reading<A> {
  readonly decode: (raw: unknown) => E.Either<string, A>;
}

/** What an element carries, or why that cannot be read. */
export interface Embedded<A> {
  readonly element: PageElement;
  readonly read: E.Either<string, A>;
}

/** The element of that name with the JSON that it carries; none when there is none. */
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

/** What was read of the page, with its element; none when it cannot be, which is logged. */
export const understood =
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

/** What the element of that name carries, with the element; none when there is none, or none that can be read, which is logged. */
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
      O.chain(understood(log, tag)),
    );
