import type { CatalogueTable, ColumnValue, TableRow } from '@wonderlings/kernel';
import { ACHIEVEMENTS, BADGES, EMOTION_BADGES, MILESTONES, STICKER_PACKS } from '../catalogue/catalogue.ts';
import { EARNABLES } from '../rules/shipped-rules.ts';

/** When the first set of achievements came into the product. */
const CREATED = '2026-11-21T00:00:00.000Z';

const TEXT = { type: 'text' } as const;
const INTEGER = { type: 'integer' } as const;
const BOOLEAN = { type: 'boolean' } as const;
const JSONB = { type: 'jsonb' } as const;
/** A rule or a reward as the plain JSON that it is, for a column. */
const json = (value: object): Readonly<Record<string, unknown>> => ({ ...value });

/** Fixed content under its id. */
function catalogueTable<Row extends TableRow & { readonly id: ColumnValue }>(
  table: Omit<CatalogueTable<Row>, 'key'>,
): CatalogueTable<Row> {
  return { ...table, key: ['id'] };
}

const achievements = catalogueTable({
  name: 'achievements',
  columns: {
    id: TEXT,
    name: TEXT,
    description: TEXT,
    category: TEXT,
    icon: TEXT,
    color: TEXT,
    required_value: INTEGER,
    reward_type: TEXT,
    reward_data: JSONB,
    is_special: BOOLEAN,
    created: { type: 'timestamptz' },
  },
  rows: ACHIEVEMENTS.map(({ id, name, description, category, icon, color, ...one }) => ({
    ...{ id, name, description, category, icon, color },
    required_value: one.requiredValue,
    reward_type: one.rewardType,
    reward_data: json(one.rewardData),
    is_special: one.isSpecial,
    created: CREATED,
  })),
});

const badges = catalogueTable({
  name: 'badges',
  columns: {
    id: TEXT,
    name: TEXT,
    description: TEXT,
    icon: TEXT,
    category: TEXT,
    requirement: JSONB,
    color: TEXT,
    rarity: TEXT,
  },
  rows: BADGES.map(({ id, name, description, icon, category, requirement, color, rarity }) => ({
    ...{ id, name, description, icon, category, color, rarity },
    requirement: json(requirement),
  })),
});

const milestones = catalogueTable({
  name: 'milestones',
  columns: {
    id: TEXT,
    name: TEXT,
    description: TEXT,
    category: TEXT,
    required_count: INTEGER,
    reward_title: TEXT,
    reward_description: TEXT,
    reward_image: TEXT,
    badge_color: TEXT,
    badge_icon: TEXT,
    badge_level: INTEGER,
    badge_type: TEXT,
  },
  rows: MILESTONES.map(({ id, name, description, category, ...one }) => ({
    ...{ id, name, description, category },
    required_count: one.requiredCount,
    reward_title: one.rewardTitle,
    reward_description: one.rewardDescription,
    reward_image: one.rewardImage,
    badge_color: one.badgeColor,
    badge_icon: one.badgeIcon,
    badge_level: one.badgeLevel,
    badge_type: one.badgeType,
  })),
});

const emotionBadges = catalogueTable({
  name: 'emotion_badges',
  columns: {
    id: TEXT,
    name: TEXT,
    description: TEXT,
    emotion: TEXT,
    required_count: INTEGER,
    badge_image: TEXT,
    badge_color: TEXT,
    badge_level: INTEGER,
    is_special: BOOLEAN,
    criteria: JSONB,
  },
  rows: EMOTION_BADGES.map(({ id, name, description, emotion, ...one }) => ({
    ...{ id, name, description, emotion },
    required_count: one.requiredCount,
    badge_image: one.badgeImage,
    badge_color: one.badgeColor,
    badge_level: one.badgeLevel,
    is_special: one.isSpecial,
    criteria: json(one.criteria),
  })),
});

const stickerPacks = catalogueTable({
  name: 'sticker_packs',
  columns: { id: TEXT, name: TEXT, description: TEXT, theme: TEXT, unlock_requirement: JSONB },
  rows: STICKER_PACKS.map(({ id, name, description, theme, unlockRequirement }) => ({
    ...{ id, name, description, theme },
    unlock_requirement: json(unlockRequirement),
  })),
});

/** Beyond the specification: every rule as the live release has it, so that a preview of another one can tell what is new. */
const rewardRules: CatalogueTable<{ kind: string; id: string; name: string; requirement: ReturnType<typeof json> }> = {
  name: 'reward_rules',
  columns: { kind: TEXT, id: TEXT, name: TEXT, requirement: JSONB },
  key: ['kind', 'id'],
  rows: EARNABLES.map(({ kind, id, name, requirement }) => ({ kind, id, name, requirement: json(requirement) })),
};

/** Specification 000, section 3, filled from the catalogue at start. */
export const REWARD_CATALOGUES = [achievements, badges, milestones, emotionBadges, stickerPacks, rewardRules];
