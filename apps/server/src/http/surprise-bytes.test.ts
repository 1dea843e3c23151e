import { paths, type Surprise } from '@gift-registry/domain';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { answerOf, surpriseWorld, type Turn } from '@gift-registry/domain/testing/contract';
import { describe, expect, it } from 'vitest';
import { type FetchObserver, observedHttpEnvironment } from '../testing/http-contract-environment.ts';

type HttpFetch = ReturnType<FetchObserver>;

const OWNER = '192.0.2.1';
const NEXT_MORNING = instantOf('2027-06-02T13:00:00.000Z');

/** Not of the registry: the time of day, and cookies that are drawn at signing in. */
const NOT_COMPARED = new Set(['date', 'set-cookie']);

/** Ports, random ids, keys and tags by when they are first named: two transcripts are then the same text. */
const renamed = (transcript: string): string => {
  const names = new Map<string, string>();
  return transcript.replace(
    /localhost:\d{5}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|GR-[0-9A-Z]{5}-[0-9A-Z]{5}|W\/"[\w-]+"|nonce-[\w+/=-]+|nonce="[\w+/=-]+"/g,
    (id) => {
      const name = names.get(id) ?? `id ${names.size}`;
      names.set(id, name);
      return name;
    },
  );
};

const hidden = (turn: Extract<Turn, { who: 'hidden' }>['turn']): Turn => ({ who: 'hidden', turn });
const seen = (turn: Extract<Turn, { who: 'seen' }>['turn']): Turn => ({ who: 'seen', turn });

/** Every kind of turn; owners take away, lower and end what was given to just before. */
const TURNS: ReadonlyArray<Turn> = [
  hidden({ what: 'buy', at: 0, quantity: 3 }),
  hidden({ what: 'contribute', at: 1, share: 40 }),
  hidden({ what: 'giftCard', at: 0 }),
  seen({ what: 'greet', at: 1 }),
  hidden({ what: 'changeMessage', at: 0 }),
  seen({ what: 'want', at: 0, wanted: 2 }),
  seen({ what: 'ownPurchase', at: 0, quantity: 2 }),
  seen({ what: 'ownContribution', at: 1 }),
  hidden({ what: 'contribute', at: 1, share: 10 }),
  seen({ what: 'share', at: 1, isGroupGift: false }),
  hidden({ what: 'buy', at: 4, quantity: 1 }),
  seen({ what: 'seenPurchase', at: 4, quantity: 1 }),
  hidden({ what: 'elsewhere', at: 0, quantity: 1 }),
  seen({ what: 'remove', at: 4 }),
  seen({ what: 'remove', at: 0 }),
  seen({ what: 'add', at: 0, quantity: 1 }),
  hidden({ what: 'ship', at: 0 }),
  hidden({ what: 'return', at: 0 }),
  seen({ what: 'replace', at: 2 }),
  seen({ what: 'note', at: 2 }),
  seen({ what: 'edit', at: 1, wanted: 1, isGroupGift: false }),
  hidden({ what: 'takeBack', at: 2 }),
  seen({ what: 'export', at: 0 }),
  seen({ what: 'love', at: 0 }),
];

/** What the owner is sent: each answer with its status, headers and bytes. */
const recorded = () => {
  const sent: Array<string> = [];
  let fetched: HttpFetch | undefined;
  const observe: FetchObserver = (fetch, networkAddress) => {
    if (networkAddress !== OWNER) return fetch;
    fetched = async (url, request) => {
      const response = await fetch(url, request);
      const headers = [...response.headers].filter(([name]) => !NOT_COMPARED.has(name)).sort();
      const { pathname, search } = new URL(url);
      const head = [`${request?.method ?? 'GET'} ${pathname}${search}`, response.status, ...headers].join('\n');
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) sent.push(head);
      else sent.push(`${head}\n\n${await response.clone().text()}`);
      return response;
    };
    return fetched;
  };
  return { sent, observe, fetch: (): HttpFetch => fetched ?? expect.fail('the owner has a browser') };
};

/** Everything that the owner of a registry is sent over HTTP during the turns, as one text. */
const transcriptOf = async (surprise: Surprise, isSurprise: boolean, isBought: boolean): Promise<string> => {
  const { sent, observe, fetch } = recorded();
  const environment = await observedHttpEnvironment(observe);
  const streams: Array<Promise<void>> = [];
  try {
    const world = await surpriseWorld(environment, surprise, isSurprise);
    const guest = environment.browser({ networkAddress: '192.0.2.2' });
    const { grId } = world;
    const get = async (path: string): Promise<Response> => fetch()(`http://localhost${path}`);
    const stream = await get(`/api/registry/${grId}/events`);
    expect(stream.status).toBe(200);
    let live = '';
    const read = async (): Promise<void> => {
      const decoder = new TextDecoder();
      for await (const part of stream.body ?? []) live += decoder.decode(part, { stream: true });
    };
    streams.push(read());
    const pages = [
      paths.registrantList(grId),
      `${paths.guestList(grId)}`,
      paths.overview(grId),
      paths.checklist(grId),
      paths.thankYouManager(grId),
      paths.settings(grId),
      `/api/registry/${grId}?view=guest`,
      `/api/registry-list/${grId}`,
    ];
    for (const turn of isBought ? TURNS : TURNS.filter(({ who }) => who === 'seen')) {
      if (turn.who === 'hidden') {
        await world.hidden(turn.turn);
        continue;
      }
      await world.seen(turn.turn);
      await world.look();
      const { version } = await answerOf(world.owner.registries.open({ grId, viewing: 'own' }));
      await expect.poll(() => version === 0 || live.includes(`id: ${version}-`)).toBe(true);
    }
    for (const path of pages) expect((await get(path)).status).toBe(200);
    const shown = await answerOf(guest.registries.open({ grId, viewing: 'own' }));
    // Guests see the hidden gifts, so there is something that owners could have learnt.
    const own = await answerOf(world.owner.registries.open({ grId, viewing: 'own' }));
    expect(shown.version - own.version >= 5).toBe(isBought);
    environment.setClock(NEXT_MORNING);
    await world.look();
    return renamed([...sent, live.replace(/^: .*\n\n/gm, '')].join('\n\n'));
  } finally {
    await environment.close();
    await Promise.allSettled(streams);
  }
};

describe('what the owner of a registry with a surprise is sent', () => {
  it.each<readonly [string, Surprise, boolean]>([
    ['owners hide all purchases', { _tag: 'UntilEvent' }, false],
    ['givers hide their orders', { _tag: 'Off' }, true],
  ])(
    '[SURP-01] pages, answers, headers, events and emails are the same byte for byte, whatever was bought: %s',
    async (_, surprise, isSurprise) => {
      const [withGifts, without] = [
        await transcriptOf(surprise, isSurprise, true),
        await transcriptOf(surprise, isSurprise, false),
      ];
      expect(withGifts).toBe(without);
      expect(Buffer.byteLength(without)).toBeGreaterThan(500_000);
    },
  );
});
