import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
interface OpenApiOperation {
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const DOCUMENT = 'openapi';

/**
 * Holds answers of `/api` against the OpenAPI document of the server at `url`, fetched at the first one.
 * The check throws when a status is not listed, or the body does not fit its schema.
 */
export function answerChecker(url: string): (method: string, path: string, answer: Answer) => Promise<void> {
  let described: Promise<Description> | undefined;
  return async (method, path, answer) => {
    const { pathname } = new URL(path, url);
    if (method === 'HEAD' || !pathname.startsWith('/api/') || pathname === '/api/openapi.json') return;
    described ??= describe(url);
    (await described).check(method, pathname, answer);
  };
}

interface Description {
  check(method: string, pathname: string, answer: Answer): void;
}

async function describe(url: string): Promise<Description> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiDocument;
  // The document holds more than schemas; `strict` would complain of everything else.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, DOCUMENT);
  const validators = new Map<string, ValidateFunction>();
  const validator = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    validators.set(pointer, known);
    return known;
  };

  return {
    check(method, pathname, answer) {
      const template = Object.keys(document.paths).find((path) => matches(path, pathname));
      const responses = template && document.paths[template]?.[method.toLowerCase()]?.responses;
      // What the document does not know must be refused, in the shape that every refusal has.
      const pointer = responses
        ? `/paths/${escaped(template)}/${method.toLowerCase()}/responses/${answer.status}/content/application~1json/schema`
        : '/components/schemas/ErrorAnswer';
      const call = `${method} ${pathname} answered ${answer.status}`;
      if (responses && !responses[answer.status]) throw new Error(`${call}, which its description does not list`);
      if (!responses && answer.status < 400) return;
      const validate = validator(pointer);
      if (validate(answer.body)) return;
      throw new Error(`${call}, not as described: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(answer.body)}`);
    },
  };
}

const escaped = (segment: string): string => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));

const matches = (template: string, pathname: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
