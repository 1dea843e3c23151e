import {
  type BeginRefusal,
  type CreatedRegistry,
  type FindRefusal,
  type FindRequest,
  type FoundPage,
  type KeyRefusal,
  pageNumber,
  type RegistryForm,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { type Call, queryRequest, translatedBody } from './call.ts';
import { answerOf, succeeded } from './codec.ts';
import { grId } from './identity.ts';
import { list, orElse, orNull } from './list-and-option.ts';
import { keyRefusals, tagged } from './refusal.ts';
import { bodyOfForm, formFromBody, registryFormBody, registryFormInvalid } from './registry-form.ts';
import { registryName } from './registry-name.ts';
import { answerShape, merged } from './shape.ts';
import { count, date, pageDigits, path, text, textUpTo } from './value.ts';

/** Creates a registry for the signed-in person (HOME-01). */
export const beginRegistry: Call<RegistryForm, CreatedRegistry, BeginRefusal | KeyRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/registries'],
  request: translatedBody(registryFormBody, formFromBody, bodyOfForm),
  answer: answerOf(merged(succeeded, answerShape({ grId }))),
  refusal: t.union([tagged('SignInNeeded', {}), registryFormInvalid, ...keyRefusals]),
};

/** Finds registries whose registrants made them findable (ROUTE-06). */
export const findRegistries: Call<FindRequest, FoundPage, FindRefusal> = {
  method: 'GET',
  paths: ['/api/registries/find'],
  request: queryRequest(answerShape({ text: textUpTo(500), page: orElse(pageDigits(pageNumber), 1) })),
  answer: answerOf(
    answerShape({
      registries: list(
        merged(
          registryName,
          answerShape({
            grId,
            eventDate: orNull(date),
            primaryLastName: orNull(text),
            secondaryLastName: orNull(text),
            photo: orNull(path),
          }),
        ),
      ),
      total: count,
      page: count,
      pages: count,
    }),
  ),
  refusal: t.union([tagged('FindTooShort', {}), tagged('FindTooLong', { maximum: count })]),
};
