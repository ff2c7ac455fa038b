/** A refusal that only HTTP knows, e.g. a body that is too large. Modules throw `DomainError` instead. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** @param code stable, `body.too-large`; @param message a sentence for a person; @param fields a sentence for each wrong field */
  constructor(status: number, code: string, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What proxies write down for a caller that hung up before there was an answer. */
export const CLIENT_GONE = 499;

/** The caller hung up in the middle of its request: nothing of ours failed, and no answer arrives. */
export const clientGone = (): HttpRefusal =>
  new HttpRefusal(CLIENT_GONE, 'request.aborted', 'The request was not sent whole.');
