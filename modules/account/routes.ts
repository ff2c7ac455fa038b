import {
  type Command,
  type CommandContext,
  childGone,
  DomainError,
  type ModuleDependencies,
  type Route,
  type RouteRequest,
  route,
} from '@wonderlings/kernel';
import { earnedIn } from '@wonderlings/rewards/events';
import { changeProfile, renameJournal } from './account.decide.ts';
import type { AccountState } from './account.ts';
import { changePassword } from './change-password.ts';
import * as contract from './contract.ts';
import { type DemoStory, openDemo } from './demo.ts';
import {
  changePictureCode,
  pictureAtSignIn,
  pictureOfNewBuddy,
  pictureOfSession,
  showPicture,
  signInByPicture,
  takePictureOff,
} from './pictures.ts';
import * as picturesContract from './pictures-contract.ts';
import { asSettings, asUser, userRow } from './queries.ts';
import { registerChild } from './register.ts';
import { isDemoSignIn, leave, openSession, signInByDevice, signInByPassword } from './sign-in.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins.ts';
import * as signInsContract from './sign-ins-contract.ts';
import { type UserRow, userAfter } from './tables.ts';

interface Dependencies extends ModuleDependencies {
  readonly demoStory: DemoStory;
}

const OK = { ok: true } as const;

export function accountRoutes(dependencies: Dependencies): readonly Route[] {
  const { children, read, vault } = dependencies;

  async function known(childId: string, row: UserRow | undefined): Promise<UserRow> {
    if (row) return row;
    if (await vault.accountOf(childId)) {
      throw new DomainError('unavailable', 'account.not-ready', 'We are still getting your things. Please try again.');
    }
    throw childGone();
  }
  const rowOf = async (childId: string) => known(childId, await userRow(read, childId));
  const userOf = async (childId: string) => asUser(await rowOf(childId));

  /** Carries out a change and answers the settings as they are after it, even if the read model is behind, and what it earned. */
  async function settingsAfter(
    act: Command<AccountState>,
    { childId, context }: Pick<RouteRequest<typeof contract.getSettings>, 'childId' | 'context'>,
  ) {
    const { events } = await children.execute(childId, act, context(childId));
    const row = await known(childId, userAfter(await userRow(read, childId), events));
    return { ...asSettings(row), ...earnedIn(events) };
  }

  return [
    route(contract.getUser, ({ childId }) => userOf(childId)),

    route(contract.register, async (request) => {
      const { rememberDevice, showPicture } = request.body;
      const hasRoom = (await vault.picturesOf(request.session.pictures)).length < picturesContract.MOST_PICTURES;
      const { childId, events } = await registerChild(dependencies, request, hasRoom);
      const picture = await pictureAtSignIn(dependencies, request, childId, showPicture);
      await openSession(dependencies, request, childId, rememberDevice, await picture.show());
      return asUser(await known(childId, userAfter(await userRow(read, childId), events)));
    }),

    route(contract.login, async (request) => {
      if (!isDemoSignIn(request.body)) return userOf(await signInByPassword(dependencies, request, request.body));
      const childId = await openDemo(dependencies, visitOf(dependencies, request));
      // A demo is for now: it is gone in a day, so this device is not remembered.
      await openSession(dependencies, request, childId, false);
      return userOf(childId);
    }),

    route(contract.autoLogin, async (request) => userOf(await signInByDevice(dependencies, request))),

    route(contract.logout, async (request) => {
      await leave(dependencies, request, request.childId);
      return OK;
    }),

    route(contract.getSettings, async ({ childId }) => asSettings(await rowOf(childId))),
    route(contract.changeSettings, async (request) => {
      const settings = await settingsAfter(changeProfile(request.body), request);
      const { selectedWonderling } = request.body;
      if (selectedWonderling !== undefined) await pictureOfNewBuddy(dependencies, request, selectedWonderling);
      return settings;
    }),
    route(contract.renameJournal, (request) => settingsAfter(renameJournal(request.body.journalName), request)),

    route(contract.changePassword, async (request) => {
      await changePassword(dependencies, request);
      return OK;
    }),

    route(signInsContract.listSignIns, (request) => listSignIns(dependencies, request)),
    route(signInsContract.endSignIn, async (request) => {
      await endSignIn(dependencies, request);
      return OK;
    }),
    route(signInsContract.endOtherSignIns, async (request) => {
      await endOtherSignIns(dependencies, request);
      return OK;
    }),

    route(picturesContract.getPictureHere, async (request) => ({
      here: await pictureOfSession(dependencies, request),
    })),
    route(picturesContract.showPicture, (request) => showPicture(dependencies, request)),
    route(picturesContract.takePictureOff, async (request) => {
      await takePictureOff(dependencies, request);
      return OK;
    }),
    route(picturesContract.signInByPicture, async (request) => userOf(await signInByPicture(dependencies, request))),
    route(picturesContract.changePictureCode, (request) => changePictureCode(dependencies, request)),

    // The last one, so that `settings` is not taken for an id. Another child's has been refused by the HTTP shell.
    route(contract.getUserById, ({ childId }) => userOf(childId)),
  ];
}

/** A key that two visitors hardly ever choose. */
const STRONG_KEY_LENGTH = 32;

/**
 * By address too, so that the same key of two visitors is two children. Behind one address a short key may be two visitors', and
 * neither may step into the other's demo: it names no visit.
 */
function visitOf(
  { newId }: Pick<ModuleDependencies, 'newId'>,
  { context, ip, idempotencyKey = '' }: Pick<RouteRequest, 'context' | 'ip' | 'idempotencyKey'>,
): CommandContext {
  const visit = context(`demo ${ip}`);
  return idempotencyKey.length < STRONG_KEY_LENGTH ? { ...visit, commandId: newId() } : visit;
}
