import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Session, SessionContext } from '../lib/session/session.ts';
import { aUser } from '../testing/users.ts';
import { useDraftText } from './drafts.ts';

function Field() {
  const { text, change, forget } = useDraftText('note', 'as it was');
  return (
    <>
      <input value={text} onChange={({ target }) => change(target.value)} />
      <button type="button" onClick={forget}>
        Save
      </button>
    </>
  );
}
/** A page as it is after a reload. */
function open(id: string) {
  const session = { status: 'signed-in', user: aUser({ id }) } as Session; // the draft asks for nothing else of it
  return render(
    <SessionContext value={session}>
      <Field />
    </SessionContext>,
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const drafts = () => Object.values(sessionStorage);

it('gives back what was typed, to the user who typed it', () => {
  const page = open('maya');
  type('words');
  page.unmount();
  const other = open('tom');
  expect(field().value).toBe('as it was');
  other.unmount();
  open('maya');
  expect(field().value).toBe('words');
});

it('takes the place of another child’s', () => {
  const page = open('maya');
  type('words');
  page.unmount();
  open('tom');
  type('others');
  expect(drafts()).toEqual(['others']);
});

it('keeps nothing that is as it was, or that is saved', () => {
  open('maya');
  type('words');
  type('as it was');
  expect(drafts()).toEqual([]);
  type('words');
  fireEvent.click(screen.getByRole('button'));
  expect(drafts()).toEqual([]);
});
