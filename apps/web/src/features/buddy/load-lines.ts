import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { CompanionLines, SharedLines } from './reaction.ts';

/** Each companion's lines are a file: a child loads those of its own buddy. */
const FILES: Readonly<Record<WonderlingId, () => Promise<{ readonly LINES: CompanionLines }>>> = {
  zola: () => import('./lines/zola.catalogue.ts'),
  bella: () => import('./lines/bella.catalogue.ts'),
  rally: () => import('./lines/rally.catalogue.ts'),
  setta: () => import('./lines/setta.catalogue.ts'),
  pogo: () => import('./lines/pogo.catalogue.ts'),
  lulu: () => import('./lines/lulu.catalogue.ts'),
  fern: () => import('./lines/fern.catalogue.ts'),
  blot: () => import('./lines/blot.catalogue.ts'),
  hum: () => import('./lines/hum.catalogue.ts'),
  tuck: () => import('./lines/tuck.catalogue.ts'),
  glim: () => import('./lines/glim.catalogue.ts'),
  pip: () => import('./lines/pip.catalogue.ts'),
};

export async function loadLines(
  who: WonderlingId,
): Promise<{ readonly own: CompanionLines; readonly shared: SharedLines }> {
  const [{ LINES }, { SHARED_LINES }] = await Promise.all([FILES[who](), import('./lines/shared.catalogue.ts')]);
  return { own: LINES, shared: SHARED_LINES };
}
