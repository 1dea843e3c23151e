import { type CouponNotice, couponMessages, DONE_MESSAGE_MILLISECONDS } from '@gift-registry/domain';
import { Alert } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconCopy, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Button, UnstyledButton } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { useCopy } from '../share/index.ts';
import styles from './coupon.module.css';
import type { CouponStream } from './coupon.stream.ts';
import { isCouponFolded } from './coupon-fold.ts';
import { useCoversContent } from './use-covers-content.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useReservedSpace } from './use-reserved-space.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** The window's inner size, in CSS pixels. */
const useWindowSize = (): { readonly width: number; readonly height: number } => ({
  width: useSyncExternalStore(subscribe, () => window.innerWidth),
  height: useSyncExternalStore(subscribe, () => window.innerHeight),
});

interface CouponProps {
  readonly stream: CouponStream;
}

type Valid = Extract<CouponNotice, { readonly _tag: 'Valid' }>;

const Unfolded = ({
  notice,
  site,
  onCopyFailed,
}: {
  readonly notice: Valid;
  readonly site: CouponStream['site'];
  readonly onCopyFailed: (problem: string) => void;
}) => {
  const { couponNumber, percent, expirationDate, zoneName } = notice;
  const { state, copy } = useCopy({ lasts: DONE_MESSAGE_MILLISECONDS, onFailed: onCopyFailed });
  const isCopied = state === 'Copied';
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <p className={`gr-cluster ${styles['percent']}`} aria-hidden>
        <span className={`display num ${styles['figure']}`}>{couponMessages.percentage(percent)}</span>
        <span className={styles['off']}>{couponMessages.off}</span>
      </p>
      <div className={`gr-row ${styles['words']}`}>
        <h2 className={styles['title']}>{couponMessages.title}</h2>
        <p className={styles['saves']}>{couponMessages.saves(notice, site.currencyPrefix)}</p>
        <div className={`gr-row ${styles['row']}`}>
          <code className={`num ${styles['code']}`}>{couponNumber}</code>
          <Button
            variant="default"
            className={styles['copy'] ?? ''}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
            onClick={() => copy(couponNumber)}
          >
            <span aria-live="polite">{isCopied ? couponMessages.copied : couponMessages.copyCode}</span>
          </Button>
        </div>
        <p className="num muted gr-text-meta">{couponMessages.expires(expirationDate, zoneName)}</p>
      </div>
    </>
  );
};

/** A valid code. Both states use the same button element, so that it keeps the focus. */
const ValidCoupon = ({ notice, stream }: { readonly notice: Valid; readonly stream: CouponStream }) => {
  const isFolded = isCouponFolded(useStateValue(stream.folded), useWindowSize());
  return (
    <section className={styles['coupon']} data-folded={isFolded || undefined} aria-label={couponMessages.title}>
      <UnstyledButton
        className={styles['fold'] ?? ''}
        aria-expanded={!isFolded}
        aria-label={isFolded ? undefined : couponMessages.fold}
        onClick={() => stream.fold(!isFolded)}
      >
        {isFolded && (
          <>
            <span className="visually-hidden">{couponMessages.unfold} </span>
            <strong className="num">
              {couponMessages.percentage(notice.percent)} {couponMessages.off}
            </strong>{' '}
            <span className={`num ${styles['line']}`}>{notice.couponNumber}</span>
          </>
        )}
        {isFolded ? (
          <IconChevronUp size={20} stroke={1.6} aria-hidden />
        ) : (
          <IconChevronDown size={20} stroke={1.6} aria-hidden />
        )}
      </UnstyledButton>
      {!isFolded && <Unfolded notice={notice} site={stream.site} onCopyFailed={stream.notCopied} />}
    </section>
  );
};

/**
 * The completion code at the foot of a registrant's page, with a button to copy it, while it is valid. It can be
 * collapsed, and the page gets as much extra space at its end (COUP-01). Collapsed, it hides while it would cover the
 * header's main actions.
 */
export const Coupon = ({ stream }: CouponProps) => {
  const notice = useStateValue(stream.model);
  const isThere = notice._tag === 'Valid';
  const place = useReservedSpace(isThere);
  const coversContent = useCoversContent(place, isThere);
  return (
    <div ref={place} className={styles['place']} role="status" data-covers-content={coversContent || undefined}>
      {notice._tag === 'Valid' && <ValidCoupon notice={notice} stream={stream} />}
    </div>
  );
};

/**
 * The alert below the tabs of a registrant's page, where it covers nothing: the completion code was cancelled or has
 * expired. Shown until dismissed (COUP-02, COUP-04).
 */
export const CouponAlert = ({ stream }: CouponProps) => {
  const notice = useStateValue(stream.model);
  const isThere = notice._tag === 'Unavailable';
  const place = useFocusAfter<HTMLDivElement>(isThere);
  return (
    <div ref={place} className={styles['afterAlert']} tabIndex={-1}>
      {isThere && (
        <div className="wrap">
          <Alert
            className={styles['alert'] ?? ''}
            classNames={{ message: styles['message'] ?? '', closeButton: styles['dismiss'] ?? '' }}
            role="alert"
            icon={<IconInfoCircle size={20} stroke={1.6} aria-hidden />}
            withCloseButton
            closeButtonLabel={couponMessages.dismiss}
            onClose={stream.dismiss}
          >
            {couponMessages.unavailable(notice.percent)}
          </Alert>
        </div>
      )}
    </div>
  );
};
