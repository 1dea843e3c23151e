import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, RESET_STORY_ARGS, SET_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/** The prefix of a docs iframe's id, followed by the story's id. */
const FRAME = 'iframe--';

/** Events with the toolbar's state, the latest first. */
const toolbarEvents = [GLOBALS_UPDATED, SET_GLOBALS];

/** The action in the frame's preview for each event of the surrounding page. */
const follows = { [UPDATE_STORY_ARGS]: 'onUpdateArgs', [RESET_STORY_ARGS]: 'onResetArgs' };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isChannel = (value: unknown): value is Pick<Channel, 'on' | 'off' | 'last'> =>
  isObject(value) && 'on' in value && 'off' in value && 'last' in value;

const of = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** The toolbar's site in an event; a story's own globals do not count. */
const siteIn = (event: unknown): unknown => of(of(event, 'userGlobals') ?? of(event, 'globals'), 'site');

/** Calls an action of this frame's preview. */
const inThisFrame = (action: string, event: unknown): void => {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const act = of(preview, action);
  if (typeof act === 'function') Reflect.apply(act, preview, [event]);
};

const lastSiteOn = (page: Pick<Channel, 'last'>): unknown => {
  const events: ReadonlyArray<unknown> = toolbarEvents.map((name) => page.last(name));
  return siteIn(events.filter(Array.isArray).at(0)?.at(0));
};

/** Keeps the page from scrolling when an element in the frame gets the focus or is scrolled into view. */
const holdPageStill = (page: Window): void => {
  for (const action of ['focus', 'scrollIntoView'] as const) {
    const act = HTMLElement.prototype[action];
    HTMLElement.prototype[action] = function held(...how: Array<FocusOptions & ScrollIntoViewOptions>) {
      const { scrollX, scrollY } = page;
      Reflect.apply(act, this, how);
      page.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
  }
};

/**
 * Connects a story on a docs page, which is in an iframe that Storybook does not connect with toolbar and controls, by
 * listening to the surrounding page. Returns the site chosen in that page's toolbar; undefined when the story has the
 * window to itself.
 */
export const siteOfDocsPage = (): unknown => {
  const [, storyId] = window.frameElement?.id.split(FRAME) ?? [];
  if (storyId === undefined) return undefined;
  const page: unknown = Reflect.get(window.parent, '__STORYBOOK_ADDONS_CHANNEL__');
  if (!isChannel(page)) return undefined;
  holdPageStill(window.parent);
  let site = lastSiteOn(page);
  const listeners: ReadonlyArray<readonly [event: string, listener: (event: unknown) => void]> = [
    [
      GLOBALS_UPDATED,
      (event) => {
        const next = siteIn(event);
        if (next === site || next === undefined) return;
        site = next;
        inThisFrame('onUpdateGlobals', { globals: { site } });
      },
    ],
    ...Object.entries(follows).map(([name, action]) => {
      const listener = (event: unknown): void => {
        if (of(event, 'storyId') === storyId) inThisFrame(action, event);
      };
      return [name, listener] as const;
    }),
  ];
  for (const [name, listener] of listeners) page.on(name, listener);
  // The surrounding page outlives its iframes, so the listeners must be removed.
  window.addEventListener('pagehide', () => {
    for (const [name, listener] of listeners) page.off(name, listener);
  });
  return site;
};
