import { afterEach, expect, it, vi } from 'vitest';

const { body } = document;
afterEach(() => {
  document.documentElement.removeAttribute('style');
  if (!document.body) document.documentElement.append(body);
  body.className = '';
});

it('has the theme on the body as soon as there is one, and the paper before', async () => {
  localStorage.setItem('wonderlings.user', JSON.stringify({ defaultTheme: 'theme4', favoriteColor: '#ffd700' }));
  body.className = 'theme1';
  body.remove();
  vi.resetModules();
  await import('./first-paint.ts');
  expect(document.documentElement.style.getPropertyValue('--form-background')).toBe('#fff1a6');
  document.documentElement.append(body);
  await Promise.resolve();
  expect(body.className).toBe('theme4');
});

it('wakes the links of the opened page, and lets those of other pages sleep', async () => {
  history.replaceState(null, '', '/mood');
  document.head.innerHTML = '/ /mood,/,/mood/more'
    .split(',')
    .map((pages) => `<link rel="modulepreload" href="/x.js" media="not all" data-pages="${pages}" />`)
    .join('');
  vi.resetModules();
  await import('./first-paint.ts');
  expect([...document.head.querySelectorAll('link')].map(({ media }) => media)).toEqual(['all', 'not all', 'not all']);
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});
