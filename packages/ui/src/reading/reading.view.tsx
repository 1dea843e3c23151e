import { type Fault, faultSentence, problemMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import styles from './reading.module.css';
import type { ReadingState } from './reading.ts';

/** What is read, and what is shown of it. */
export interface ReadingProps<A> {
  readonly of: ReadingState<A>;
  /** Announced while it is loading. */
  readonly loading: string;
  /** Shown while it is loading; lines of text by default. */
  readonly skeleton?: ReactNode;
  /** Shown if there is no such thing. */
  readonly missing?: ReactNode;
  /** Shown after a failure; by default why, and a button to try again. */
  readonly failed?: (fault: Fault) => ReactNode;
  readonly onTryAgain: () => void;
  /** The class of the place that is kept until something is shown. */
  readonly className?: string | undefined;
  readonly children: (value: A) => ReactNode;
}

const LINES = (
  <>
    <Skeleton height={16} marginBlock="0 12px" />
    <Skeleton height={16} marginBlock="0 12px" />
    <Skeleton height={16} width="60%" />
  </>
);

/** Shows what is read, and until then that it is loading, is missing or could not be read. */
export const Reading = <A,>({
  of,
  loading,
  skeleton = LINES,
  missing,
  failed,
  onTryAgain,
  className = styles['place'],
  children,
}: ReadingProps<A>) => {
  switch (of._tag) {
    case 'Awaited':
      return <div className={className} />;
    case 'Loading':
      return (
        <div className={className} role="status">
          <span className="visually-hidden">{loading}</span>
          {skeleton}
        </div>
      );
    case 'Missing':
      return missing;
    case 'Failed':
      return (
        failed?.(of.fault) ?? (
          <div className={`gr-row gr-danger ${styles['failed']}`}>
            <p role="alert">{faultSentence(of.fault)}</p>
            <Button variant="default" onClick={onTryAgain}>
              {problemMessages.tryAgain}
            </Button>
          </div>
        )
      );
    case 'Read':
      return children(of.value);
  }
};
