import { DomainError, isEvent, type ModuleDependencies } from '@wonderlings/kernel';
import { AREA_MINUTES } from './contract.ts';
import { GrownUpViewOpened } from './events.ts';
import { closeArea, openArea } from './family.decide.ts';
import { byGrownUp, proveGrownUp } from './proof.ts';
import { type FamilyRequest, sessionOf } from './queries.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now'>;

const AREA_MS = AREA_MINUTES * 60_000;

/**
 * Opens the area in this session alone, for a quarter of an hour. It is in the history before it is open: no look goes untold.
 * @throws DomainError as {@link proveGrownUp}
 */
export async function open(dependencies: Dependencies, request: FamilyRequest, password: string): Promise<void> {
  const { children, vault, now } = dependencies;
  const { childId, session } = request;
  const sessionId = sessionOf(session);
  const proof = await proveGrownUp(dependencies, request, password);
  const closesElsewhere = (await vault.grownUpOf(childId, sessionId))?.isOpenElsewhere ?? false;
  const opening = openArea(new Date(now().getTime() + AREA_MS), closesElsewhere);
  const { events } = await children.execute(childId, opening, byGrownUp(request));
  const opened = events.find((event) => isEvent(GrownUpViewOpened, event));
  if (!opened) throw new Error('An opened area has an event');
  // As it was told: the same call again is open no longer than the first one said.
  await vault.openGrownUpArea(childId, sessionId, new Date(opened.data.until));
  if (await vault.isGrownUpProved(childId, proof)) return;
  // A replaced password closes what is open, and this was not open yet.
  await vault.closeGrownUpArea(childId, sessionId);
  throw new DomainError('forbidden', 'grown-up.wrong', 'That was not the grown-up password.');
}

/** Closes it first: a log that is away must not keep it open. Where it is not open, there is nothing to record. */
export async function close({ children, vault }: Dependencies, request: FamilyRequest): Promise<void> {
  if (!(await vault.closeGrownUpArea(request.childId, sessionOf(request.session)))) return;
  await children.execute(request.childId, closeArea, byGrownUp(request));
}
