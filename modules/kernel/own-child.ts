import { DomainError } from './domain-error.ts';

/**
 * The session decides who a child is: the session's own id, whoever was asked for.
 * @throws DomainError `forbidden` when a call asks for somebody else's
 */
export function ownChild(sessionChildId: string, asked: string | undefined): string {
  if (asked !== undefined && asked !== sessionChildId) {
    throw new DomainError('forbidden', 'child.not-yours', 'That belongs to somebody else.');
  }
  return sessionChildId;
}
