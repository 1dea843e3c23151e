import {
  formatCount,
  identityKey,
  overviewWords,
  paths,
  purchasedOfWanted,
  registryPageWords,
  registryTabWords,
} from '@gift-registry/domain';
import { IconBarcode, IconChecklist, IconEye, IconGift, IconSettings } from '@tabler/icons-react';
import { useLive } from '../observe/index.ts';
import { RegistrantPage, type RegistrantPageStream } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './overview.module.css';
import type { BoughtGift, OverviewBody } from './overview.stream.ts';

/** The Overview of a registry, and the tabs over it. */
export interface OverviewPageProps {
  readonly stream: RegistrantPageStream<OverviewBody>;
  readonly tabs: RegistryTabsStream;
}

const Statistics = ({ totals, giftCards }: Pick<OverviewBody, 'totals' | 'giftCards'>) => (
  <dl className={styles['statistics']}>
    <div>
      <dt>{registryPageWords.pieces('registrant', totals.items)}</dt>
      <dd className="display num">{formatCount(totals.items)}</dd>
    </div>
    <div>
      <dt>{registryPageWords.purchased}</dt>
      <dd className="display num">{formatCount(totals.purchased)}</dd>
    </div>
    {giftCards._tag === 'Some' && (
      <div>
        <dt>{registryPageWords.inGiftCards}</dt>
        <dd className="display num">{giftCards.value}</dd>
      </div>
    )}
  </dl>
);

const NextSteps = ({ body }: { readonly body: OverviewBody }) => (
  <section className={styles['part']} aria-labelledby="next-steps">
    <h2 id="next-steps" className="display">
      {overviewWords.next}
    </h2>
    <ul className={styles['ways']}>
      <li>
        <a href={body.addMore}>
          <IconGift size={24} stroke={1.6} aria-hidden />
          {overviewWords.addMore}
        </a>
      </li>
      <li>
        <a href={paths.scan}>
          <IconBarcode size={24} stroke={1.6} aria-hidden />
          {overviewWords.scan}
        </a>
      </li>
      {body.checklist._tag === 'Some' && (
        <li>
          <a href={body.checklist.value}>
            <IconChecklist size={24} stroke={1.6} aria-hidden />
            {overviewWords.checklist}
          </a>
        </li>
      )}
      <li>
        <a href={body.guestPage}>
          <IconEye size={24} stroke={1.6} aria-hidden />
          {overviewWords.asGuest}
        </a>
      </li>
      <li>
        <a href={body.settings}>
          <IconSettings size={24} stroke={1.6} aria-hidden />
          {overviewWords.settings}
        </a>
      </li>
    </ul>
  </section>
);

const Bought = ({ bought, list }: { readonly bought: ReadonlyArray<BoughtGift>; readonly list: string }) => (
  <section className={styles['part']} aria-labelledby="bought">
    <h2 id="bought" className="display">
      {overviewWords.bought}
    </h2>
    {bought.length === 0 ? (
      <p className="muted">{overviewWords.nothingBought}</p>
    ) : (
      <ul className={styles['bought']}>
        {bought.map((gift) => (
          <li key={identityKey(gift.identity)}>
            <b>{gift.name}</b> <span className="muted num">{purchasedOfWanted(gift)}</span>
          </li>
        ))}
      </ul>
    )}
    <p>
      <a href={list}>{overviewWords.wholeList}</a>
    </p>
  </section>
);

/** How the registry stands, what to do next, and what was bought; no giver is named (TAB-01). */
export const OverviewPage = ({ stream, tabs }: OverviewPageProps) => {
  const model = useLive(stream.model);
  return (
    <RegistrantPage model={model} tabs={tabs} title={registryTabWords.overview} onTryAgain={stream.reload}>
      {(body) => (
        <>
          <Statistics totals={body.totals} giftCards={body.giftCards} />
          <NextSteps body={body} />
          <Bought bought={body.bought} list={body.list} />
        </>
      )}
    </RegistrantPage>
  );
};
