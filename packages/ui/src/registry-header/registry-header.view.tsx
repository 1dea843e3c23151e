import { eventHeading, formatCount, purchasedLabel, registryPageMessages } from '@gift-registry/domain';
import { IconArrowBackUp, IconGiftCard } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button, UnstyledButton } from '../controls/index.ts';
import type { RegistryHeaderModel } from '../list-model/index.ts';
import { ShareButton } from '../share/index.ts';
import styles from './registry-header.module.css';
import { EventDay, RegistryNames } from './registry-names.tsx';
import { RegistryPhoto } from './registry-photo.tsx';

interface HeaderActionsProps {
  readonly model: RegistryHeaderModel;
  readonly onLinkNotCopied: (problem: string) => void;
}

/** Actions on the whole registry: Settings and View as Guest for registrants (PAGE-03), the way back for an owner on the guest page (PAGE-04), Share for everybody. */
const HeaderActions = ({ model, onLinkNotCopied, links }: HeaderActionsProps & { readonly links: ReactNode }) => {
  const { managementPage, share } = model;
  return (
    <div className={`gr-cluster ${styles['actions']}`} data-keep-uncovered>
      {managementPage._tag === 'Some' && (
        <Button
          component="a"
          variant="default"
          href={managementPage.value}
          leftSection={<IconArrowBackUp size={20} stroke={1.6} aria-hidden />}
        >
          {registryPageMessages.returnToManagement}
        </Button>
      )}
      {links}
      {model.hasGiftCards && (
        <Button
          component="a"
          variant="default"
          href="#gift-cards"
          leftSection={<IconGiftCard size={20} stroke={1.6} aria-hidden />}
        >
          {registryPageMessages.giveGiftCard}
        </Button>
      )}
      <ShareButton share={share} isBeside onCopyFailed={onLinkNotCopied} />
    </div>
  );
};

/** The most characters of a greeting that surely fits two lines on a phone. */
const SHORT_GREETING = 70;

/** The greeting; on a phone, only the beginning of a long one until it is expanded. */
const Greeting = ({ text, edit }: { readonly text: string; readonly edit: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['greeting']} data-open={isOpen || undefined}>
      <p>{text}</p>
      {edit ??
        (text.length > SHORT_GREETING && (
          <UnstyledButton className={styles['more'] ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? registryPageMessages.less : registryPageMessages.more}
          </UnstyledButton>
        ))}
    </div>
  );
};

/** The header's model and callbacks. */
export interface RegistryHeaderProps extends HeaderActionsProps {
  /** The controls that edit the header, for its registrants, and their one figure in place of the statistics; omitted for guests. */
  readonly edits?: {
    readonly photo: ReactNode;
    readonly greeting: ReactNode;
    readonly figure: ReactNode;
    readonly links: ReactNode;
  };
}

/** The header of a registry (PAGE-02): photo, event, names, date, number, greeting, totals and actions. */
export const RegistryHeader = ({ model, onLinkNotCopied, edits }: RegistryHeaderProps) => {
  const { header, role, totals, daysToGo, giftCards } = model;
  return (
    <section
      className={styles['header']}
      data-role={role}
      data-hill={role === 'registrant' ? 'surface' : 'page'}
      aria-labelledby="registry-names"
    >
      <div className={`wrap ${styles['inside']}`}>
        {edits?.photo ?? <RegistryPhoto header={header} />}
        <div className={styles['who']}>
          <h1 id="registry-names">
            <span className={styles['event']}>{eventHeading(header.eventType)}</span> <RegistryNames header={header} />
          </h1>
          <p className={`gr-row ${styles['when']}`}>
            <EventDay header={header}>{model.eventDate}</EventDay>
            {daysToGo._tag === 'Some' && (
              <span className={`num ${styles['days']}`}>{registryPageMessages.daysToGo(daysToGo.value)}</span>
            )}
            <span className={`num ${styles['number']}`}>{registryPageMessages.number(model.grId)}</span>
          </p>
          {role === 'guest' && (header.isPostEvent || header.isDateChanged) && (
            <p className={styles['over']}>
              {header.isPostEvent ? registryPageMessages.isOver : registryPageMessages.dateChanged(header.eventDate)}
            </p>
          )}
          {header.giftsArrive !== undefined && (
            <p className={styles['over']}>{registryPageMessages.giftsArrive(header.giftsArrive)}</p>
          )}
        </div>
        <Greeting text={header.greeting} edit={edits?.greeting} />
        <div className={`gr-row ${styles['facts']}`}>
          {edits?.figure ?? (
            <dl className={styles['statistics']}>
              <div>
                <dt>{registryPageMessages.wanted}</dt>
                <dd className="display num">{formatCount(totals.items)}</dd>
              </div>
              <div>
                <dt>{purchasedLabel(totals)}</dt>
                <dd className="display num">{formatCount(Math.min(totals.purchased, totals.items))}</dd>
              </div>
              {giftCards._tag === 'Some' && (
                <div>
                  <dt>{registryPageMessages.inGiftCards}</dt>
                  <dd className="display num">{giftCards.value}</dd>
                </div>
              )}
            </dl>
          )}
          <HeaderActions model={model} onLinkNotCopied={onLinkNotCopied} links={edits?.links} />
        </div>
      </div>
    </section>
  );
};
