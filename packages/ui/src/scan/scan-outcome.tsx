import { faultSentence, type ScanNotice, scanMessages } from '@gift-registry/domain';
import { Button, Skeleton } from '@mantine/core';
import { IconBarcodeOff } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import styles from './scan.module.css';
import { ScanFound } from './scan-found.tsx';
import type { ScanIntents, ScanModel } from './scan-model.ts';

/** What came of a code, and what can be done. */
export interface ScanOutcomeProps extends Pick<ScanModel, 'outcome' | 'by'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly intents: ScanIntents;
}

const Told = ({
  notice: { title, help },
  heading,
  children,
}: Pick<ScanOutcomeProps, 'heading'> & { readonly notice: ScanNotice; readonly children: ReactNode }) => (
  <div className={styles['still']}>
    <IconBarcodeOff className={styles['sign']} size={48} stroke={1.2} aria-hidden />
    <h2 className={`display ${styles['stageTitle']}`} ref={heading} tabIndex={-1}>
      {title}
    </h2>
    <p className="muted">{help}</p>
    <div className={styles['ways']}>{children}</div>
  </div>
);

/** What came of a code: the product, that it is still looked up, or why there is none and the way on (ADD-08). */
export const ScanOutcome = ({ outcome, by, heading, intents }: ScanOutcomeProps) => {
  switch (outcome._tag) {
    case 'None':
      return null;
    case 'Awaited':
      return <div className={styles['still']} />;
    case 'LookingUp':
      return (
        <div className={styles['still']} role="status">
          <span className="visually-hidden">{scanMessages.lookingUp}</span>
          <Skeleton height={140} width={140} radius="var(--r-card)" />
          <Skeleton height={24} width="60%" />
          <Skeleton height={20} width="30%" />
        </div>
      );
    case 'Found':
      return <ScanFound found={outcome} heading={heading} intents={intents} />;
    case 'Unknown':
      return (
        <Told notice={scanMessages.unknown(outcome.code)} heading={heading}>
          <Button onClick={intents.next}>{by === 'camera' ? scanMessages.again : scanMessages.anotherNumber}</Button>
        </Told>
      );
    case 'Failed':
      return (
        <Told notice={{ title: scanMessages.failed, help: faultSentence(outcome.fault) }} heading={heading}>
          <Button onClick={intents.lookAgain}>{scanMessages.tryAgain}</Button>
        </Told>
      );
  }
};
