import { calls } from '@gift-registry/adapters-http/wire';
import { accountService, ownDataFile } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceParts } from '../http/service-parts.ts';

/** One's account: being signed in, having one made, its password, leaving (AUTH-06). */
export const accountRoutes = (service: FastifyInstance, parts: ServiceParts): void => {
  const mount = mounting(service, parts);
  const account = accountService(parts.world);
  mount.call(calls.accountConfig, ({ person }) => account(person).config);
  mount.call(calls.signIn, ({ person }, credentials) => account(person).signIn(credentials));
  mount.call(calls.signOut, ({ person }) => account(person).signOut);
  mount.call(calls.createAccount, ({ person }, request) => account(person).create(request));
  mount.call(calls.confirmAccount, ({ person }, request) => account(person).confirm(request));
  mount.call(calls.forgotPassword, ({ person }, email) => account(person).forgotPassword(email));
  mount.call(calls.resetPassword, ({ person }, request) => account(person).resetPassword(request));
  mount.call(calls.accountProfile, ({ person }) => account(person).profile);
  mount.call(calls.accountData, ({ person }) => account(person).data, {
    // As the file that it shall be, should somebody open the address itself.
    send: (_request, reply, data) => {
      const { name, text } = ownDataFile(data);
      return reply.header('content-disposition', `attachment; filename="${name}"`).send(text);
    },
  });
  mount.call(calls.changePassword, ({ person }, change) => account(person).changePassword(change));
  mount.call(calls.removeAccount, ({ person }, request) => account(person).remove(request));
};
