import { examplePhotos } from '@gift-registry/domain/testing/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharpPhotoMaker } from '../photo/sharp-photo-maker.ts';
import { exampleServices, outcome, signIn, tagOf } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';
import { recordingLog } from '../testing/test-database.ts';

const serving = exampleServices();
const grId = '7310442';
const upload = (imageContent: string, more: Readonly<Record<string, unknown>> = {}): BrowserRequest => ({
  method: 'POST',
  url: '/gift-registry/upload-registry-photo/',
  body: { id: grId, imageContent, fileType: 'image/jpeg', ...more },
});
const removal = (body: unknown = {}): BrowserRequest => ({
  method: 'POST',
  url: `/gift-registry/dashboard/remove-registry-photo/${grId}`,
  body,
});
const visible = (was: string, now: string): BrowserRequest => ({
  method: 'POST',
  url: `/api/registry/${grId}/settings`,
  body: { visibility: { was, now } },
});
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const owned = async (options: Parameters<typeof serving>[0] = {}) => {
  const example = await serving(options, { photoMaker: sharpPhotoMaker(recordingLog()) });
  await signIn(example.browser);
  return { ...example, guest: injectingBrowser(example.service) };
};

describe('the photo of a registry, over HTTP', () => {
  it('[PHOTO-06] [PHOTO-07] an uploaded photo is re-encoded and served as a JPEG, at an address that never changes its content', async () => {
    const { browser, guest } = await owned();
    const sent = await browser.ask(upload(examplePhotos.located));
    expect(sent.json()).toMatchObject({ isSuccess: true, version: 1, patch: { version: 1 } });
    const path: string = sent.json().registrantImage;
    expect((await guest.ask({ url: `/api/registry/${grId}` })).json().registrantImage).toBe(path);
    const served = await guest.ask({ url: path });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      etag: `"${path.split('/').at(-1)}"`,
      vary: 'Cookie',
    });
    expect(served.rawPayload.includes('Canary')).toBe(false);
    expect(served.rawPayload.includes('GPS')).toBe(false);
    expect((await sharp(served.rawPayload).metadata()).format).toBe('jpeg');
    expect((await guest.ask({ method: 'HEAD', url: path })).statusCode).toBe(200);
    const page = (await guest.ask({ url: `/gift-registry/guest-list/${grId}` })).body;
    expect(page).toContain(`<link rel="preload" as="image" href="${path}"`);
  });

  it('[PHOTO-06] a removed photo is gone, also at its old address; a second removal is success', async () => {
    const { browser, guest } = await owned();
    const path: string = (await browser.ask(upload(examplePhotos.green))).json().registrantImage;
    const gone = await browser.ask(removal({ grId }));
    expect(gone.json()).toMatchObject({ isSuccess: true, version: 2, registrantImage: null });
    expect((await browser.ask({ ...removal(), body: undefined })).json()).toMatchObject({
      isSuccess: true,
      version: 2,
    });
    expect((await guest.ask({ url: path })).statusCode).toBe(404);
  });

  it.each<[string, ReadonlyArray<BrowserRequest>, ReadonlyArray<BrowserRequest>]>([
    ['the photo', [], [removal()]],
    ['the registry', [], [{ method: 'DELETE', url: `/api/registry/${grId}` }]],
    ['its being visible', [], [visible('findable', 'private')]],
    ['its key', [visible('findable', 'link')], [visible('link', 'private'), visible('private', 'link')]],
  ])('[PHOTO-07] the address is 404 once %s is gone, also for who asks with a copy', async (_, first, ending) => {
    const { browser, guest } = await owned();
    for (const request of first) expect((await browser.ask(request)).statusCode).toBe(200);
    const path: string = (await browser.ask(upload(examplePhotos.green))).json().registrantImage;
    const seen = await guest.ask({ url: path });
    const copy = { url: path, headers: { 'if-none-match': String(seen.headers['etag']) } };
    const again = await guest.ask(copy);
    expect([seen.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    // No shared cache stores either, and a browser asks each time.
    for (const { headers } of [seen, again]) expect(headers['cache-control']).toBe('private, no-cache');
    for (const request of ending) expect((await browser.ask(request)).statusCode).toBe(200);
    for (const request of [{ url: path }, copy]) {
      const gone = await guest.ask(request);
      expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it.each<[string, BrowserRequest, number, string]>([
    ['a PNG that is called a JPEG', upload(examplePhotos.png), 422, 'NotAJpeg'],
    ['HTML', upload(base64('<!doctype html><script>alert(1)</script>')), 422, 'NotAJpeg'],
    ['SVG', upload(base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')), 422, 'NotAJpeg'],
    ['a GIF that is a script', upload(base64('GIF89a=1;alert(1);')), 422, 'NotAJpeg'],
    [
      'HTML that begins as a JPEG',
      upload(Buffer.from('\xff\xd8\xff<html>', 'latin1').toString('base64')),
      422,
      'NotAJpeg',
    ],
    ['a picture of 5,000 pixels', upload(examplePhotos.wide), 422, 'PictureTooLarge'],
    ['one that breaks off', upload(examplePhotos.brokenOff), 422, 'NotAJpeg'],
    ['no Base64', upload('%%%%'), 422, 'NotBase64'],
    ['another type', upload(examplePhotos.green, { fileType: 'image/svg+xml' }), 415, 'WrongFileKind'],
    ['no registry', upload(examplePhotos.green, { id: undefined }), 400, 'BadRequest'],
    ['an unknown property', upload(examplePhotos.green, { name: '../../us.jpg' }), 400, 'BadRequest'],
    ['another number in the body of a removal', removal({ grId: '7310443' }), 400, 'BadRequest'],
    ['more than 3 MiB', upload('A'.repeat(3_145_728)), 413, 'TooLarge'],
  ])('[PHOTO-07] [API-01] %s is refused, and the photo before stays', async (_, request, status, tag) => {
    const { browser } = await owned();
    await browser.ask(upload(examplePhotos.green));
    const before = (await browser.ask({ url: `/api/registry/${grId}` })).json();
    const answer = await browser.ask(request);
    expect([answer.statusCode, tagOf(answer)]).toEqual([status, tag]);
    expect((await browser.ask({ url: `/api/registry/${grId}` })).json()).toEqual(before);
  });

  it('[PHOTO-07] a request of up to 3 MiB is read, on this route only', async () => {
    const { browser } = await owned();
    const room = 3_145_728 - JSON.stringify(upload('').body).length;
    expect(tagOf(await browser.ask(upload('A'.repeat(room - (room % 4)))))).toBe('NotAJpeg');
    expect((await browser.ask(removal({ grId, more: 'A'.repeat(70_000) }))).statusCode).toBe(413);
  });

  it('[AUTH-03] [PHOTO-07] others than its registrant change nothing: 401, 404 and 403 before the photo is read; and no foreign page does', async () => {
    const { browser, guest, service } = await owned();
    const other = injectingBrowser(service);
    await signIn(other, 'ruth@example.com', 'wisteria-81');
    const html = upload(base64('<html>'), { fileType: 'text/html' });
    for (const request of [html, removal()]) {
      expect(await outcome(guest, request)).toEqual([401, 'SignInNeeded']);
      expect(await outcome(other, request)).toEqual([403, 'NotOwner']);
      const foreign = { ...request, headers: { origin: 'https://evil.example' } };
      expect((await browser.ask(foreign)).statusCode).toBe(403);
    }
    expect(await outcome(browser, upload(examplePhotos.green, { id: '999999999' }))).toEqual([404, 'RegistryNotFound']);
  });

  it('[PHOTO-07] [ROUTE-17] the photo of a registry that a person may not see is the same 404 as an unknown one, byte for byte; so it is in the other market', async () => {
    const { browser, guest, service } = await owned();
    const path: string = (await browser.ask(upload(examplePhotos.green))).json().registrantImage;
    const name = path.split('/').at(-1);
    const canadian = injectingBrowser(service, 'ca.localhost:3000');
    expect((await canadian.ask({ url: `/api/registry/${grId}` })).statusCode).toBe(404);
    expect((await canadian.ask({ url: path })).statusCode).toBe(404);
    const never = await guest.ask({ url: `/gift-registry/photo/999999999/${name}` });
    await browser.ask(visible('findable', 'private'));
    const hidden = await guest.ask({ url: path });
    expect([hidden.statusCode, hidden.body, hidden.headers['cache-control']]).toEqual([404, never.body, 'no-store']);
    const own = await browser.ask({ url: path });
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
    await browser.ask(visible('private', 'link'));
    const shared: string = (await browser.ask({ url: `/api/registry/${grId}` })).json().registrantImage;
    expect(shared).toMatch(/\?key=.+$/);
    expect((await guest.ask({ url: path })).statusCode).toBe(404);
    const byLink = await guest.ask({ url: shared });
    expect([byLink.statusCode, byLink.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });

  it.each([
    `/gift-registry/photo/${grId}/0a1b.jpg`,
    `/gift-registry/photo/${grId}/..%2f..%2fetc%2fpasswd`,
    `/gift-registry/photo/${grId}/${'a'.repeat(64)}.html`,
    `/gift-registry/photo/x/${'a'.repeat(64)}.jpg`,
  ])('[PHOTO-07] %s is 404', async (url) => {
    const { guest } = await owned();
    const answer = await guest.ask({ url });
    expect([answer.statusCode, tagOf(answer)]).toEqual([404, 'NotFound']);
  });

  it('[PHOTO-07] uploads are limited for each network address', async () => {
    const { browser } = await owned({ photosPerMinute: 2 });
    for (const content of [examplePhotos.green, examplePhotos.gold]) await browser.ask(upload(content));
    const third = await browser.ask(upload(examplePhotos.green));
    expect([third.statusCode, tagOf(third)]).toEqual([429, 'TooManyRequests']);
    expect((await browser.ask(removal())).statusCode).toBe(200);
  });
});
