import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadKind } from './drawing-loader.ts';
import { RewardArt } from './reward-art.tsx';

const drawingIn = (container: Element) => container.querySelector('svg');

describe("a reward's picture", () => {
  it('is a picture with a name when it has a title', () => {
    render(<RewardArt icon="badge/first-puff" size={96} title="First Puff" />);
    expect(screen.getByRole('img', { name: 'First Puff' })).toBeDefined();
  });

  it('is decoration otherwise', () => {
    const { container } = render(<RewardArt icon="badge/first-puff" size={96} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('holds its place before its drawing comes', async () => {
    const { container } = render(<RewardArt icon="goal/try-a-tool" size={96} />);
    const place = container.querySelector('span');
    expect(drawingIn(container)).toBeNull();
    expect(place?.style.getPropertyValue('--reward-art-size')).toBe('96px');
    await waitFor(() => expect(drawingIn(container)).not.toBeNull());
    expect(container.querySelector('span')).toBe(place);
  });

  it('is there at once when its kind was there before, and changes with the icon', async () => {
    await loadKind('milestone');
    const { container, rerender } = render(<RewardArt icon="milestone/check-in-5" size={96} />);
    const before = drawingIn(container)?.innerHTML;
    rerender(<RewardArt icon="milestone/check-in-10" size={96} />);
    expect(before).toBeDefined();
    expect(drawingIn(container)?.innerHTML).not.toBe(before);
  });

  it('shares no gradient with a second one of its kind on the page', async () => {
    await loadKind('badge');
    const { container } = render(
      <>
        <RewardArt icon="badge/first-puff" size={96} />
        <RewardArt icon="badge/first-puff" size={96} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves its place empty and says so in the log when it has no drawing', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { container } = render(<RewardArt icon="badge/of-another-day" size={96} title="Another day" />);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(drawingIn(container)).toBeNull();
    expect(screen.getByRole('img', { name: 'Another day' })).toBeDefined();
    logged.mockRestore();
  });
});
