import {
  brandName,
  type CrossBrandIntent,
  createState,
  type Log,
  type ObservableState,
  otherSite,
  type Referrer,
  type Site,
  type SiteWithSisters,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** A visit to the other brand's site that has not been confirmed yet. */
interface CrossBrandVisit {
  readonly intent: CrossBrandIntent;
  /** The other brand's name. */
  readonly brandName: string;
  /** The name of the item or product, if any. */
  readonly about: O.Option<string>;
  /** Who sent the visitor; passed on to the other site. */
  readonly referrer: Referrer;
}

/** The last requested visit, also while its dialog closes. */
export interface RequestedVisit extends CrossBrandVisit {
  readonly isOpen: boolean;
}

/** Asks before leaving for the other brand's site (XB-02). */
export interface CrossBrandPrompt {
  readonly asked: ObservableState<O.Option<RequestedVisit>>;
  /** Opens the dialog; `about` is the name of the item or product. */
  readonly ask: (intent: CrossBrandIntent, about?: string) => void;
  /** Closes the dialog without leaving. */
  readonly stay: () => void;
}

export interface CrossBrandPromptDependencies {
  readonly site: SiteWithSisters & Pick<Site, 'itemBrands'>;
  readonly referrer: Referrer;
  readonly log: Log;
}

/** The visit for an intent; none, and an error in the log, where the other brand has no site. */
export const crossBrandVisit =
  ({ site, referrer, log }: CrossBrandPromptDependencies) =>
  (intent: CrossBrandIntent, about?: string): O.Option<CrossBrandVisit> => {
    const other = otherSite(site);
    if (O.isNone(other)) {
      log.write({ level: 'error', tag: 'other-brand.unavailable', data: { intent: intent._tag } })();
      return O.none;
    }
    return O.some({
      intent,
      brandName: brandName(site, other.value.sells[0]),
      about: O.fromNullable(about),
      referrer,
    });
  };

/** Creates the dialog's state for one page. */
export const crossBrandPrompt = (dependencies: CrossBrandPromptDependencies): CrossBrandPrompt => {
  const asked = createState<O.Option<RequestedVisit>>(O.none);
  const visitFor = crossBrandVisit(dependencies);
  return {
    asked,
    ask: (intent, about) => {
      const visit = visitFor(intent, about);
      if (O.isSome(visit)) asked.set(O.some({ ...visit.value, isOpen: true }));
    },
    stay: () => {
      if (O.isSome(asked.value)) asked.set(O.some({ ...asked.value.value, isOpen: false }));
    },
  };
};
