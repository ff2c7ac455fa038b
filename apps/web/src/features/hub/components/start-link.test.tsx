import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StartLink } from './start-link.tsx';

it('is no link as long as there is no such page', async () => {
  const routeTree = createRootRoute({
    component: () => <StartLink path="/activities/flying" label="Start Activity" describedBy="flying" />,
  });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  expect(await screen.findByText('Not yet')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
