import {
  DomainError,
  type KeptFile,
  type ModuleDependencies,
  type ProveGrownUp,
  type Route,
  type RouteRequest,
  route,
} from '@wonderlings/kernel';
import {
  beginImport,
  bringIn,
  currentExport,
  currentImport,
  exportFile,
  importPart,
  makeExport,
  stopExport,
} from './contract.ts';
import { ExportRequested } from './events.ts';
import { ExportWork, exportState, newExport, noFile } from './export-work.ts';
import { nameOf, readExport } from './make-export.ts';
import { importFoundFile, importPartOf, importStateOf, startImport } from './receive-import.ts';
import { recordDownload, stopExport as recordStop, requestExport } from './take-along.decide.ts';
import { idsOf, WORK_ON_FILE } from './work-on-file-job.ts';

interface Dependencies extends ModuleDependencies {
  readonly proveGrownUp: ProveGrownUp;
}
type Asked = Pick<RouteRequest, 'session'>;

const DAY_MS = 86_400_000;

export const takeAlongRoutes = (dependencies: Dependencies): readonly Route[] => [
  ...exportRoutes(dependencies),
  ...importRoutes(dependencies),
];

function exportRoutes(dependencies: Dependencies): readonly Route[] {
  const { children, vault, now, enqueue, proveGrownUp } = dependencies;

  async function exportOf(id: string, childId: string, { session }: Asked) {
    const found = await vault.files.find(id, childId, sessionOf(session));
    if (found?.file.purpose !== 'export') throw noFile();
    return found;
  }

  return [
    route(makeExport, async (request) => {
      const { childId, body, context, session } = request;
      await proveGrownUp(dependencies, request, body.password);
      const { events } = await children.execute(childId, requestExport(body.withDevice), context(childId));
      const asked = events.find((event) => event.type === ExportRequested.type);
      if (!asked) throw new Error('Asking for an export records nothing');
      // What was recorded is asked for: a call that comes again goes on with the same file.
      const { exportId } = ExportRequested.schema.parse(asked.data);
      await vault.files.begin({
        id: exportId,
        childId,
        purpose: 'export',
        sessionId: session.sessionId,
        work: newExport(asked.revision + 1, body.withDevice),
        endsAt: new Date(now().getTime() + DAY_MS),
        isDue: true,
      });
      const { file, isHere, isDue } = await exportOf(exportId, childId, { session });
      if (isDue) enqueue?.(WORK_ON_FILE, idsOf(file));
      return exportState(file, isHere, now());
    }),

    route(currentExport, async ({ childId, session }) => {
      const found = await vault.files.current(childId, 'export', sessionOf(session));
      return found && exportState(found.file, found.isHere, now());
    }),

    route(stopExport, async ({ childId, params, context, session }) => {
      let { file } = await exportOf(params.id, childId, { session });
      // The job may take a step at the same moment.
      for (let tries = 0; tries < 20; tries += 1) {
        const work = ExportWork.parse(file.work);
        if (work.state === 'stopped') return { ok: true as const };
        if (work.state !== 'making') throw noFile();
        const stopped = await vault.files.advance(file, {
          work: { ...work, state: 'stopped' },
          drop: [...Object.keys(work.parts), 'zip'],
          isDue: false,
          endsAt: now(),
        });
        if (stopped) {
          await children.execute(childId, recordStop(params.id), context(childId));
          return { ok: true as const };
        }
        file = (await exportOf(params.id, childId, { session })).file;
      }
      throw new DomainError('conflict', 'export.busy', 'The file is being made right now. Please try again.');
    }),

    route(exportFile, async ({ childId, params, context, session }) => {
      const { file, isHere } = await exportOf(params.id, childId, { session });
      const state = exportState(file, isHere, now());
      if (!isHere || state.state !== 'ready' || state.size === null) throw noFile();
      return {
        name: `wonderlings-${(await nameOf(vault, childId)).toLowerCase()}-${dayOf(file)}.zip`,
        type: 'application/zip',
        size: state.size,
        read: (start, end) => readExport(vault, file, start, end),
        begun: async () => void (await children.execute(childId, recordDownload(file.id), context(childId))),
      };
    }),
  ];
}

function importRoutes(dependencies: ModuleDependencies): readonly Route[] {
  const { vault } = dependencies;
  return [
    route(beginImport, ({ childId, body, session, context }) =>
      startImport(dependencies, { childId, size: body.size, session, context }),
    ),
    route(importPart, ({ childId, params, bytes, session }) =>
      importPartOf(dependencies, { childId, ...params, bytes, sessionId: sessionOf(session) }),
    ),
    route(currentImport, async ({ childId, session }) => {
      const found = await vault.files.current(childId, 'import', sessionOf(session));
      return found && importStateOf(found.file, dependencies.now());
    }),
    route(bringIn, ({ childId, params, context, session }) =>
      importFoundFile(dependencies, { childId, id: params.id, context, sessionId: sessionOf(session) }),
    ),
  ];
}

/** A route of the grown-up area has one. */
const sessionOf = ({ sessionId }: RouteRequest['session']): string => sessionId ?? '';

const dayOf = ({ begunAt }: KeptFile): string => begunAt.toISOString().slice(0, 10);
