import type { ThanksChoice, ThankYouRow } from '@gift-registry/domain';
import { versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { useState } from 'react';
import { of } from 'rxjs';
import { hiddenPurchasesStream } from '../../hidden-purchases/index.ts';
import { loaded } from '../../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../../registry/index.ts';
import { registryTabsStream } from '../../registry-tabs/index.ts';
import { exampleSettingsPort } from '../../settings/testing/example-settings-port.ts';
import { ThankYouPage } from '../thank-you.view.tsx';
import type { ThankYouDependencies } from '../thanks-state.ts';
import { exampleGifts, exampleThanks } from './example-thanks.ts';
import { thanksScene } from './thanks-scene.ts';

export const unavailable = E.left({ _tag: 'Unavailable' } as const);

/** The gifts, the port's methods and the registry of an opened page. */
export interface OpenedProps {
  readonly gifts?: ReadonlyArray<ThankYouRow>;
  readonly thanks?: Partial<ThankYouDependencies['thanks']>;
  /** Whether they can be read only once, while others go on making changes. */
  readonly isReadOnce?: boolean;
  readonly registry?: RegistryModel;
  readonly chosen?: Partial<ThanksChoice>;
}

const readOnce = (gifts: ReadonlyArray<ThankYouRow>): Partial<ThankYouDependencies['thanks']> => {
  let reads = 0;
  const version = versionOf(5);
  return {
    readGifts: () => () => {
      reads += 1;
      return of(reads === 1 ? E.right({ version: versionOf(0), gifts }) : unavailable);
    },
    markThanked: (_, ids, isThanked) => () =>
      of(
        E.right({
          version,
          patch: { ...writtenTo(version), items: [], removed: [], header: O.none, totals: O.none },
          gifts: ids.map((id) => ({ id, isThanked, note: '' })),
        }),
      ),
  };
};

/** The Thank You Manager over an example port. */
export const OpenedThankYouPage = ({
  gifts = exampleGifts,
  thanks = {},
  isReadOnce = false,
  registry = loaded({}),
  chosen = {},
}: OpenedProps) => {
  const [streams] = useState(() => {
    const { stream, parts } = thanksScene(
      exampleThanks(gifts, isReadOnce ? readOnce(gifts) : thanks),
      registry,
      chosen,
    );
    const track = () => () => undefined;
    return {
      page: stream,
      tabs: registryTabsStream({ ...parts, analytics: { track }, page: 'thank-you-manager' }),
      hiddenPurchases: hiddenPurchasesStream({
        settings: exampleSettingsPort(),
        ...parts,
        log: { write: () => () => undefined },
      }),
    };
  });
  return <ThankYouPage stream={streams.page} tabs={streams.tabs} hiddenPurchases={streams.hiddenPurchases} />;
};
