import { identityKey, purchasedOfWanted, thankYouPageWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { Notice } from '../notice/index.ts';
import { useLive } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { RegistrantPage, type RegistrantPageStream } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './thank-you.module.css';
import type { PurchasedGift, ThankYouBody } from './thank-you.stream.ts';

/** The gifts to say thank you for, and the tabs over them. */
export interface ThankYouPageProps {
  readonly stream: RegistrantPageStream<ThankYouBody>;
  readonly tabs: RegistryTabsStream;
}

const Gift = ({ gift }: { readonly gift: PurchasedGift }) => (
  <li className={styles['gift']}>
    <div className={`stage ${styles['stage']}`}>
      <ProductPicture images={gift.images} />
    </div>
    <p>
      <b>{gift.name}</b>
      <span className="muted num">{purchasedOfWanted(gift)}</span>
    </p>
  </li>
);

/** What was purchased for the registrants, to say thank you for (ROUTE-04). */
export const ThankYouPage = ({ stream, tabs }: ThankYouPageProps) => {
  const model = useLive(stream.model);
  return (
    <RegistrantPage model={model} tabs={tabs} title={thankYouPageWords.title} onTryAgain={stream.reload}>
      {({ pieces, gifts, list }) =>
        gifts.length === 0 ? (
          <Notice title={thankYouPageWords.nothing} help={thankYouPageWords.nothingHelp}>
            <Button component="a" href={list}>
              {thankYouPageWords.toList}
            </Button>
          </Notice>
        ) : (
          <>
            <p className="muted num">{thankYouPageWords.purchased(pieces)}</p>
            <ul className={styles['gifts']}>
              {gifts.map((gift) => (
                <Gift key={identityKey(gift.identity)} gift={gift} />
              ))}
            </ul>
          </>
        )
      }
    </RegistrantPage>
  );
};
