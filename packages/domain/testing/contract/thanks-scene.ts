import type { GiftId, Thanks, ThankYouRow } from '@gift-registry/domain';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount } from './fresh.ts';
import { answerOf } from './outcome.ts';
import { buy, freshItem, fromRegistry, type Scene, sceneIn, signedIn } from './scene.ts';

/** A registry with two owners that got two gifts of two orders. */
export interface GivenScene extends Scene {
  readonly first: Thanks;
  readonly second: Thanks;
  readonly gifts: ReadonlyArray<ThankYouRow>;
  /** Their numbers, in the order in which they came. */
  readonly ids: readonly [GiftId, GiftId];
}

/** Puts such a registry there, its owners signed in. */
export const givenScene = async (environment: ContractEnvironment): Promise<GivenScene> => {
  const [owner, other] = [freshAccount(), freshAccount()];
  await environment.given({ accounts: [owner, other] });
  const items = [freshItem({ wanted: 8 }), freshItem()];
  const scene = await sceneIn(environment, items, { owners: [owner.id, other.id] });
  const { grId } = scene.registry;
  for (const item of items) await buy(environment, fromRegistry(grId, item));
  const first = (await signedIn(environment, owner)).thanks;
  const second = (await signedIn(environment, other)).thanks;
  const { gifts } = await answerOf(first.readGifts(grId));
  const [one, two] = gifts;
  if (one === undefined || two === undefined) throw new Error(`two gifts were given, ${gifts.length} are told`);
  return { ...scene, owner, first, second, gifts, ids: [one.id, two.id] };
};
