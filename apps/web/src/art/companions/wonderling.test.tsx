import { act, render, screen, waitFor } from '@testing-library/react';
import { WONDERLING_IDS } from '@wonderlings/account/catalogue';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeComfort } from '../../lib/comfort/comfort.ts';
import { sayInPlainWords } from '../../lib/words/words.ts';
import { stubReducedMotion } from '../../testing/media.ts';
import { loadDrawing } from './drawing-loader.ts';
import { Wonderling } from './wonderling.tsx';

const drawingIn = (container: Element) => container.querySelector('svg');

describe('a wonderling', () => {
  it('is a picture with a name when it has a title', () => {
    render(<Wonderling who="zola" size={160} title="Zola, a small cloud dragon, smiles" />);
    expect(screen.getByRole('img', { name: 'Zola, a small cloud dragon, smiles' })).toBeDefined();
  });

  it('is decoration otherwise', () => {
    const { container } = render(<Wonderling who="zola" size={160} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('holds its place before its drawing comes', async () => {
    const { container } = render(<Wonderling who="glim" size={160} />);
    const place = container.querySelector('span');
    expect(drawingIn(container)).toBeNull();
    expect(place?.style.getPropertyValue('--wonderling-size')).toBe('160px');
    await waitFor(() => expect(drawingIn(container)).not.toBeNull());
    expect(container.querySelector('span')).toBe(place);
  });

  it('is there at once when it was there before', async () => {
    await loadDrawing('lulu');
    const { container } = render(<Wonderling who="lulu" size={160} />);
    expect(drawingIn(container)).not.toBeNull();
  });

  it('is glad where it would cheer, beside plain words', async () => {
    await loadDrawing('bella');
    const drawn = (mood: 'cheering' | 'happy') => {
      const { container, unmount } = render(<Wonderling who="bella" mood={mood} size={160} still />);
      const html = drawingIn(container)?.innerHTML.replaceAll(/w_r_\w+_/g, '');
      unmount();
      return html;
    };
    const happy = drawn('happy');
    expect(drawn('cheering')).not.toBe(happy);
    sayInPlainWords(new Map());
    expect(drawn('cheering')).toBe(happy);
    sayInPlainWords(null);
  });

  it('is called as the server calls it, in the same order', () => {
    expect(WONDERLING_IDS).toEqual(COMPANIONS.map(({ artKey }) => artKey));
  });
});

describe('motion', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
        constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
          this.tell = tell;
        }
        observe(target: Element): void {
          this.tell([{ target, isIntersecting: true }]);
        }
        unobserve(): void {}
      },
    );
  });
  afterEach(() => {
    act(() => changeComfort({ calmMotion: false }));
    vi.unstubAllGlobals();
  });
  const moves = (container: Element) => drawingIn(container)?.hasAttribute('data-moving');

  it('is there in view', async () => {
    await loadDrawing('zola');
    expect(moves(render(<Wonderling who="zola" size={160} />).container)).toBe(true);
  });

  it('is not there when a page asks for a still picture', async () => {
    await loadDrawing('zola');
    expect(moves(render(<Wonderling who="zola" size={160} still />).container)).toBe(false);
  });

  it('is not there under reduced motion', async () => {
    stubReducedMotion();
    await loadDrawing('zola');
    expect(moves(render(<Wonderling who="zola" size={160} />).container)).toBe(false);
  });

  it('stops when a child wishes for less of it, and comes back', async () => {
    await loadDrawing('zola');
    const { container } = render(<Wonderling who="zola" size={160} />);
    act(() => changeComfort({ calmMotion: true }));
    expect(moves(container)).toBe(false);
    act(() => changeComfort({ calmMotion: false }));
    expect(moves(container)).toBe(true);
  });
});

describe('a change of mood', () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  beforeEach(() => void animate.mockClear());

  it('is played, but not the mood that it came with', async () => {
    await loadDrawing('zola');
    const { rerender } = render(<Wonderling who="zola" mood="happy" size={160} />);
    expect(animate).not.toHaveBeenCalled();
    rerender(<Wonderling who="zola" mood="cheering" size={160} />);
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('is only seen, not played, when still', async () => {
    await loadDrawing('zola');
    const { rerender } = render(<Wonderling who="zola" mood="happy" size={160} still />);
    rerender(<Wonderling who="zola" mood="cheering" size={160} still />);
    expect(animate).not.toHaveBeenCalled();
  });
});
