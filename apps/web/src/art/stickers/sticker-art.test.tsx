import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPack } from './drawing-loader.ts';
import styles from './sticker-art.module.css';
import { PackArt, StickerArt } from './sticker-art.tsx';

const pictureIn = (container: Element) => container.querySelector('svg');
const idsIn = (container: Element) => [...container.querySelectorAll('[id]')].map(({ id }) => id);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a sticker', () => {
  it('is a picture with a name when it has a title, and decoration otherwise', () => {
    const { container, rerender } = render(<StickerArt id="first-star" size={96} title="First Star" />);
    expect(screen.getByRole('img', { name: 'First Star' })).toBeDefined();
    rerender(<StickerArt id="first-star" size={96} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('holds its place before its drawing comes', async () => {
    const { container } = render(<StickerArt id="nap-moon" size={64} />);
    const place = container.querySelector('span');
    expect(pictureIn(container)).toBeNull();
    expect(place?.style.getPropertyValue('--sticker-size')).toBe('64px');
    await waitFor(() => expect(pictureIn(container)).not.toBeNull());
    expect(container.querySelector('span')).toBe(place);
  });

  it('is there at once when its pack was there before, and changes with the id', async () => {
    await loadPack('little-garden');
    const { container, rerender } = render(<StickerArt id="ladybug" size={96} />);
    const before = pictureIn(container)?.innerHTML;
    rerender(<StickerArt id="round-bee" size={96} />);
    expect(before).toBeDefined();
    expect(pictureIn(container)?.innerHTML).not.toBe(before);
  });

  it('moves as its catalogue says, when asked to and unlocked', async () => {
    await loadPack('happy-feet');
    const { container, rerender } = render(<StickerArt id="bouncy-ball" size={96} />);
    expect(container.querySelector(`.${styles.bounce}`)).toBeNull();
    rerender(<StickerArt id="bouncy-ball" size={96} animate />);
    expect(container.querySelector(`.${styles.bounce}`)).not.toBeNull();
    rerender(<StickerArt id="bouncy-ball" size={96} animate locked />);
    expect(container.querySelector(`.${styles.bounce}`)).toBeNull();
  });

  it('shares no id with a second one of its kind on the page, nor do those of a cover', async () => {
    await loadPack('hello-friends');
    const { container } = render(
      <>
        <StickerArt id="zola-wave" size={96} />
        <StickerArt id="zola-wave" size={96} />
        <PackArt id="hello-friends" size={160} />
      </>,
    );
    const ids = idsIn(container);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an id that no catalogue has', () => {
  it('is an error in development', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<StickerArt id="of-another-day" size={96} />)).toThrow('No sticker has the id of-another-day');
    expect(() => render(<PackArt id="of-another-day" size={96} />)).toThrow(
      'No sticker pack has the id of-another-day',
    );
  });

  it('is a piece of plain paper in production, and said in the log', async () => {
    vi.stubEnv('DEV', false);
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { container } = render(
      <>
        <StickerArt id="of-another-day" size={96} title="A sticker" />
        <PackArt id="of-another-day" size={96} title="A pack" />
      </>,
    );
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
    expect(logged).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('img', { name: 'A sticker' })).toBeDefined();
  });
});
