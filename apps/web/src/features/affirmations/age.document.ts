import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';

/** The age groups by their ids, with the years that they hold; without the catalogue's questions, for pages that ask nothing else. */
const GROUPS = { '6-7': [6, 7], '8-9': [8, 9], '10-11': [10, 11], '11-12': [11, 12] } as const;
type AgeGroupId = keyof typeof GROUPS;
// The cast: the type of `Object.keys` does not know them.
export const AGE_GROUP_IDS = Object.keys(GROUPS) as [AgeGroupId, ...AgeGroupId[]];

/** The age group that the child picked last, here or by telling its age elsewhere, so that it is asked once. It never leaves the device. */
export const rememberedAge = deviceDocument<AgeGroupId | null>({
  name: 'affirmation-age',
  schema: z.enum(AGE_GROUP_IDS).nullable(),
  initial: null,
});

export const yearsOf = (group: AgeGroupId): readonly [from: number, to: number] => GROUPS[group];

/** The group of a child of that age: the one that was picked before, where the age is in it. The same as before for an age without a group. */
export function groupOfAge(age: number, before: AgeGroupId | null): AgeGroupId | null {
  const holds = (group: AgeGroupId) => age >= GROUPS[group][0] && age <= GROUPS[group][1];
  if (before && holds(before)) return before;
  return AGE_GROUP_IDS.find(holds) ?? before;
}
