import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { ChildCheckCard } from './child-cards.tsx';
import { aCheck, aResult } from './proof.fixture.ts';

const CHECK = '/api/history/check';
function show(answers: Parameters<typeof fakeServer>[0]) {
  fakeServer(answers);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChildCheckCard />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('the child’s own check', () => {
  it('begins with a question, and says that all is here', async () => {
    const user = show({
      [`GET ${CHECK}`]: json(aCheck({ state: 'none', result: null })),
      [`POST ${CHECK}`]: json(aCheck({ by: 'child' }), 201),
    });
    expect(await screen.findByText('Glim can look at each window.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Check it' }));
    expect(await screen.findByText('All is here. Nothing was changed.')).toBeDefined();
    expect(screen.getByText('Glim looked at all 9 things.')).toBeDefined();
  });

  it('blames no one when something does not fit', async () => {
    show({ [`GET ${CHECK}`]: json(aCheck({ result: aResult({ found: true }) })) });
    expect(await screen.findByText('It is not your fault. Please show this to a grown-up.')).toBeDefined();
  });

  it('says when Glim could not look', async () => {
    const user = show({
      [`GET ${CHECK}`]: json(aCheck({ state: 'none', result: null })),
      [`POST ${CHECK}`]: refused(503, 'full'),
    });
    await user.click(await screen.findByRole('button', { name: 'Check it' }));
    expect(await screen.findByText('Glim could not look just now. Try later?')).toBeDefined();
  });
});
