import { Metadata } from '@grpc/grpc-js';
import { describe, expect, it } from 'vitest';
import { type Action, authorize } from './access.ts';

const USERS = {
  admin: { password: 'a', isAdmin: true },
  service: { password: 'with:colon', mayReadAll: true },
  keeper: { password: 'k', mayDelete: true },
};

function headersOf(login: string): Metadata {
  const headers = new Metadata();
  if (login) headers.set('authorization', `Basic ${Buffer.from(login).toString('base64')}`);
  return headers;
}

const outcome = (login: string, action: Action, stream: string | null) => {
  try {
    authorize(USERS, headersOf(login), action, stream);
    return 'allowed';
  } catch (error) {
    return (error as { readonly message: string }).message;
  }
};

describe('access', () => {
  it.each<[string, Action, string | null, string]>([
    ['admin:a', 'read-all', null, 'allowed'],
    ['admin:a', 'append', '$settings', 'allowed'],
    ['service:with:colon', 'read-all', null, 'allowed'],
    ['service:with:colon', 'append', 'child', 'allowed'],
    ['service:with:colon', 'append', '$settings', 'Access Denied'],
    ['service:with:colon', 'append', '$$child', 'Access Denied'],
    ['service:with:colon', 'delete', 'child', 'Access Denied'],
    ['keeper:k', 'delete', 'child', 'allowed'],
    ['keeper:k', 'append', '$$child', 'allowed'],
    ['keeper:k', 'read-all', null, 'Access Denied'],
    ['', 'read-stream', 'child', 'Access Denied'],
    ['service:with', 'read-stream', 'child', 'Unauthenticated'],
    ['stranger:a', 'read-stream', 'child', 'Unauthenticated'],
  ])('of %s: %s %s is %s', (login, action, stream, wanted) => {
    expect(outcome(login, action, stream)).toBe(wanted);
  });

  it('is not asked for by an insecure double', () => {
    expect(() => authorize(null, headersOf(''), 'delete', 'child')).not.toThrow();
  });
});
