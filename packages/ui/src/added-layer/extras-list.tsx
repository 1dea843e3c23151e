import { addedLayerMessages, type ItemImages, notListed, type Sku } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { LabelOrSpinner } from '../adding-spinner/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './added-layer.module.css';
import type { ExtraModel } from './added-layer-model.ts';

/** What goes with what was added. */
export interface ExtrasListProps {
  readonly extras: ReadonlyArray<ExtraModel>;
  readonly onAdd: (sku: Sku) => void;
}

const pictureOf = (path: string): ItemImages => ({
  desktop: path,
  desktopHiRes: path,
  mobile: path,
  mobileHiRes: path,
  alt: '',
});

const ExtraLine = ({ extra: { extra, step }, onAdd }: { readonly extra: ExtraModel; readonly onAdd: () => void }) => {
  const isAdded = step._tag === 'Some' && step.value._tag === 'Added';
  return (
    <li className={styles['extra']}>
      <div className={`stage ${styles['small']}`}>
        <ProductPicture images={pictureOf(extra.picture)} isDecorative />
      </div>
      <div className={styles['about']}>
        <p className={styles['name']}>{extra.path === '' ? extra.name : <a href={extra.path}>{extra.name}</a>}</p>
        <p className={`num ${styles['meta']}`}>{extra.formattedPrice}</p>
        {step._tag === 'Some' && step.value._tag === 'NotListed' && (
          <p className={styles['refusal']} role="alert">
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            {notListed(step.value.reason)}
          </p>
        )}
      </div>
      {step._tag === 'Some' && (
        <Button
          variant="default"
          disabled={isAdded}
          aria-disabled={isAdded || step.value._tag === 'Adding' || undefined}
          aria-busy={step.value._tag === 'Adding' || undefined}
          aria-label={
            isAdded
              ? addedLayerMessages.extraAddedAnnouncement(extra.name)
              : addedLayerMessages.addExtraLabel(extra.name)
          }
          leftSection={isAdded ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
          onClick={onAdd}
        >
          <LabelOrSpinner
            words={isAdded ? addedLayerMessages.extraAdded : addedLayerMessages.addExtra}
            isAdding={step.value._tag === 'Adding'}
          />
        </Button>
      )}
    </li>
  );
};

/** "Extras and Essentials We Recommend", each with a button that says "Added" once it is on the registry (ADD-04). */
export const ExtrasList = ({ extras, onAdd }: ExtrasListProps) => (
  <section className={styles['extras']} aria-labelledby="extras-heading">
    <h3 id="extras-heading" className={styles['heading']}>
      {addedLayerMessages.extras}
    </h3>
    <ul data-in-turn>
      {extras.map((extra) => (
        <ExtraLine key={extra.extra.sku} extra={extra} onAdd={() => onAdd(extra.extra.sku)} />
      ))}
    </ul>
  </section>
);
