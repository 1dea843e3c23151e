import {
  dimensionSummary,
  formatPrice,
  type ItemIdentity,
  identityKey,
  itemCardMessages,
  measuresIn,
  nlaItemMessages,
  type ReplacementCandidate,
  type Site,
} from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { IconCheck, IconStarFilled } from '@tabler/icons-react';
import { ProductPicture } from '../product-picture/index.ts';
import { CandidateGrid } from './candidate-grid.tsx';
import styles from './nla-item.module.css';
import type { DialogOf } from './nla-item-model.ts';

/** What can be chosen, and what is. */
export interface CandidateListProps {
  readonly candidates: ReadonlyArray<ReplacementCandidate>;
  readonly chosen: DialogOf<'Replace'>['chosen'];
  readonly isDisabled: boolean;
  readonly onChoose: (identity: ItemIdentity) => void;
  readonly site: Site;
}

/** Things like it, of which one can be chosen (NLA-02), with their measures in the site's unit (ITEM-10). */
export const CandidateList = ({ candidates, chosen, isDisabled, onChoose, site }: CandidateListProps) => (
  <Radio.Group
    aria-label={nlaItemMessages.choose}
    value={chosen._tag === 'Some' ? identityKey(chosen.value) : ''}
    onChange={(key) => {
      const candidate = candidates.find(({ identity }) => identityKey(identity) === key);
      if (candidate !== undefined) onChoose(candidate.identity);
    }}
  >
    <CandidateGrid data-in-turn>
      {candidates.map(({ identity, product }) => (
        <Radio.Card
          key={identityKey(identity)}
          value={identityKey(identity)}
          className={styles['candidate'] ?? ''}
          aria-label={`${product.name}, ${formatPrice(site.currencyPrefix, product.currentPrice)}`}
          disabled={isDisabled}
        >
          <span className={`stage ${styles['stage']}`}>
            <ProductPicture images={product.images} loading="eager" isDecorative />
            <span className={styles['check']}>
              <IconCheck size={18} stroke={2} aria-hidden />
            </span>
          </span>
          <span className={styles['facts']}>
            <span className={styles['name']}>{product.name}</span>
            <span className={`num ${styles['price']}`}>{formatPrice(site.currencyPrefix, product.currentPrice)}</span>
            {product.reviews > 0 && (
              <span className={`num ${styles['rating']}`}>
                <IconStarFilled size={15} aria-hidden />
                <span aria-hidden>
                  {product.rating.toFixed(1)} ({product.reviews})
                </span>
                <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
              </span>
            )}
            <span className={`num ${styles['meta']}`}>
              {dimensionSummary(site.units, measuresIn(site.units, product.dimensions))}
            </span>
          </span>
        </Radio.Card>
      ))}
    </CandidateGrid>
  </Radio.Group>
);
