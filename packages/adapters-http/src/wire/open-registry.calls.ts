import type { RegistryAddress, RegistryNotFound, RegistryView, Revision, Viewing } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { answeredWith, type Call, type ClientCall, ignoredBody, type RequestCodec, requestCodec } from './call.ts';
import { withForm } from './form.ts';
import { grId, revisionId, version } from './identity.ts';
import { orMissing } from './list-and-option.ts';
import { pageStateAnswer, pageStateReader } from './page-state.ts';
import { tagged } from './refusal.ts';
import { answerShape } from './shape.ts';

/** The query parameter with the key of a registry visible by link only (SET-02). It belongs to the person's address, not to the call. */
export const LINK_KEY_PARAMETER = 'key';

/** `view=guest` shows a registry as guests see it; by default the reader sees it with their own rights. */
const view: t.Type<Viewing, 'guest' | undefined> = withForm(
  new t.Type<Viewing, 'guest' | undefined>(
    '"guest"',
    (raw): raw is Viewing => raw === 'own' || raw === 'guest',
    (raw, context) =>
      raw === undefined ? t.success('own') : raw === 'guest' ? t.success('guest') : t.failure(raw, context),
    (viewing) => (viewing === 'guest' ? 'guest' : undefined),
  ),
  { as: t.literal('guest'), isOptional: true },
);

/** A revision in an address and as the id of an event: its version, a hyphen and its id. */
export const revisionText = (revision: Revision): string => `${revision.version}-${revision.revisionId}`;

const revisionParts = t.type({ version, revisionId });

const revision: t.Type<Revision, string> = withForm(
  new t.Type<Revision, string>(
    'a revision: its version, a hyphen and its id',
    revisionParts.is,
    (raw, context) => {
      const [, digits, id] = typeof raw === 'string' ? (/^(\d{1,16})-(.+)$/.exec(raw) ?? []) : [];
      return F.pipe(
        revisionParts.decode({ version: Number(digits), revisionId: id }),
        E.orElse(() => t.failure<Revision>(raw, context)),
      );
    },
    revisionText,
  ),
  { as: t.string },
);

/** Where a live stream starts; `none` starts with the next write. */
export interface WatchRequest {
  readonly address: RegistryAddress;
  readonly after: O.Option<Revision>;
}

/** The request of the live stream. A `Last-Event-ID` header, parsed by `lastEventId`, takes precedence over `after`. */
export const watchRequest: RequestCodec<WatchRequest> = requestCodec(
  { params: answerShape({ grId }), query: answerShape({ view, after: orMissing(revision) }), body: ignoredBody },
  ({ params, query }) => ({ address: { grId: params.grId, viewing: query.view }, after: query.after }),
  ({ address, after }) => ({ params: address, query: { view: address.viewing, after }, body: undefined }),
);

/** The revision in a `Last-Event-ID` header, `none` without the header; left when it is not a revision, such as an id from an earlier build. */
export const lastEventId = (header: unknown): E.Either<'NotARevision', O.Option<Revision>> =>
  header === undefined || header === ''
    ? E.right(O.none)
    : F.pipe(
        revision.decode(header),
        E.bimap((): 'NotARevision' => 'NotARevision', O.some),
      );

export const registryNotFound = tagged('RegistryNotFound', {});

/** `openRegistry` for clients: without the code that only writing a page state needs. */
export const readRegistry: ClientCall<RegistryAddress, RegistryView, RegistryNotFound> = {
  method: 'GET',
  paths: ['/api/registry/{grId}'],
  request: requestCodec(
    { params: answerShape({ grId }), query: answerShape({ view }), body: ignoredBody },
    ({ params, query }) => ({ grId: params.grId, viewing: query.view }),
    (address) => ({ params: address, query: { view: address.viewing }, body: undefined }),
  ),
  answer: pageStateReader,
  refusal: registryNotFound,
};

/** A registry as shown on its page (STATE-01). */
export const openRegistry: Call<RegistryAddress, RegistryView, RegistryNotFound> = answeredWith(
  readRegistry,
  pageStateAnswer,
);
