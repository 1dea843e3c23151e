import { crossBrandMessages, type ItemBrand, podTitle } from '@gift-registry/domain';
import { CrossBrandDialog } from '../cross-brand-dialog/index.ts';
import { ChoiceChips } from '../list-filter/index.ts';
import { useStateValue } from '../observe/index.ts';
import { BrandInvitation } from '../other-brand/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import styles from './top-picks.module.css';
import type { ShownPicks, TopPicksStream } from './top-picks.stream.ts';

const titled = (picks: ShownPicks, nameOf: TopPicksStream['nameOf']): ShownPicks['carousel'] =>
  picks.carousel._tag === 'Loaded'
    ? { ...picks.carousel, title: crossBrandMessages.picksOf(nameOf(picks.shown)) }
    : picks.carousel;

const Picks = ({ picks, stream }: { readonly picks: ShownPicks; readonly stream: TopPicksStream }) => (
  <section className={styles['picks']} aria-labelledby="top-picks">
    <div className={`gr-row ${styles['head']}`}>
      <h2 id="top-picks" className={`display ${styles['title']}`}>
        {podTitle('top-registry-picks')}
      </h2>
      {picks.brands.length > 1 && (
        <ChoiceChips<ItemBrand>
          label={crossBrandMessages.whosePicks}
          name="top-picks-brand"
          options={picks.brands}
          chosen={picks.shown}
          labelOf={stream.nameOf}
          onChoose={stream.choose}
        />
      )}
    </div>
    <RecommendationCarousel
      key={picks.shown}
      model={titled(picks, stream.nameOf)}
      kind="top-picks"
      intents={{ addRecommended: () => undefined, followElsewhere: stream.follow }}
      leads={picks.isElsewhere ? 'elsewhere' : 'here'}
    />
    {picks.carousel._tag === 'Nothing' && <p className="muted">{crossBrandMessages.noPicks}</p>}
  </section>
);

/** The recommendations below a registrant's list: top picks for registries (REC-06), and the invitation to the other brand (XB-05). */
export const TopPicks = ({ stream, onGo }: { readonly stream: TopPicksStream; readonly onGo: () => void }) => {
  const { picks, invitation } = useStateValue(stream.model);
  const asked = useStateValue(stream.asked);
  return (
    <div className="wrap">
      {picks._tag === 'Some' && <Picks picks={picks.value} stream={stream} />}
      {invitation._tag === 'Some' && <BrandInvitation brandName={invitation.value} onGo={onGo} />}
      <CrossBrandDialog asked={asked} onClose={stream.stay} />
    </div>
  );
};
