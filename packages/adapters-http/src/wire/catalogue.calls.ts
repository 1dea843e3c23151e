import type {
  CatalogueQuery,
  CatalogueResults,
  GiftShop,
  PopupNotFound,
  Product,
  ProductNotFound,
  ShippingPopup,
  ShownPicks,
  Sku,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import {
  catalogueQueryFromWire,
  catalogueQueryToWire,
  catalogueQueryWire,
  catalogueResults,
  popupName,
  productAnswer,
  shippingPopup,
} from './catalogue.wire.ts';
import { sku } from './identity.ts';
import { giftShop, shownPicks } from './picks.wire.ts';
import { popupNotFound, productNotFound } from './refusal.wire.ts';
import { bodyPassedOver, noParams, noQuery, requestCodec } from './request.ts';
import { answerShape } from './shape.ts';

export const readProduct: Call<Sku, Product, ProductNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/api/catalogue/products/{sku}'],
  request: requestCodec(
    { params: answerShape({ sku }), query: noQuery, body: bodyPassedOver },
    ({ params }) => params.sku,
    (number) => ({ params: { sku: number }, query: {}, body: undefined }),
  ),
  answer: productAnswer,
  refusal: productNotFound,
};

export const searchCatalogue: Call<CatalogueQuery, CatalogueResults, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/catalogue/search'],
  request: requestCodec(
    { params: noParams, query: catalogueQueryWire, body: bodyPassedOver },
    ({ query }) => catalogueQueryFromWire(query),
    (query) => ({ params: {}, query: catalogueQueryToWire(query), body: undefined }),
  ),
  answer: catalogueResults,
  refusal: t.never,
};

export const readPicks: Call<GiftShop, ShownPicks, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/catalogue/picks/{shop}'],
  request: requestCodec(
    { params: answerShape({ shop: giftShop }), query: noQuery, body: bodyPassedOver },
    ({ params }) => params.shop,
    (shop) => ({ params: { shop }, query: {}, body: undefined }),
  ),
  answer: shownPicks,
  refusal: t.never,
};

export const readPopup: Call<string, ShippingPopup, PopupNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/browse/popup'],
  request: requestCodec(
    { params: noParams, query: answerShape({ popupName }), body: bodyPassedOver },
    ({ query }) => query.popupName,
    (name) => ({ params: {}, query: { popupName: name }, body: undefined }),
  ),
  answer: shippingPopup,
  refusal: popupNotFound,
};
