import type { RegistryAddress, Version, Viewing } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { grId, version } from './identity.ts';
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

/** `?after={version}`: a whole number as digits. */
const digits: t.Type<Version, string> = new t.Type<Version, string>(
  version.name,
  version.is,
  (raw, context) =>
    typeof raw === 'string' && /^\d{1,16}$/.test(raw)
      ? version.validate(Number(raw), context)
      : t.failure(raw, context),
  String,
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
  readonly after: O.Option<Version>;
}

/** Request of the live stream; a `Last-Event-ID` header, read by `lastEventId`, wins over `after`. */
export const watchRequest: RequestCodec<WatchRequest> = requestCodec(
  { params: answerShape({ grId }), query: answerShape({ view, after: orMissing(digits) }), body: bodyPassedOver },
  ({ params, query }) => ({ address: { grId: params.grId, viewing: query.view }, after: query.after }),
  ({ address, after }) => ({
    params: { grId: address.grId },
    query: { view: address.viewing, after },
    body: undefined,
  }),
);

/** The version that a `Last-Event-ID` header names; none when it names none. */
export const lastEventId = (header: unknown): O.Option<Version> => O.fromEither(digits.decode(header));
