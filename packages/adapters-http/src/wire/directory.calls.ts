import type {
  BeginRefusal,
  BegunRegistry,
  FindRefusal,
  FindRequest,
  FoundPage,
  KeyRefusal,
  RegistryForm,
} from '@gift-registry/domain';
import type { Call } from './call.ts';
import {
  begunRegistry,
  findRequestWire,
  foundPage,
  registryFormFromWire,
  registryFormToWire,
  registryFormWire,
} from './directory.wire.ts';
import { beginRefusal, findRefusal } from './directory-refusal.wire.ts';
import { bodyPassedOver, bodyRequest, noParams, requestCodec } from './request.ts';

/** Begins a registry for who is signed in (HOME-01). */
export const beginRegistry: Call<RegistryForm, BegunRegistry, BeginRefusal | KeyRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/registries'],
  request: bodyRequest(registryFormWire, registryFormFromWire, registryFormToWire),
  answer: begunRegistry,
  refusal: beginRefusal,
};

/** Registries that their registrants left findable (ROUTE-06). */
export const findRegistries: Call<FindRequest, FoundPage, FindRefusal> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registries/find'],
  request: requestCodec(
    { params: noParams, query: findRequestWire, body: bodyPassedOver },
    ({ query }) => query,
    (query) => ({ params: {}, query, body: undefined }),
  ),
  answer: foundPage,
  refusal: findRefusal,
};
