import type { CopingToolId } from '@wonderlings/coping/catalogue';

interface Place {
  readonly to: '/activities/breath' | '/activities/calm';
  readonly label: string;
}

/** Tools that a companion already does together with a child, one room further. */
const PLACES: Partial<Record<CopingToolId, Place>> = {
  'balloon-breathing': { to: '/activities/breath', label: 'Breathe with Zola' },
  'body-scan-adventure': { to: '/activities/calm', label: 'Rest with Hum' },
};

export const placeToTry = (toolId: CopingToolId): Place | undefined => PLACES[toolId];
