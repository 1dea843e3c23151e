/**
 * The package's public entry point: the components of a list, the functions that make their models, and the provider of
 * theme and texts. Nothing else is public.
 */
import './theme/looks.css';
import './theme/controls.css';

export { type SiteStyle, type Theme, type ThemeToken, themeTokens } from '@gift-registry/domain';
export {
  type ComponentMessageOverrides,
  type ComponentMessages,
  englishMessages,
} from './component-messages/index.ts';
export { Badge, type BadgeProps, Button, type ButtonProps, Skeleton, type SkeletonProps } from './controls/index.ts';
export { Dialog, type DialogProps } from './dialog/index.ts';
export { FundMeter, type FundMeterProps, type FundProgress } from './fund-meter/index.ts';
export { CardCounts, ItemCard, type ItemCardProps } from './item-card/index.ts';
export { ListBar, type ListBarProps } from './list-bar/index.ts';
export {
  type CardControl,
  type CardReader,
  type CardState,
  type FilterChoiceModel,
  type FilterKindModel,
  INITIAL_CARD_STATE,
  type ItemCardIntents,
  type ItemCardModel,
  itemCard,
  type ListBarIntents,
  type ListBarModel,
  type ListBodyModel,
  type ListFilterModel,
  type ListInput,
  type ListSearchModel,
  type ListSectionModel,
  listComposer,
  listFilterComposer,
  type PurchaseCount,
  purchaseCount,
  withQuantity,
} from './list-model/index.ts';
export { ListSection, type ListSectionProps } from './list-section/index.ts';
export { Price, type PriceProps, type ProductFacts, productFacts } from './product-facts/index.ts';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/index.ts';
export { ComponentsProvider, type ComponentsProviderProps } from './theme/components-provider.tsx';
