import { expect, it } from 'vitest';
import { isFirstTeamwork } from './teamwork-visit.ts';

const visit = () => sessionStorage;
const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('lets a team be recorded once a visit, for each child', () => {
  expect(isFirstTeamwork(visit, 'robin')).toBe(true);
  expect(isFirstTeamwork(visit, 'robin')).toBe(false);
  expect(isFirstTeamwork(visit, 'kim')).toBe(true);
});

it('records rather twice than never where nothing can be remembered', () => {
  expect(isFirstTeamwork(forbidden, 'robin')).toBe(true);
  expect(isFirstTeamwork(forbidden, 'robin')).toBe(true);
});
