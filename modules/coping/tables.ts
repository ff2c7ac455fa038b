import { type CatalogueTable, readTable } from '@wonderlings/kernel';
import { COPING_TOOLS } from './catalogue.ts';

/** When the ten built-ins came into the product. */
const CREATED = '2026-11-21T00:00:00.000Z';

type CopingToolRow = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly age_group: string;
  readonly difficulty: string;
  readonly duration: string;
  /** One step a line. */
  readonly instructions: string;
  readonly tags: readonly string[];
  readonly icon: string;
  readonly color: string;
  readonly is_approved: boolean;
  readonly created: string;
};

export const copingTools: CatalogueTable<CopingToolRow> = {
  name: 'coping_tools',
  columns: {
    id: { type: 'text' },
    title: { type: 'text' },
    description: { type: 'text' },
    category: { type: 'text' },
    age_group: { type: 'text' },
    difficulty: { type: 'text' },
    duration: { type: 'text' },
    instructions: { type: 'text' },
    tags: { type: 'text[]' },
    icon: { type: 'text' },
    color: { type: 'text' },
    is_approved: { type: 'boolean' },
    created: { type: 'timestamptz' },
  },
  key: ['id'],
  rows: COPING_TOOLS.map((tool) => ({
    id: tool.id,
    title: tool.title,
    description: tool.description,
    category: tool.category,
    age_group: tool.ageGroup,
    difficulty: tool.difficulty,
    duration: tool.duration,
    instructions: tool.instructions.join('\n'),
    tags: tool.tags,
    icon: tool.icon,
    color: tool.color,
    is_approved: true,
    created: CREATED,
  })),
};

type UserCopingToolRow = {
  readonly id: string;
  readonly user_id: string;
  readonly coping_tool_id: string;
  readonly is_favorited: boolean;
  readonly is_saved: boolean;
  readonly times_used: number;
  readonly last_used: string | null;
  readonly notes: string | null;
  readonly rating: number | null;
  readonly date_added: string;
};

/**
 * Stands with its fields and stays empty: which tools a child likes, and whether they helped, is kept on the child's
 * device, so there is no event to fold.
 */
export const userCopingTools = readTable<UserCopingToolRow>({
  name: 'user_coping_tools',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    coping_tool_id: { type: 'text' },
    is_favorited: { type: 'boolean' },
    is_saved: { type: 'boolean' },
    times_used: { type: 'integer' },
    last_used: { type: 'timestamptz', nullable: true },
    notes: { type: 'text', nullable: true, sealed: true },
    rating: { type: 'integer', nullable: true },
    date_added: { type: 'timestamptz' },
  },
  key: ['user_id', 'coping_tool_id'],
  owner: 'user_id',
  folds: [],
});
