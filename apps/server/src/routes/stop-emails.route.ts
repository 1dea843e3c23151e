import { addressIn, messagesOf, paths } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E } from 'fp-ts';
import { escapeHtml } from '../http/markup.ts';
import { sendStaticPage } from '../http/static-page.ts';
import type { ServiceContext } from '../service-context.ts';

/** The key in the query, if it has the form of one; otherwise empty, which matches nobody. */
const keyIn = ({ query }: FastifyRequest): string => {
  const key: unknown = typeof query === 'object' && query !== null && 'key' in query ? query.key : '';
  return typeof key === 'string' && /^[A-Za-z0-9-]{1,100}$/.test(key) ? key : '';
};

/** Whether the form says that the emails are to stop: as a mail program does (RFC 8058), or by the second button of the page. */
const isSure = (body: unknown): boolean =>
  typeof body === 'string' && (/\bList-Unsubscribe\b[^A-Za-z]*One-Click\b/.test(body) || body === 'sure=yes');

/**
 * Stops gift emails by the link in one of them, without signing in (OWN-01). Neither opening the page nor one press on
 * it stops them, since scanners of mail open links and press buttons before people do (EDIT-01): the second press
 * does, or a mail program by a POST to the same address (RFC 8058). The pages are the same for every key.
 */
export const stopEmailsRoutes = async (service: FastifyInstance, { dependencies }: ServiceContext): Promise<void> => {
  const path = '/emails/stop';
  const page = (request: FastifyRequest, reply: FastifyReply, title: string, html: string): FastifyReply =>
    // The key stays on this site; without any referrer a browser sends a form of the page as from no origin.
    sendStaticPage(request, reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin'), {
      title,
      html,
    });

  await service.register((forms, _options, ready) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, body),
    );
    const ask = (request: FastifyRequest, reply: FastifyReply, help: string, button: string): FastifyReply =>
      page(
        request,
        reply,
        messagesOf(request.site.language).stopEmailsMessages.title,
        `<p>${escapeHtml(help)}</p>
<form method="post" action="${escapeHtml(addressIn(request.site.language, paths.stopEmails(keyIn(request))))}"><p class="way">${button}</p></form>`,
      );
    forms.get(path, async (request, reply) =>
      ask(
        request,
        reply,
        messagesOf(request.site.language).stopEmailsMessages.help,
        `<button>${escapeHtml(messagesOf(request.site.language).stopEmailsMessages.stop)}</button>`,
      ),
    );
    // Mail programs send no Origin header (RFC 8058); the key authorizes the request.
    forms.post(path, { config: { allowsNoOrigin: true } }, async (request, reply) => {
      if (!isSure(request.body))
        return ask(
          request,
          reply,
          messagesOf(request.site.language).stopEmailsMessages.sureHelp,
          `<button name="sure" value="yes">${escapeHtml(messagesOf(request.site.language).stopEmailsMessages.sure)}</button>`,
        );
      const stopped = await dependencies.settings.stopGiftEmails(keyIn(request))();
      return E.isLeft(stopped)
        ? page(
            request,
            reply.code(503),
            messagesOf(request.site.language).stopEmailsMessages.title,
            `<p>${escapeHtml(messagesOf(request.site.language).faultSentence(stopped.left))}</p>`,
          )
        : page(
            request,
            reply,
            messagesOf(request.site.language).stopEmailsMessages.stopped,
            `<p>${escapeHtml(messagesOf(request.site.language).stopEmailsMessages.stoppedHelp)}</p>`,
          );
    });
    ready();
  });
};
