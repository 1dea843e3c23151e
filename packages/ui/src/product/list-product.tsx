import { faultSentence, type GrId, notListed, paths, productPageWords } from '@gift-registry/domain';
import { Button, Menu } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChevronDown } from '@tabler/icons-react';
import styles from './product.module.css';
import type { ProductRegistryControl } from './product-model.ts';

/** Putting the product on a registry of one's own. */
export interface ListProductProps {
  readonly registry: ProductRegistryControl;
  readonly onAdd: (grId: GrId) => void;
  readonly onTryAgain: () => void;
}

type Ready = Extract<ProductRegistryControl, { readonly _tag: 'Ready' }>;

const AddButton = ({ registry: { own, step }, onAdd }: { registry: Ready } & Pick<ListProductProps, 'onAdd'>) => {
  const isAdded = step === 'Added';
  const [only, ...others] = own;
  const look = {
    className: styles['add'] ?? '',
    variant: 'default',
    'data-added': isAdded || undefined,
    'aria-disabled': step === 'Adding' || undefined,
    leftSection: isAdded ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined,
    children: isAdded ? productPageWords.added : productPageWords.addToRegistry,
  } as const;
  if (only === undefined) return null;
  if (others.length === 0) return <Button {...look} onClick={() => onAdd(only.grId)} />;
  return (
    <Menu
      withInitialFocusPlaceholder={false}
      position="bottom-start"
      width="target"
      transitionProps={{ duration: 140 }}
    >
      <Menu.Target>
        <Button {...look} rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />} />
      </Menu.Target>
      <Menu.Dropdown aria-label={productPageWords.chooseRegistry}>
        {own.map((one) => (
          <Menu.Item key={one.grId} onClick={() => onAdd(one.grId)}>
            {productPageWords.registry(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const Waiting = ({ isLoading = false }: { readonly isLoading?: boolean }) => (
  <Button variant="default" disabled={!isLoading} aria-disabled aria-describedby="not-listed">
    {productPageWords.addToRegistry}
  </Button>
);

/** "Add to Registry" (ADD-02): the way to sign in, the one registry or the choice among several, or why not. */
export const ListProduct = ({ registry, onAdd, onTryAgain }: ListProductProps) => {
  switch (registry._tag) {
    case 'SignIn':
      return (
        <Button component="a" href={registry.href} variant="default">
          {productPageWords.addToRegistry}
        </Button>
      );
    case 'Reading':
      return <Waiting isLoading />;
    case 'Hindered':
    case 'NoRegistry':
      return (
        <>
          <Waiting />
          <p className={styles['told']} id="not-listed">
            {registry._tag === 'NoRegistry'
              ? productPageWords.noRegistry
              : productPageWords.cannotList(registry.reason)}
          </p>
        </>
      );
    case 'Unread':
      return (
        <>
          <p className={styles['refusal']} role="alert">
            <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
            {productPageWords.registriesUnread} {faultSentence(registry.fault)}
          </p>
          <Button variant="default" onClick={onTryAgain}>
            {productPageWords.tryAgain}
          </Button>
        </>
      );
    case 'Ready':
      return (
        <>
          <AddButton registry={registry} onAdd={onAdd} />
          <p className={styles['told']} role="status">
            {registry.lastPut._tag === 'Some' && (
              <>
                {productPageWords.addedToRegistry(registry.lastPut.value.count)}{' '}
                <a href={paths.registrantList(registry.lastPut.value.grId)}>{productPageWords.viewRegistry}</a>
              </>
            )}
          </p>
          {registry.refusal._tag === 'Some' && (
            <p className={styles['refusal']} role="alert">
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
              {notListed(registry.refusal.value)}
            </p>
          )}
        </>
      );
  }
};
