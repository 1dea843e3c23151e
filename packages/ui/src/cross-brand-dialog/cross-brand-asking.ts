import {
  brandName,
  brandSoldOn,
  type CrossBrandIntent,
  createState,
  type Log,
  type ObservableState,
  otherSite,
  type Referrer,
  type SiteAmongSisters,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** A visit to the other brand's site that has not been confirmed yet. */
export interface CrossBrandWay {
  readonly intent: CrossBrandIntent;
  /** The other brand's name. */
  readonly brandName: string;
  /** The name of the item or product, if any. */
  readonly about: O.Option<string>;
  /** Who sent the visitor; passed on to the other site. */
  readonly referrer: Referrer;
}

/** The last requested visit, also while its dialog closes. */
export interface AskedWay extends CrossBrandWay {
  readonly isOpen: boolean;
}

/** Asks before leaving for the other brand's site (XB-02). */
export interface CrossBrandAsking {
  readonly asked: ObservableState<O.Option<AskedWay>>;
  /** Opens the dialog; `about` is the name of the item or product. */
  readonly ask: (intent: CrossBrandIntent, about?: string) => void;
  /** Closes the dialog without leaving. */
  readonly stay: () => void;
}

export interface CrossBrandAskingDependencies {
  readonly site: SiteAmongSisters;
  readonly referrer: Referrer;
  readonly log: Log;
}

/** The visit for an intent; none, and an error in the log, where the other brand has no site. */
export const crossBrandWay =
  ({ site, referrer, log }: CrossBrandAskingDependencies) =>
  (intent: CrossBrandIntent, about?: string): O.Option<CrossBrandWay> => {
    const other = otherSite(site);
    if (O.isNone(other)) {
      log.write({ level: 'error', tag: 'other-brand.unavailable', data: { intent: intent._tag } })();
      return O.none;
    }
    return O.some({
      intent,
      brandName: brandName(site, brandSoldOn(other.value.brand)),
      about: O.fromNullable(about),
      referrer,
    });
  };

/** Creates the dialog's state for one page. */
export const crossBrandAsking = (dependencies: CrossBrandAskingDependencies): CrossBrandAsking => {
  const asked = createState<O.Option<AskedWay>>(O.none);
  const wayFor = crossBrandWay(dependencies);
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
