import { useRef } from 'react';
import { type Attempt, attemptOf, newIdempotencyKey } from './attempt.ts';

/** For a form: the key to send `body` under, the same as long as the form is filled in the same. */
export function useAttempts<Body extends object>(): (body: Body) => string {
  const last = useRef<Attempt<Body>>(null);
  return (body) => {
    last.current = attemptOf(body, last.current, newIdempotencyKey);
    return last.current.key;
  };
}
