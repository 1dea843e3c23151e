import {
  type GrId,
  giftOptionMessages,
  giftReceiptMessages,
  type OrderView,
  packedLines,
  paths,
  type Site,
} from '@gift-registry/domain';
import { useDocumentTitle } from '../observe/index.ts';
import { PrintPage, Sheet } from '../print-page/index.ts';
import { Wordmark } from '../shell/index.ts';
import styles from './order-page.module.css';

interface GiftReceiptProps {
  readonly order: OrderView;
  readonly token: string;
  readonly grId: GrId;
  readonly site: Site;
}

/** The gift receipt of a registry's gifts, without prices, to print (WRAP-01). */
export const GiftReceipt = ({ order, token, grId, site }: GiftReceiptProps) => {
  useDocumentTitle(`${giftReceiptMessages.title} · ${site.name}`);
  const packed = packedLines(order.lines, grId).flatMap((place) => order.lines[place] ?? []);
  const lines = packed.filter(({ left }) => left > 0);
  const registry = packed[0]?.registry;
  const options = order.giftOptions.find((each) => each.grId === grId);
  return (
    <PrintPage
      title={giftReceiptMessages.title}
      close={{ label: giftReceiptMessages.close, path: paths.order(token) }}
      {...(lines.length === 0 ? {} : { print: giftReceiptMessages.print })}
    >
      <section aria-label={giftReceiptMessages.preview}>
        <Sheet isLong paper={site.marketRules.paper} className={styles['receipt'] ?? ''}>
          <Wordmark site={site} />
          <div>
            <h2 className="display">{giftReceiptMessages.title}</h2>
            {registry !== undefined && <p>{giftReceiptMessages.whose(registry)}</p>}
          </div>
          {lines.length === 0 ? (
            <p>{giftReceiptMessages.nothingLeft}</p>
          ) : (
            <>
              {order.message !== '' && <p className={styles['words']}>{order.message}</p>}
              <ul aria-label={giftReceiptMessages.gifts}>
                {lines.map(({ line, left, name }) => (
                  <li key={line} className="num">
                    {left} × {name}
                  </li>
                ))}
              </ul>
              <p className="num">{giftReceiptMessages.returns(site)}</p>
            </>
          )}
          <p className="num">
            {options?.receiptNumber !== undefined && `${giftReceiptMessages.numbered(options.receiptNumber)} · `}
            {giftReceiptMessages.ordered(order, site)}
          </p>
        </Sheet>
      </section>
    </PrintPage>
  );
};

/** What goes into the boxes of the registries' gifts, with the gift receipts (WRAP-01). */
export const GiftOptionsChosen = ({ order, token }: { readonly order: OrderView; readonly token: string }) =>
  order.giftOptions.map((options) => {
    const kept = packedLines(order.lines, options.grId).flatMap((place) => order.lines[place] ?? []);
    if (kept.every(({ left }) => left === 0)) return null;
    return (
      <p key={options.grId} className={`muted ${styles['hint']}`}>
        {giftOptionMessages.inTheBox(options, order)}{' '}
        {options.hasReceipt && <a href={paths.giftReceipt(token, options.grId)}>{giftOptionMessages.print}</a>}
      </p>
    );
  });
