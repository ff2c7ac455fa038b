import { type ModuleDependencies, type Route, type RouteRequest, route, sleepDetails } from '@wonderlings/kernel';
import { close, open } from './area.ts';
import { giveConsentByPassword, type WhenWithdrawn, withdraw } from './consent.ts';
import * as consentContract from './consent-contract.ts';
import * as contract from './contract.ts';
import { askForReset, changePassword, setPassword, stopTheReset } from './password.ts';
import { areaOf, consentOf } from './queries.ts';

interface Dependencies extends ModuleDependencies {
  readonly whenWithdrawn: WhenWithdrawn;
}

type OfChild = RouteRequest<typeof contract.getGrownUp>;

export function familyRoutes(dependencies: Dependencies): readonly Route[] {
  /** Whatever was done, the answer is how things stand then. */
  const thenArea =
    <Request extends OfChild>(act: (request: Request) => Promise<void>) =>
    async (request: Request) => {
      await act(request);
      return areaOf(dependencies, request);
    };

  return [
    route(contract.getGrownUp, (request) => areaOf(dependencies, request)),
    route(contract.setGrownUpPassword, async (request) => {
      await setPassword(dependencies, request, request.body.password);
      return areaOf(dependencies, request);
    }),
    route(contract.changeGrownUpPassword, async (request) => {
      await changePassword(dependencies, request, request.body);
      return areaOf(dependencies, request);
    }),
    route(contract.openGrownUpArea, async (request) => {
      await open(dependencies, request, request.body.password);
      return areaOf(dependencies, request);
    }),
    route(
      contract.closeGrownUpArea,
      thenArea((request) => close(dependencies, request)),
    ),
    route(contract.askGrownUpReset, async (request) => {
      await askForReset(dependencies, request, request.body.password);
      return areaOf(dependencies, request);
    }),
    route(
      contract.stopGrownUpReset,
      thenArea((request) => stopTheReset(dependencies, request)),
    ),

    route(consentContract.getConsent, ({ childId }) => consentOf(dependencies, childId)),
    route(consentContract.giveConsent, async (request) => {
      await giveConsentByPassword(dependencies, request, request.body);
      return consentOf(dependencies, request.childId);
    }),
    route(consentContract.withdrawConsent, async (request) => {
      const sleep = await withdraw(dependencies, request, request.body.password);
      // The session is over with all the others; its cookies go too.
      await request.session.signOut();
      if (request.session.deviceToken) request.session.rememberDevice(null);
      return sleepDetails(sleep);
    }),
  ];
}
