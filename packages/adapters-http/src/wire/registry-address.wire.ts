import type { RegistryAddress, Revision, Viewing } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { grId, revisionId, version } from './identity.ts';
import { orMissing } from './option.ts';
import { bodyPassedOver, type RequestCodec, requestCodec } from './request.ts';
import { answerShape } from './shape.ts';

/** The name of the parameter that carries the key of a registry visible by link only (SET-02); part of the person's address, not of the call. */
export const LINK_KEY_PARAMETER = 'key';

/** `view=guest`: with a guest's eyes; left out: with one's own. */
const view: t.Type<Viewing, 'guest' | undefined> = new t.Type<Viewing, 'guest' | undefined>(
  '"guest"',
  (raw): raw is Viewing => raw === 'own' || raw === 'guest',
  (raw, context) =>
    raw === undefined ? t.success('own') : raw === 'guest' ? t.success('guest') : t.failure(raw, context),
  (viewing) => (viewing === 'guest' ? 'guest' : undefined),
);

/** A revision as it is written into addresses and as the id of an event: its version, a hyphen and its id. */
export const revisionText = ({ version: its, revisionId: id }: Revision): string => `${its}-${id}`;

const revision: t.Type<Revision, string> = new t.Type<Revision, string>(
  'a revision: its version, a hyphen and its id',
  (raw): raw is Revision => t.type({ version, revisionId }).is(raw),
  (raw, context) => {
    const [, digits, id] = typeof raw === 'string' ? (/^(\d{1,16})-(.+)$/.exec(raw) ?? []) : [];
    return F.pipe(
      t.type({ version, revisionId }).decode({ version: Number(digits), revisionId: id }),
      E.orElse(() => t.failure<Revision>(raw, context)),
    );
  },
  revisionText,
);

/** Which registry, and with whose eyes. */
export const registryAddress: RequestCodec<RegistryAddress> = requestCodec(
  { params: answerShape({ grId }), query: answerShape({ view }), body: bodyPassedOver },
  ({ params, query }) => ({ grId: params.grId, viewing: query.view }),
  ({ grId: number, viewing }) => ({ params: { grId: number }, query: { view: viewing }, body: undefined }),
);

/** From where on a live stream is asked for; none: from now on. */
export interface WatchRequest {
  readonly address: RegistryAddress;
  readonly after: O.Option<Revision>;
}

/** Request of the live stream; a `Last-Event-ID` header, read by `lastEventId`, wins over `after`. */
export const watchRequest: RequestCodec<WatchRequest> = requestCodec(
  { params: answerShape({ grId }), query: answerShape({ view, after: orMissing(revision) }), body: bodyPassedOver },
  ({ params, query }) => ({ address: { grId: params.grId, viewing: query.view }, after: query.after }),
  ({ address, after }) => ({
    params: { grId: address.grId },
    query: { view: address.viewing, after },
    body: undefined,
  }),
);

/** The revision that a `Last-Event-ID` header names, none where there is no such header; left when it names something else, such as what an earlier build gave. */
export const lastEventId = (header: unknown): E.Either<'NotARevision', O.Option<Revision>> =>
  header === undefined || header === ''
    ? E.right(O.none)
    : F.pipe(
        revision.decode(header),
        E.bimap((): 'NotARevision' => 'NotARevision', O.some),
      );
