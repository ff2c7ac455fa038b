export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-many'
  | 'unavailable';

/**
 * A refusal that a person may read. `code` is stable (`journal.note-too-long`), `message` is a sentence,
 * `fields` names each wrong field. One HTTP middleware turns it into an answer.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: DomainErrorKind;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(kind: DomainErrorKind, code: string, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.fields = fields;
  }
}
