import { expect, it } from 'vitest';
import { linksTo } from './nav-links.ts';

it('links in the order of the specification', () => {
  expect(linksTo(() => true).map(({ path, label }) => `${label} ${path}`)).toEqual([
    'Home /',
    'Progress /progress',
    'Daily Affirmations /daily-affirmation',
    'Coping Tools /coping-tools',
    'Settings /settings',
  ]);
});

it('leaves out a page that is not there', () => {
  expect(linksTo((path) => path !== '/coping-tools').map(({ label }) => label)).not.toContain('Coping Tools');
});
