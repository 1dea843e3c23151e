import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../../event/index.ts';
import { pageHeads } from './page-heads.ts';

describe('titles of pages', () => {
  it('[STATE-02] a registry has its names and event', () => {
    const header = {
      eventType: eventTypeOf('br'),
      primaryFirstName: 'Ada',
      secondaryFirstName: O.some('Grace'),
      isPaused: false,
    };
    expect(pageHeads.registry(sites.main, header)).toEqual({
      title: 'Ada & Grace’s Wedding Registry | Hearth & Field',
      description: 'Choose a gift for Ada & Grace from the registry at Hearth & Field.',
    });
    expect(pageHeads.registry(sites.modern, { ...header, secondaryFirstName: O.none }).title).toBe(
      'Ada’s Wedding Registry | Mode Two',
    );
  });

  it('[PAUSE-01] the preview of a paused registry is that of any page', () => {
    const header = {
      eventType: eventTypeOf('br'),
      primaryFirstName: 'Ada',
      secondaryFirstName: O.none,
      isPaused: true,
    };
    expect(pageHeads.registry(sites.main, header)).toEqual(pageHeads.home(sites.main));
  });

  it('[SITE-01] other pages have the name of the site', () => {
    expect(pageHeads.cart(sites.canada).title).toBe('Your cart | Hearth & Field Canada');
    expect(pageHeads.signIn(sites.kids).title).toBe('Account Sign In | Hearth & Field Kids');
  });
});
