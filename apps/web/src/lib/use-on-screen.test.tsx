import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useNear } from './use-on-screen.ts';

function Card() {
  const card = useRef<HTMLDivElement>(null);
  return <div ref={card}>{useNear(card) ? 'drawn' : 'away'}</div>;
}

it('is near for the printer as well, before the paper is drawn', () => {
  const NeverInSight = vi.fn(function watcher() {
    return { observe: () => {}, disconnect: () => {} };
  });
  vi.stubGlobal('IntersectionObserver', NeverInSight);
  render(<Card />);
  expect(screen.getByText('away')).toBeTruthy();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('drawn')).toBeTruthy();
});
