import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { noteNavigation } from '../lib/heading-focus.ts';
import { PageHeading } from './page.tsx';

beforeAll(noteNavigation);

it('takes the focus after a change of page, and names the tab', () => {
  render(<PageHeading>Sleep</PageHeading>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sleep' }));
  expect(document.title).toContain('Sleep');
});

it('leaves the focus in a panel that was opened while the page was on its way', () => {
  const { rerender } = render(
    <div role="dialog">
      <input aria-label="Color" />
    </div>,
  );
  screen.getByLabelText('Color').focus();
  rerender(
    <>
      <div role="dialog" key="panel">
        <input aria-label="Color" ref={(input) => input?.focus()} />
      </div>
      <PageHeading>Sleep</PageHeading>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Color'));
});
