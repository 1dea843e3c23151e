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
      O.fromNullable(page.getElementById(id)),
      O.chain((element) =>
        F.pipe(
          E.tryCatch(
            (): unknown => JSON.parse(element.textContent ?? ''),
            () => 'the message: is not JSON',
          ),
          E.chain(codec.decode),
          E.match(
            (reason) => {
              log.write({ level: 'error', tag, data: { reason } })();
              return O.none;
            },
            (value) => O.some({ value, element }),
          ),
        ),
      ),
    );
