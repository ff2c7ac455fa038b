import type { CatalogueTable } from '@wonderlings/kernel';
import { AVATARS } from './avatar-catalogue.ts';

/** When the eight came into the product. */
const CREATED = '2026-11-21T00:00:00.000Z';

type AvatarOptionRow = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly svg_path: string;
  readonly is_default: boolean;
  readonly created: string;
};

/** The profile pictures; `id` is the emoji that `profileImage` of the settings holds. */
export const avatarOptions: CatalogueTable<AvatarOptionRow> = {
  name: 'avatar_options',
  columns: {
    id: { type: 'text' },
    name: { type: 'text' },
    category: { type: 'text' },
    svg_path: { type: 'text' },
    is_default: { type: 'boolean' },
    created: { type: 'timestamptz' },
  },
  key: ['id'],
  rows: AVATARS.map(({ emoji, name, art }) => ({
    id: emoji,
    name,
    category: 'companion' in art ? 'companion' : 'sticker',
    svg_path: 'companion' in art ? `companion/${art.companion}` : `sticker/${art.sticker}`,
    // There is no picture before one is chosen.
    is_default: false,
    created: CREATED,
  })),
};
