import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultShipping, offeredShipping } from './default-shipping.ts';

const express = { code: 'express' };
const standard = { code: 'standard' };
const pigeon = { code: 'pigeon' };

describe('how it ships unless somebody chooses', () => {
  it('[SITE-03] standard is the default wherever it is offered, in any order', () => {
    forAll(fc.shuffledSubarray([express, pigeon]), fc.nat(2), (others, place) => {
      const [first = standard, ...rest] = others.toSpliced(place, 0, standard);
      expect(defaultShipping([first, ...rest])).toBe('standard');
    });
    for (const { shippingMethods } of Object.values(sites)) expect(defaultShipping(shippingMethods)).toBe('standard');
  });

  it('[SITE-03] where it is not offered, the first way is', () => {
    expect(defaultShipping([express, pigeon])).toBe('express');
    expect(defaultShipping([pigeon])).toBe('pigeon');
  });

  it('[INT-01] a chosen way stays as long as it is offered', () => {
    expect(offeredShipping([standard, express], 'express')).toBe('express');
    expect(offeredShipping([standard, pigeon], 'express')).toBe('standard');
  });
});
