import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

const CANARY = 'my-secret-canary';

function loggerWithLines(level: 'info' | 'debug' = 'info') {
  const lines: string[] = [];
  return { logger: createLogger({ level, destination: { write: (line) => void lines.push(line) } }), lines };
}

/** As the driver throws them. */
function postgresError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, parameters: [CANARY], query: `select '${CANARY}'`, detail: CANARY });
}

describe('the log', () => {
  it('writes one JSON line with the level as a word and the time as ISO 8601', () => {
    const { logger, lines } = loggerWithLines();
    logger.info({ traceId: 'abc' }, 'Hello');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      traceId: 'abc',
      msg: 'Hello',
    });
  });

  it.each([
    [{ note: CANARY }],
    [{ mood: { note: CANARY } }],
    [{ request: { body: CANARY } }],
    [{ request: { headers: { cookie: CANARY } } }],
    [{ request: { input: { user: { password: CANARY } } } }],
    [{ headers: { 'set-cookie': [CANARY] } }],
  ])('removes what is personal from %j', (fields) => {
    const { logger, lines } = loggerWithLines();
    logger.info(fields, 'A line');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(CANARY);
  });

  it.each([
    ['a refused value', postgresError('22P02', `invalid input syntax for type uuid: "${CANARY}"`)],
    ['a double value', postgresError('23505', `duplicate "${CANARY}" in "names"`)],
    ['broken JSON', jsonError(`{"note": ${CANARY}`)],
    ['a cause', new Error('Could not fold', { cause: postgresError('22P02', `bad "${CANARY}"`) })],
    [
      'an error that repeats its cause',
      new Error(`No row: bad "${CANARY}"`, {
        cause: new Error('x', { cause: postgresError('22007', `bad "${CANARY}"`) }),
      }),
    ],
    ['a refused value, in another language', postgresError('22007', `ungültige Eingabesyntax: »${CANARY}«`)],
    ['a message with lines like frames', new SyntaxError(`Unexpected "x\n    at ${CANARY}"`)],
    ['a thrown string', CANARY],
  ])('names %s without the words in it', (_, err) => {
    const { logger, lines } = loggerWithLines();
    logger.error({ err }, 'It failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(CANARY);
  });

  it('describes an error under whatever name it is logged', () => {
    const { logger, lines } = loggerWithLines();
    logger.error({ job: { error: postgresError('22P02', `bad "${CANARY}"`) } }, 'It failed');
    logger.error(postgresError('22P02', `bad "${CANARY}"`));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"code":"22P02"');
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('keeps where an error came from', () => {
    const { logger, lines } = loggerWithLines();
    logger.error({ err: new TypeError('x is not a function') }, 'It failed');
    const { err } = JSON.parse(lines[0] ?? '');
    expect(err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(err.stack).toContain('logger.test.ts');
  });
});

function jsonError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
