import {
  brandSoldOn,
  type CrossBrandIntent,
  createState,
  type ItemBrand,
  type Log,
  type ObservableState,
  otherSite,
  type Referrer,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** A way to the other brand's site that waits to be taken. */
export interface CrossBrandWay {
  readonly intent: CrossBrandIntent;
  readonly brand: ItemBrand;
  /** What it is about, by its name; none where it has none. */
  readonly about: O.Option<string>;
  /** Who sent the visitor; goes along. */
  readonly referrer: Referrer;
}

/** The way that was asked for last; it stays while its layer closes. */
export interface AskedWay extends CrossBrandWay {
  readonly isOpen: boolean;
}

/** Asking before a way leads to the other brand (XB-02). */
export interface CrossBrandAsking {
  readonly asked: ObservableState<O.Option<AskedWay>>;
  /** `about` is the name of what it is about. */
  readonly ask: (intent: CrossBrandIntent, about?: string) => void;
  /** Stays here. */
  readonly stay: () => void;
}

/** What asking stands on. */
export interface CrossBrandAskingDependencies {
  readonly site: Pick<Site, 'brand' | 'market'>;
  readonly referrer: Referrer;
  readonly log: Log;
}

/** The way for an intent; none, which is logged, where the other brand has no site. */
export const crossBrandWay =
  ({ site, referrer, log }: CrossBrandAskingDependencies) =>
  (intent: CrossBrandIntent, about?: string): O.Option<CrossBrandWay> => {
    const other = otherSite(site);
    if (O.isNone(other)) {
      log.write({ level: 'error', tag: 'other-brand-nowhere', data: { intent: intent._tag } })();
      return O.none;
    }
    return O.some({ intent, brand: brandSoldOn(other.value.brand), about: O.fromNullable(about), referrer });
  };

/** Asking on one page. */
export const crossBrandAsking = (parts: CrossBrandAskingDependencies): CrossBrandAsking => {
  const asked = createState<O.Option<AskedWay>>(O.none);
  const wayFor = crossBrandWay(parts);
  return {
    asked,
    ask: (intent, about) => {
      const way = wayFor(intent, about);
      if (O.isSome(way)) asked.set(O.some({ ...way.value, isOpen: true }));
    },
    stay: () => {
      if (O.isSome(asked.value)) asked.set(O.some({ ...asked.value.value, isOpen: false }));
    },
  };
};
