import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Collectable } from './collectable.ts';
import { FoldedShelf } from './shelf-section.tsx';

const medal = (id: string, earned: Collectable['earned']): Collectable => ({
  ...{ kind: 'badge', id, name: id, description: '', icon: 'badge/first-puff', group: 'calm' },
  ...{ howTo: `How to get ${id}`, brings: null, progress: null, earned },
});
const shelf = {
  ...{ id: 'calm', name: 'Calm' },
  things: [
    medal('Quiet Corner', { at: '2026-11-08T10:00:00Z', day: '2026-11-08', isNew: false }),
    medal('Soft Landing', null),
  ],
};
const acts = {
  ...{ today: '2026-11-21', openId: undefined, opensDialog: true },
  ...{ isNew: () => false, onOpen: vi.fn(), onNoticed: vi.fn() },
};

describe('a folded shelf', () => {
  it('says how many are the child’s, and shows how to get the others after a press', async () => {
    const user = userEvent.setup();
    render(<FoldedShelf shelf={shelf} startsOpen={false} {...acts} />);
    const fold = screen.getByRole('button', { name: 'Calm 1 of 2', expanded: false });
    expect(screen.queryByText('How to get Soft Landing')).toBeNull();
    await user.click(fold);
    expect(screen.getByText('How to get Soft Landing')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Quiet Corner/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Calm 1 of 2', expanded: true }));
    expect(screen.queryByText('How to get Soft Landing')).toBeNull();
  });

  it('says in its row that there are more than it shows', () => {
    const things = Array.from({ length: 9 }, (_, n) => medal(`Medal ${n}`, shelf.things[0]?.earned ?? null));
    const { rerender } = render(<FoldedShelf shelf={{ ...shelf, things }} startsOpen={false} {...acts} />);
    expect(screen.getByText('+3')).toBeDefined();
    rerender(<FoldedShelf shelf={shelf} startsOpen={false} {...acts} />);
    expect(screen.queryByText(/^\+/)).toBeNull();
  });

  it('stays open for what a child was led to, also after it was laid back', async () => {
    const { rerender } = render(<FoldedShelf shelf={shelf} startsOpen {...acts} />);
    rerender(<FoldedShelf shelf={shelf} startsOpen={false} {...acts} />);
    expect(screen.getByRole('button', { name: /^Quiet Corner/ })).toBeDefined();
  });

  it('opens by itself for what has come, until the child has pressed it', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<FoldedShelf shelf={shelf} startsOpen={false} {...acts} />);
    rerender(<FoldedShelf shelf={shelf} startsOpen {...acts} />);
    await user.click(screen.getByRole('button', { name: 'Calm 1 of 2', expanded: true }));
    rerender(<FoldedShelf shelf={shelf} startsOpen {...acts} />);
    expect(screen.getByRole('button', { name: 'Calm 1 of 2', expanded: false })).toBeDefined();
  });
});
