import {
  createState,
  eventTypeOf,
  type LogEntry,
  type PodAnswer,
  type PodId,
  type SiteId,
} from '@gift-registry/domain';
import {
  demoSite,
  exampleHeader,
  exampleItem,
  exampleRecommendation,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { NEVER, type Observable, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { PodFailure } from '../recommendation-carousel/index.ts';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import { topPicksStream } from './top-picks.stream.ts';

const bowl = exampleRecommendation({ sku: skuOf('7002'), name: 'Fern Bowl', path: '/product/bowl/7002?color=oat' });
const plate = exampleRecommendation();
const answer = (items: PodAnswer['items']): E.Either<PodFailure, PodAnswer> =>
  E.right({ items, title: 'Picks', resultId: 'r', length: items.length });

const failed = (failure: PodFailure): E.Either<PodFailure, PodAnswer> => E.left(failure);

interface Setting {
  readonly view?: Parameters<typeof loaded>[0];
  readonly isComplete?: boolean;
  readonly site?: SiteId;
  readonly pods?: Partial<Record<PodId, Observable<E.Either<PodFailure, PodAnswer>>>>;
}

const planned = ({ view = { items: [] }, isComplete = true, site = 'main', pods = {} }: Setting = {}) => {
  const model = createState(loaded(view, isComplete));
  const requests: Array<PodId> = [];
  const logged: Array<LogEntry> = [];
  const stream = topPicksStream({
    registry: { model },
    requestPod: (podId) => {
      requests.push(podId);
      return pods[podId] ?? of(answer([plate, bowl]));
    },
    site: demoSite(site),
    referrer: { referrerId: 'mail' },
    here: 'http://localhost:3000/gift-registry/registrant-list/7310442',
    log: { write: (entry) => () => void logged.push(entry) },
  });
  stream.model.changes$.subscribe();
  const paths = () => {
    const { picks } = stream.model.value;
    return O.isSome(picks) && picks.value.carousel._tag === 'Loaded'
      ? picks.value.carousel.cards.map(({ item }) => item.path)
      : [];
  };
  return { model, stream, requests, logged, paths };
};

describe('top picks for registries', () => {
  it('[REC-06] is shown under a registrant’s list, items of the list last, and nothing is added from there', () => {
    const { stream, requests, paths } = planned({ view: { items: [exampleItem()] } });
    expect(requests).toEqual(['top-registry-picks']);
    expect(stream.model.value).toMatchObject({
      picks: O.some({ brands: ['main', 'modern'], shown: 'main', isElsewhere: false }),
      invitation: O.some('Mode Two'),
    });
    expect(paths()).toEqual(['/product/bowl/7002?color=oat', '/product/linden-dinner-plate/4821']);
    expect(stream.model.value).toMatchObject({
      picks: { value: { carousel: { cards: [{ isOnRegistry: false, add: O.none }, { isOnRegistry: true }] } } },
    });
  });

  it('[REC-06] the switch shows the other brand’s products, which link to its host with the source, keeping the query of the address', () => {
    const { stream, requests, paths } = planned();
    stream.choose('modern');
    expect(requests).toEqual(['top-registry-picks', 'cross-brand']);
    expect(stream.model.value).toMatchObject({ picks: O.some({ shown: 'modern', isElsewhere: true }) });
    const from = 'grId=7310442&utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand&referrerId=mail';
    expect(paths()).toEqual([
      `http://modern.localhost:3000/product/linden-dinner-plate/4821?${from}`,
      `http://modern.localhost:3000/product/bowl/7002?color=oat&${from}`,
    ]);
    stream.choose('main');
    stream.choose('modern');
    expect(requests).toHaveLength(2);
  });

  it('[REC-06] [XB-02] [XB-03] visiting an other brand’s product opens the dialog with its name, the registry and the referrer; one sold here opens none', () => {
    const { stream } = planned();
    const visit = () => O.toUndefined(stream.asked.value);
    stream.follow(bowl.sku);
    expect(visit()).toBeUndefined();
    stream.choose('modern');
    stream.follow(skuOf('9'));
    expect(visit()).toBeUndefined();
    stream.follow(bowl.sku);
    expect(visit()).toMatchObject({
      intent: {
        _tag: 'product',
        path: '/product/bowl/7002?color=oat&grId=7310442&utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand',
      },
      about: O.some('Fern Bowl'),
      brandName: 'Mode Two',
      referrer: { referrerId: 'mail' },
      isOpen: true,
    });
    stream.stay();
    expect(visit()?.isOpen).toBe(false);
  });

  it.each([
    [{ header: exampleHeader({ eventType: eventTypeOf('bb') }) }, 'main'],
    [{ header: exampleHeader({ eventType: eventTypeOf('kd') }) }, 'kids'],
    [{}, 'canada'],
  ] as const)(
    '[XB-05] [KIDS-01] [CA-01] nothing is requested for a baby or kids event, nor in Canada: %#',
    (view, site) => {
      const { stream } = planned({ view, site });
      expect(stream.model.value.invitation).toEqual(O.none);
      expect(stream.model.value).toMatchObject({ picks: { value: { brands: ['main'] } } });
      stream.choose('modern');
      expect(stream.model.value).toMatchObject({ picks: { value: { shown: 'main', isElsewhere: false } } });
    },
  );

  it('[REC-06] a guest is shown nothing, and nothing is requested before the whole list is loaded', () => {
    const guest = planned({ view: { role: 'guest' } });
    expect([guest.stream.model.value, guest.requests]).toEqual([{ picks: O.none, invitation: O.none }, []]);
    const part = planned({ isComplete: false });
    expect(part.requests).toEqual([]);
    expect(part.stream.model.value).toMatchObject({ picks: { value: { carousel: { _tag: 'Loading', slides: 5 } } } });
    part.model.set(loaded({ items: [] }));
    expect(part.requests).toEqual(['top-registry-picks']);
  });

  it('[REC-03] [XB-05] where nothing picked is sold here nothing is shown, which is logged; the call stays', () => {
    const unanswered = planned({ pods: { 'top-registry-picks': of(failed({ _tag: 'NotOk', status: 503 })) } });
    expect(unanswered.stream.model.value).toEqual({ picks: O.none, invitation: O.some('Mode Two') });
    expect(unanswered.logged).toMatchObject([{ tag: 'recommendations.read-failed', data: { error: 'HTTP 503' } }]);
    const other = planned({ pods: { 'cross-brand': of(failed({ _tag: 'Unavailable' })) } });
    other.stream.choose('modern');
    expect(other.stream.model.value).toMatchObject({ picks: { value: { carousel: { _tag: 'Nothing' } } } });
    const waiting = planned({ pods: { 'cross-brand': NEVER } });
    waiting.stream.choose('modern');
    expect(waiting.stream.model.value).toMatchObject({ picks: { value: { carousel: { _tag: 'Loading' } } } });
  });
});
