import { eventHeading, formatCount, registryPageWords } from '@gift-registry/domain';
import { HeaderActions, type HeaderActionsProps } from './header-actions.tsx';
import styles from './registry-header.module.css';
import { RegistryNames } from './registry-names.tsx';
import { RegistryPhoto } from './registry-photo.tsx';

/** The head of a registry (PAGE-02): photo, event, names, day, number, greeting, the three sums, and what can be done with the registry. */
export const RegistryHeader = ({ model, onLinkNotCopied }: HeaderActionsProps) => {
  const { header, role, totals, daysToGo, giftCards } = model;
  return (
    <section className={styles['header']} data-role={role} aria-labelledby="registry-names">
      <div className={`wrap ${styles['inside']}`}>
        <RegistryPhoto header={header} />
        <div className={styles['who']}>
          <h1 id="registry-names">
            <span className={styles['event']}>{eventHeading(header.eventType)}</span> <RegistryNames header={header} />
          </h1>
          <p className={styles['when']}>
            <time dateTime={header.eventDate}>{model.eventDate}</time>
            {daysToGo._tag === 'Some' && (
              <span className={`num ${styles['days']}`}>{registryPageWords.daysToGo(daysToGo.value)}</span>
            )}
            <span className={`num ${styles['number']}`}>{registryPageWords.number(model.grId)}</span>
          </p>
        </div>
        <p className={styles['greeting']}>{header.greeting}</p>
        <div className={styles['facts']}>
          <dl className={styles['statistics']}>
            <div>
              <dt>{registryPageWords.pieces(role, totals.items)}</dt>
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
          <HeaderActions model={model} onLinkNotCopied={onLinkNotCopied} />
        </div>
      </div>
    </section>
  );
};
