import { addButtonMessages, faultSentence, notListed, productPageMessages } from '@gift-registry/domain';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { ListingButton, RegistryChooser } from '../registry-adding/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';
import styles from './product.module.css';
import type { ProductIntents, ProductRegistryControl } from './product-model.ts';

interface ListProductProps {
  readonly registry: ProductRegistryControl;
  readonly intents: Pick<ProductIntents, 'addToRegistry' | 'chooseRegistry' | 'tryAgain'>;
  /** `filled` if this is the page's primary action. */
  readonly variant?: 'default' | 'filled';
}

const Refusal = ({ message }: { readonly message: string }) => (
  <p className={`gr-danger gr-text-body ${styles['refusal']}`} role="alert">
    <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
    {message}
  </p>
);

/**
 * "Add to Registry" (ADD-02): the chosen registry and the quantity it wants already (ADD-03), a link to sign in or to
 * create a registry, or why the product cannot be added.
 */
export const ListProduct = ({ registry, intents, variant = 'default' }: ListProductProps) => {
  switch (registry._tag) {
    case 'SignIn':
    case 'Create':
      return (
        <>
          <Button
            component="a"
            href={registry.href}
            variant={variant}
            data-needs-app
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              intents.addToRegistry();
            }}
          >
            {productPageMessages.addToRegistry}
          </Button>
          {registry._tag === 'Create' && (
            <p className={`muted gr-text-body ${styles['notice']}`}>{productPageMessages.noRegistry}</p>
          )}
        </>
      );
    case 'Reading':
      return (
        <Button variant={variant} aria-disabled>
          {productPageMessages.addToRegistry}
        </Button>
      );
    case 'Blocked':
      return (
        <>
          <Button variant={variant} disabled aria-disabled aria-describedby="not-listed">
            {productPageMessages.addToRegistry}
          </Button>
          <p className={`muted gr-text-body ${styles['notice']}`} id="not-listed">
            {productPageMessages.cannotList(registry.reason)}
          </p>
        </>
      );
    case 'Unread':
      return (
        <>
          <Refusal message={`${productPageMessages.registriesUnread} ${faultSentence(registry.fault)}`} />
          <Button variant={variant} onClick={intents.tryAgain}>
            {productPageMessages.tryAgain}
          </Button>
        </>
      );
    case 'ConfirmFirst':
      return (
        <>
          <Button variant={variant} disabled aria-describedby="confirm-first">
            {productPageMessages.addToRegistry}
          </Button>
          <p className={`muted gr-text-body ${styles['notice']}`} id="confirm-first">
            {addButtonMessages.confirmFirst}
          </p>
        </>
      );
    case 'Ready':
      return (
        <>
          <ListingButton step={registry.step} variant={variant} onAdd={intents.addToRegistry} />
          {registry.refusal._tag === 'Some' && <Refusal message={notListed(registry.refusal.value)} />}
          <div className={`gr-cluster ${styles['adding']}`}>
            <RegistryChooser adding={registry.adding} onChoose={intents.chooseRegistry} />
            {registry.wanted._tag === 'Some' && (
              <a className={`num gr-inline-row ${styles['edit']}`} href={registry.editHref}>
                <IconPencil size={18} stroke={1.6} aria-hidden />
                {addButtonMessages.edit(registry.wanted.value)}
              </a>
            )}
          </div>
        </>
      );
  }
};
