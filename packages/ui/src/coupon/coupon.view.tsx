import { type CouponNotice, couponWords, DONE_SHOWN_FOR } from '@gift-registry/domain';
import { Alert, Button } from '@mantine/core';
import { IconCheck, IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useLive } from '../observe/index.ts';
import { useCopy } from '../share/index.ts';
import styles from './coupon.module.css';
import type { CouponStream } from './coupon.stream.ts';

/** The completion code of a registry. */
export interface CouponProps {
  readonly stream: CouponStream;
}

type Valid = Extract<CouponNotice, { readonly _tag: 'Valid' }>;

const ValidCoupon = ({
  notice: { couponNumber, percent, expirationDate },
  onCopyFailed,
}: {
  readonly notice: Valid;
  readonly onCopyFailed: (problem: string) => void;
}) => {
  const { state, copy } = useCopy({ lasts: DONE_SHOWN_FOR, onFailed: onCopyFailed });
  const isCopied = state === 'Copied';
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <section className={styles['coupon']} aria-label={couponWords.title}>
      <p className={styles['percent']} aria-hidden>
        <span className={`display num ${styles['figure']}`}>{couponWords.percentage(percent)}</span>
        <span className={styles['off']}>{couponWords.off}</span>
      </p>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{couponWords.title}</h2>
        <p className={styles['saves']}>{couponWords.saves(percent)}</p>
        <div className={styles['row']}>
          <code className={`num ${styles['code']}`}>{couponNumber}</code>
          <Button
            variant="default"
            className={styles['copy'] ?? ''}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
            onClick={() => copy(couponNumber)}
          >
            <span aria-live="polite">{isCopied ? couponWords.copied : couponWords.copyCode}</span>
          </Button>
        </div>
        <p className={`num ${styles['last']}`}>{couponWords.expires(expirationDate)}</p>
      </div>
    </section>
  );
};

/** At the foot of a registrant's page: the completion code with a way to copy it, for as long as it is valid (COUP-01). */
export const Coupon = ({ stream }: CouponProps) => {
  const notice = useLive(stream.model);
  return (
    <div className={styles['place']} role="status">
      {notice._tag === 'Valid' && <ValidCoupon notice={notice} onCopyFailed={stream.notCopied} />}
    </div>
  );
};

/** Under the tabs of a registrant's page, so that it lies over nothing: the alert of a completion code that is cancelled or has expired, until it is dismissed (COUP-02, COUP-04). */
export const CouponAlert = ({ stream }: CouponProps) => {
  const notice = useLive(stream.model);
  return (
    notice._tag === 'Unavailable' && (
      <div className="wrap">
        <Alert
          className={styles['alert'] ?? ''}
          classNames={{ message: styles['message'] ?? '', closeButton: styles['dismiss'] ?? '' }}
          role="alert"
          icon={<IconInfoCircle size={20} stroke={1.6} aria-hidden />}
          withCloseButton
          closeButtonLabel={couponWords.dismiss}
          onClose={stream.dismiss}
        >
          {couponWords.unavailable(notice.percent)}
        </Alert>
      </div>
    )
  );
};
