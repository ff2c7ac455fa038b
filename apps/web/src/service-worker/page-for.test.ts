import { describe, expect, it } from 'vitest';
import { isPageOf, pagesFor } from './page-for.ts';

const at = (address: string) => new URL(address, 'https://wonderlings.example');

describe('the kept page for an address', () => {
  it('is the one that was painted for a child, and else the shell', () => {
    expect(pagesFor(at('/mood'), 'child')).toEqual(['/pages/child/mood.html', '/index.html']);
    expect(pagesFor(at('/'), 'visitor')).toEqual(['/pages/visitor/home.html', '/index.html']);
    expect(pagesFor(at('/mood/'), 'child')[0]).toBe('/pages/child/mood.html');
  });

  it('is the shell for a child whose address says more', () => {
    expect(pagesFor(at('/progress?tab=badges'), 'child')).toEqual(['/index.html']);
    expect(pagesFor(at('/auth?redirect=/mood'), 'visitor')[0]).toBe('/pages/visitor/auth.html');
  });

  it('is the shell where the browser does not tell a worker who looks', () => {
    expect(pagesFor(at('/mood'), undefined)).toEqual(['/index.html']);
  });
});

describe('a page of the app', () => {
  const pages = ['/', '/mood', '/activities/breath'];

  it.each(['/', '/mood', '/Mood/', '/activities/breath?level=2'])('is at %s', (address) => {
    expect(isPageOf(pages, at(address))).toBe(true);
  });

  it.each(['/moods', '/activities', '/assets/x.js', '/healthz'])('is not at %s', (address) => {
    expect(isPageOf(pages, at(address))).toBe(false);
  });
});
