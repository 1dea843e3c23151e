import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, RESET_STORY_ARGS, SET_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

/** So the id of such a frame begins, before that of its story. */
const FRAME = 'iframe--';

/** What the toolbar says last is told by these, the newest first. */
const told = [GLOBALS_UPDATED, SET_GLOBALS];

/** How to read: what is told on the page on the left is done in the frame as on the right. */
const follows = { [UPDATE_STORY_ARGS]: 'onUpdateArgs', [RESET_STORY_ARGS]: 'onResetArgs' };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isChannel = (value: unknown): value is Pick<Channel, 'on' | 'off' | 'last'> =>
  isObject(value) && 'on' in value && 'off' in value && 'last' in value;

const of = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** The site among what the toolbar says; what a story says for itself is not the toolbar's. */
const siteIn = (event: unknown): unknown => of(of(event, 'userGlobals') ?? of(event, 'globals'), 'site');

/** An action of this frame's own preview, which is there once the frame is. */
const inThisFrame = (action: string, event: unknown): void => {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const act = of(preview, action);
  if (typeof act === 'function') Reflect.apply(act, preview, [event]);
};

const lastSiteOn = (page: Pick<Channel, 'last'>): unknown => {
  const events: ReadonlyArray<unknown> = told.map((name) => page.last(name));
  return siteIn(events.filter(Array.isArray).at(0)?.at(0));
};

/** What takes the focus or comes into sight in a frame leaves the page around it where it is. */
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
 * A story on a docs page stands in a frame of its own, which Storybook tells nothing of toolbar and controls: here it listens to the page around it. Answers the site that the toolbar of that
 * page names; nothing where the story has the window to itself.
 */
export const siteOfDocsPage = (): unknown => {
  const [, storyId] = window.frameElement?.id.split(FRAME) ?? [];
  if (storyId === undefined) return undefined;
  const page: unknown = Reflect.get(window.parent, '__STORYBOOK_ADDONS_CHANNEL__');
  if (!isChannel(page)) return undefined;
  holdPageStill(window.parent);
  let site = lastSiteOn(page);
  const heard: ReadonlyArray<readonly [event: string, hear: (event: unknown) => void]> = [
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
      const hear = (event: unknown): void => {
        if (of(event, 'storyId') === storyId) inThisFrame(action, event);
      };
      return [name, hear] as const;
    }),
  ];
  for (const [name, hear] of heard) page.on(name, hear);
  // The page outlives its frames.
  window.addEventListener('pagehide', () => {
    for (const [name, hear] of heard) page.off(name, hear);
  });
  return site;
};
