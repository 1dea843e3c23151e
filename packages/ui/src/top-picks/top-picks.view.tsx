import { crossBrandWords, type ItemBrand, itemCardWords, podTitle } from '@gift-registry/domain';
import { ChoiceChips } from '../list-filter/index.ts';
import { useLive } from '../observe/index.ts';
import { BrandCall } from '../other-brand/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import styles from './top-picks.module.css';
import type { TopPicksStream } from './top-picks.stream.ts';
import type { ShownPicks } from './top-picks-model.ts';

/** What stands under a registrant's list, and what asks before a way leads to the other brand. */
export interface TopPicksProps {
  readonly stream: TopPicksStream;
  readonly onGo: () => void;
}

const nothingToAdd = { addRecommended: () => undefined };

const titled = (picks: ShownPicks): ShownPicks['carousel'] =>
  picks.carousel._tag === 'Loaded'
    ? { ...picks.carousel, title: crossBrandWords.picksOf(picks.shown) }
    : picks.carousel;

const Picks = ({ picks, onChoose }: { readonly picks: ShownPicks; readonly onChoose: TopPicksStream['choose'] }) => (
  <section className={styles['picks']} aria-labelledby="top-picks">
    <div className={styles['head']}>
      <h2 id="top-picks" className={`display ${styles['title']}`}>
        {podTitle('top-registry-picks')}
      </h2>
      {picks.brands.length > 1 && (
        <ChoiceChips<ItemBrand>
          label={crossBrandWords.whosePicks}
          name="top-picks-brand"
          options={picks.brands}
          chosen={picks.shown}
          labelOf={itemCardWords.brand}
          onChoose={onChoose}
        />
      )}
    </div>
    <RecommendationCarousel
      key={picks.shown}
      model={titled(picks)}
      kind="top-picks"
      intents={nothingToAdd}
      leads={picks.isElsewhere ? 'elsewhere' : 'here'}
    />
    {picks.carousel._tag === 'Nothing' && <p className="muted">{crossBrandWords.noPicks}</p>}
  </section>
);

/** Under a registrant's list: what is picked most for registries (REC-06), and the call to the other brand (XB-05). */
export const TopPicks = ({ stream, onGo }: TopPicksProps) => {
  const { picks, call } = useLive(stream.model);
  return (
    <div className="wrap">
      {picks._tag === 'Some' && <Picks picks={picks.value} onChoose={stream.choose} />}
      {call._tag === 'Some' && <BrandCall brand={call.value} onGo={onGo} />}
    </div>
  );
};
