import { calls } from '@gift-registry/adapters-http/wire';
import {
  checklistsService,
  invitationsService,
  registriesService,
  settingsService,
  thanksService,
} from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/**
 * What owners do with their registry: its items (MAN-05, MAN-08, GG-02, GG-04, ADD-01, ITEM-08, NLA-03), its settings
 * (SET-01, SET-02, GREET-03), its gifts and who was thanked for them (THX-01), its checklist (CHK-01), and invitations
 * to own it together (AUTH-06).
 */
export const ownerRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const registries = registriesService(context.dependencies);

  routes.call(calls.changeWantedQuantity, ({ person }, { grId, identity, wanted }) =>
    registries(person).changeWantedQuantity(grId, identity, wanted),
  );
  routes.withOptionalKey(calls.addItems, ({ person }, { grId, additions }, key) =>
    registries(person).addItems(grId, additions, key),
  );
  routes.withOptionalKey(calls.addListItem, ({ person }, { grId, addition }, key) =>
    registries(person).addItems(grId, [addition], key),
  );
  routes.call(calls.removeItem, ({ person }, { grId, identity }) => registries(person).removeItem(grId, identity));
  routes.call(calls.markMostLoved, ({ person }, { grId, identity }) =>
    registries(person).changeMostLoved(grId, identity, true),
  );
  routes.call(calls.unmarkMostLoved, ({ person }, { grId, identity }) =>
    registries(person).changeMostLoved(grId, identity, false),
  );
  routes.call(calls.changeMostLoved, ({ person }, { grId, identity, isMostLoved }) =>
    registries(person).changeMostLoved(grId, identity, isMostLoved),
  );
  routes.call(calls.startGroupGift, ({ person }, { grId, identity }) =>
    registries(person).changeGroupGift(grId, identity, true),
  );
  routes.call(calls.stopGroupGift, ({ person }, { grId, identity }) =>
    registries(person).changeGroupGift(grId, identity, false),
  );
  routes.call(calls.nameFund, ({ person }, { grId, identity, name }) =>
    registries(person).nameFund(grId, identity, name),
  );
  routes.call(calls.updateItem, ({ person }, { grId, identity, edit }) =>
    registries(person).updateItem(grId, identity, edit),
  );
  routes.withOptionalKey(calls.replaceItem, ({ person }, { grId, existing, replacement }, key) =>
    registries(person).replaceItem(grId, existing, replacement, key),
  );

  const settings = settingsService(context.dependencies);
  routes.call(calls.readSettings, ({ person }, grId) => settings(person).readSettings(grId));
  routes.call(calls.changeSettings, ({ person }, { grId, change }) => settings(person).changeSettings(grId, change));
  routes.call(calls.writeGreeting, ({ person }, { grId, words }) => settings(person).writeGreeting(grId, words));
  routes.call(calls.writeBiography, ({ person }, { grId, words }) => settings(person).writeBiography(grId, words));
  routes.call(calls.deleteRegistry, ({ person }, grId) => settings(person).deleteRegistry(grId));

  const thanks = thanksService(context.dependencies);
  routes.call(calls.readGifts, ({ person }, grId) => thanks(person).readGifts(grId));
  routes.call(calls.markThanked, ({ person }, { grId, ids, isThanked }) =>
    thanks(person).markThanked(grId, ids, isThanked),
  );
  routes.call(calls.writeNote, ({ person }, { grId, id, edit }) => thanks(person).writeNote(grId, id, edit));
  routes.call(calls.confirmGifts, ({ person }, { grId, ids, isConfirmed }) =>
    thanks(person).confirmGifts(grId, ids, isConfirmed),
  );
  routes.withRequiredKey(calls.markArrived, ({ person }, { grId, ids, state }, key) =>
    thanks(person).markArrived(grId, ids, state, key),
  );
  routes.withRequiredKey(calls.rejectGifts, ({ person }, { grId, ids }, key) =>
    thanks(person).rejectGifts(grId, ids, key),
  );
  routes.withRequiredKey(calls.addGift, ({ person }, { grId, addition }, key) =>
    thanks(person).addGift(grId, addition, key),
  );
  routes.call(calls.nameGiver, ({ person }, { grId, id, name }) => thanks(person).nameGiver(grId, id, name));

  const checklists = checklistsService(context.dependencies);
  routes.call(calls.readChecklist, ({ person }, grId) => checklists(person).readChecklist(grId));
  routes.call(calls.tickEntry, ({ person }, { grId, key, isTicked }) =>
    checklists(person).tickEntry(grId, key, isTicked),
  );

  const invitations = invitationsService(context.dependencies);
  routes.call(calls.coRegistrant, ({ person }, grId) => invitations(person).coRegistrant(grId));
  routes.call(calls.invite, ({ person }, { grId, email }) => invitations(person).invite(grId, email));
  routes.call(calls.revokeInvitation, ({ person }, grId) => invitations(person).revokeInvitation(grId));
  routes.call(calls.openInvitation, ({ person }, token) => invitations(person).openInvitation(token));
  routes.call(calls.acceptInvitation, ({ person }, token) => invitations(person).acceptInvitation(token));
};
