export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
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
  /** When trying again makes sense; the HTTP answer says so as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** What a page shows beside the sentence, as the call's contract says. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    kind: DomainErrorKind,
    code: string,
    message: string,
    fields?: Readonly<Record<string, string>>,
    retryAfterSeconds?: number,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}
