import type {
  BiographyChange,
  BiographyTooLong,
  GreetingChange,
  GreetingTooLong,
  GrId,
  ListRefusal,
  RegistrySettings,
  SettingsChange,
  SettingsChanged,
  SettingsRefusal,
} from '@gift-registry/domain';
import type { Call } from './call.ts';
import { answerCodec } from './codec.ts';
import { grId } from './identity.ts';
import { bodyPassedOver, bodyRequest, noBody, noQuery, requestCodec } from './request.ts';
import {
  biographyChange,
  greetingChange,
  registrySettings,
  settingsChanged,
  settingsChangeFromWire,
  settingsChangeToWire,
  settingsChangeWire,
} from './settings.wire.ts';
import { biographyRefusal, greetingRefusal, settingsReadRefusal, settingsRefusal } from './settings-refusal.wire.ts';
import { answerShape, requestShape } from './shape.ts';
import { flag, text } from './text.ts';

/** A registry shall say otherwise of itself. */
export interface ChangeSettings {
  readonly grId: GrId;
  readonly change: SettingsChange;
}

/** These words shall stand on a registry. */
export interface WriteText {
  readonly grId: GrId;
  readonly words: string;
}

export const readSettings: Call<GrId, RegistrySettings, ListRefusal> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registry/{grId}/settings'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: bodyPassedOver },
    ({ params }) => params.grId,
    (number) => ({ params: { grId: number }, query: {}, body: undefined }),
  ),
  answer: registrySettings,
  refusal: settingsReadRefusal,
};

export const changeSettings: Call<ChangeSettings, SettingsChanged, ListRefusal | SettingsRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/registry/{grId}/settings'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: settingsChangeWire },
    ({ params, body }): ChangeSettings => ({ grId: params.grId, change: settingsChangeFromWire(body) }),
    ({ grId: number, change }) => ({ params: { grId: number }, query: {}, body: settingsChangeToWire(change) }),
  ),
  answer: settingsChanged,
  refusal: settingsRefusal,
};

export const writeGreeting: Call<WriteText, GreetingChange, ListRefusal | GreetingTooLong> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/universal/update-greeting'],
  request: bodyRequest(
    requestShape({ grId, greeting: text }),
    ({ grId: number, greeting }): WriteText => ({ grId: number, words: greeting }),
    ({ grId: number, words }) => ({ grId: number, greeting: words }),
  ),
  answer: greetingChange,
  refusal: greetingRefusal,
};

export const writeBiography: Call<WriteText, BiographyChange, ListRefusal | BiographyTooLong> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/registrant-list-update/'],
  request: bodyRequest(
    requestShape({ grId, biography: text }),
    ({ grId: number, biography }): WriteText => ({ grId: number, words: biography }),
    ({ grId: number, words }) => ({ grId: number, biography: words }),
  ),
  answer: biographyChange,
  refusal: biographyRefusal,
};

export const deleteRegistry: Call<GrId, void, ListRefusal> = {
  status: 200,
  method: 'DELETE',
  paths: ['/api/registry/{grId}'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: noBody },
    ({ params }) => params.grId,
    (number) => ({ params: { grId: number }, query: {}, body: undefined }),
  ),
  answer: answerCodec(
    answerShape({ isSuccess: flag }),
    (): void => undefined,
    () => ({ isSuccess: true }),
  ),
  refusal: settingsReadRefusal,
};
