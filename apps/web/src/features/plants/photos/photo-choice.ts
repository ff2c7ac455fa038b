import { z } from 'zod';

/** What a form knows of its photo: one that is kept already, a new one that is not, or none. */
export const PhotoChoice = z
  .union([
    z.object({ kind: z.literal('kept'), id: z.string() }),
    z.object({ kind: z.literal('new'), dataUrl: z.string().startsWith('data:image/jpeg;base64,') }),
  ])
  .nullable();
export type PhotoChoice = z.infer<typeof PhotoChoice>;

export const keptPhoto = (id: string | undefined): PhotoChoice => (id === undefined ? null : { kind: 'kept', id });
