import { type CopingTool, type CopingToolId, copingToolById } from '@wonderlings/coping/catalogue';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../../device/store/document-stores.ts';
import { localDateOf } from '../../../lib/local-day/local-day.ts';
import * as change from './helped.ts';

export type KnownTool = CopingTool & { readonly id: CopingToolId };

export interface HelpedHandle {
  readonly document: DeviceDocumentHandle<change.Helped>;
  /** The tool that is being tried or asked about, if it is not too long ago. */
  readonly trying: (change.Trying & { readonly tool: KnownTool }) | null;
  /** A saved mood led to the tools. */
  readonly leadBy: (feeling: string) => void;
  readonly begin: (toolId: CopingToolId) => void;
  readonly sayTried: () => void;
  readonly answer: (given: change.HelpAnswer) => void;
  readonly putAway: () => void;
  readonly takeOut: (toolId: string) => void;
  /** Undoes `takeOut`. */
  readonly putBack: (answers: readonly change.Answered[]) => void;
}

/** What helped the signed-in child, as this device keeps it. */
export function useHelped(): HelpedHandle {
  const document = useDeviceDocument(change.helpedDocument);
  const { update } = document;
  const trying = change.tryingAt(document.value, new Date());
  const tool = trying ? copingToolById(trying.toolId) : undefined;
  return {
    document,
    trying: trying && tool ? { ...trying, tool } : null,
    leadBy: (feeling) => {
      const today = localDateOf(new Date());
      update((helped) => change.leadBy(helped, feeling, today));
    },
    begin: (toolId) => {
      const now = new Date();
      update((helped) => change.begin(helped, toolId, now, localDateOf(now)));
    },
    sayTried: () => update(change.sayTried),
    answer: (given) => {
      const today = localDateOf(new Date());
      update((helped) => change.answer(helped, given, today));
    },
    putAway: () => update(change.putAway),
    takeOut: (toolId) => update((helped) => change.takeOut(helped, toolId)),
    putBack: (answers) => update((helped) => change.putBack(helped, answers)),
  };
}
