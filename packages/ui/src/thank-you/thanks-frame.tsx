import { giftCorrectionMessages, giftsNotRead, thankYouPageMessages } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { Notice } from '../notice/index.ts';
import { RetryWhenPossible, SignInLink } from '../sign-in/index.ts';
import styles from './thank-you.module.css';
import type { GiftsBody, ThanksBody } from './thanks-model.ts';

const NothingYet = ({ list, onAdd }: { readonly list: string; readonly onAdd: (() => void) | undefined }) => (
  <Notice title={thankYouPageMessages.nobodyYet} help={thankYouPageMessages.nobodyYetHelp}>
    <Button component="a" href={list}>
      {thankYouPageMessages.toList}
    </Button>
    {onAdd !== undefined && (
      <Button variant="default" onClick={onAdd}>
        {giftCorrectionMessages.add}
      </Button>
    )}
  </Notice>
);

const NotRead = ({
  reason,
  signIn,
  onTryAgain,
}: Omit<Extract<ThanksBody, { readonly _tag: 'NotRead' }>, '_tag'> & { readonly onTryAgain: () => void }) => (
  <div className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
    <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
    <p>
      {giftsNotRead(reason)} {reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
    </p>
    <RetryWhenPossible reason={reason}>
      <Button variant="default" onClick={onTryAgain}>
        {thankYouPageMessages.tryAgain}
      </Button>
    </RetryWhenPossible>
  </div>
);

/** The gifts, or the loading state, or why they could not be read. */
export const ThanksBodyFrame = ({
  body,
  onTryAgain,
  onAdd,
  children,
}: {
  readonly body: ThanksBody;
  readonly onTryAgain: () => void;
  /** Opens the form for a gift that came another way. */
  readonly onAdd?: () => void;
  readonly children: (body: GiftsBody) => ReactNode;
}) => {
  switch (body._tag) {
    case 'Reading':
      return (
        <div className={styles['reading']} role="status" aria-label={thankYouPageMessages.loading} data-page-waits>
          <Skeleton height={24} maxWidth={420} />
          <Skeleton height={44} />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </div>
      );
    case 'NotRead':
      return <NotRead reason={body.reason} signIn={body.signIn} onTryAgain={onTryAgain} />;
    case 'Gifts':
      return (
        <div>
          {body.stale._tag === 'Some' && (
            <NotRead reason={body.stale.value} signIn={body.signIn} onTryAgain={onTryAgain} />
          )}
          {body.count.gifts.all === 0 ? <NothingYet list={body.list} onAdd={onAdd} /> : children(body)}
          <p className="visually-hidden" role="status">
            {body.announcement}
          </p>
        </div>
      );
  }
};
