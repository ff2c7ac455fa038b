import { afterEach, expect, it, vi } from 'vitest';

const { body } = document;
afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('class');
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

it('has the size of the words and the strength of the colors before anything is painted', async () => {
  localStorage.setItem(
    'wonderlings.comfort',
    JSON.stringify({ textSize: 'largest', calmMotion: true, strongColors: true, voice: null }),
  );
  vi.resetModules();
  await import('./first-paint.ts');
  expect(document.documentElement.dataset.textSize).toBe('largest');
  expect([...document.documentElement.classList]).toEqual(['calm-motion', 'high-contrast']);
});

it('wakes the links of the opened page, and lets those of other pages sleep', async () => {
  history.replaceState(null, '', '/mood');
  document.head.innerHTML = '/ /mood,/,/mood/more'
    .split(',')
    .map((pages) => `<link rel="preload" as="script" href="/x.js" media="not all" data-pages="${pages}" />`)
    .join('');
  vi.resetModules();
  await import('./first-paint.ts');
  expect([...document.head.querySelectorAll('link')].map(({ media }) => media)).toEqual(['all', 'not all', 'not all']);
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});
