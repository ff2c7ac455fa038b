import { createHash, randomUUID } from 'node:crypto';
import bodyParser from '@koa/bodyparser';
import Router from '@koa/router';
import { connect } from '@wonderlings/postgres';
import { createLogger } from '@wonderlings/telemetry';
import Koa, { type Context } from 'koa';
import { z } from 'zod';

/**
 * Plain CRUD with the duties that a server for children has anyway, each named below; left out are encryption, history and tables that can be
 * replayed, which is what ours is compared for. Started by the bench as a process of its own: `fair-server.ts <database url> <port>`.
 */
const [, , url = '', port = '0'] = process.argv;
const sql = connect(url, { applicationName: 'bench-fair' });
const logger = createLogger({ level: 'info' });

await sql.unsafe(`
  create schema if not exists fair;
  create table fair.sessions (id_hash bytea primary key, user_id uuid not null, expires_at timestamptz not null);
  create table fair.requests (user_id uuid, key text, print text not null, answer jsonb not null, primary key (user_id, key));
  create table fair.moods (id uuid primary key, user_id uuid not null, feeling text not null, base_feeling_name text, note text,
    timestamp timestamptz not null, local_date date not null);
  create index on fair.moods (user_id, timestamp desc);
  create table fair.streaks (user_id uuid primary key, current_streak int, longest_streak int, total_check_ins int, last_check_in date);
  create table fair.achievements (user_id uuid, achievement_id text, date_earned timestamptz not null, primary key (user_id, achievement_id));
`);

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const Mood = z.strictObject({
  feeling: z.string().min(1).max(80),
  baseFeelingName: z.string().max(80).nullish(),
  note: z.string().max(2_000).nullish(),
});
const HEADERS = {
  'Content-Security-Policy': "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), microphone=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
};

const app = new Koa();
app.keys = ['bench'];

// Duty: a trace id and a line of log for each request; errors become a fixed sentence.
app.use(async (ctx, next) => {
  const [traceId, started] = [randomUUID(), performance.now()];
  try {
    await next();
  } catch (error) {
    ctx.status = error instanceof z.ZodError ? 400 : error instanceof Koa.HttpError ? error.status : 500;
    ctx.body = { error: { code: 'failed', message: 'That did not work.', traceId } };
    logger.warn({ err: error, traceId }, 'request failed');
  }
  ctx.set('Trace-Id', traceId);
  logger.info({ traceId, method: ctx.method, status: ctx.status, ms: performance.now() - started }, 'request');
});
// Duty: security headers.
app.use((ctx, next) => {
  ctx.set(HEADERS);
  return next();
});
// Duty: no write that another site's page sends.
app.use((ctx, next) => {
  const origin = ctx.get('Origin');
  if (ctx.method !== 'GET' && origin && new URL(origin).host !== ctx.host) ctx.throw(403);
  return next();
});
app.use(bodyParser({ jsonLimit: '64kb' }));

/** Duty: a signed cookie and a row of its session, asked for with each request, so that one that was ended opens nothing. */
async function userOf(ctx: Context): Promise<string> {
  const id = ctx.cookies.get('sid', { signed: true }) ?? '';
  const [session] = await sql<{ user_id: string }[]>`
    select user_id from fair.sessions where id_hash = ${hashOf(id)} and expires_at > ${new Date()}`;
  return session ? session.user_id : ctx.throw(401);
}

const router = new Router();

/** For the bench: opens a session. */
router.post('/session', async (ctx) => {
  const id = randomUUID();
  await sql`insert into fair.sessions values (${hashOf(id)}, ${randomUUID()}, ${new Date(Date.now() + 86_400_000)})`;
  ctx.cookies.set('sid', id, { signed: true, httpOnly: true });
  ctx.body = {};
});

router.post('/api/moods', async (ctx) => {
  const userId = await userOf(ctx);
  // Duty: nothing that was not asked for gets in.
  const { feeling, baseFeelingName = null, note = null } = Mood.parse(ctx.request.body);
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const key = ctx.get('Idempotency-Key') || randomUUID();
  const print = hashOf(JSON.stringify([feeling, baseFeelingName, note])).toString('hex');
  ctx.status = 201;
  // Duty: mood, streak, achievement and the key of the request in one transaction.
  ctx.body = await sql.begin(async (tx) => {
    // Duty: the same request again is answered again, and not done again.
    const [known] = await tx`select print, answer from fair.requests where user_id = ${userId} and key = ${key}`;
    if (known) return known.print === print ? known.answer : ctx.throw(422);
    const id = randomUUID();
    await tx`insert into fair.moods values (${id}, ${userId}, ${feeling}, ${baseFeelingName}, ${note}, ${now}, ${today})`;
    const [streak] = await tx`
      select *, last_check_in::text as last from fair.streaks where user_id = ${userId} for update`;
    const earned: string[] = [];
    if (!streak) {
      await tx`insert into fair.streaks values (${userId}, 1, 1, 1, ${today})`;
      await tx`insert into fair.achievements values (${userId}, 'first-feeling', ${now})`;
      earned.push('first-feeling');
    } else if (streak.last !== today) {
      await tx`update fair.streaks set current_streak = current_streak + 1,
        longest_streak = greatest(longest_streak, current_streak + 1), total_check_ins = total_check_ins + 1,
        last_check_in = ${today} where user_id = ${userId}`;
    }
    const mood = {
      id,
      userId,
      feeling,
      baseFeelingName,
      note,
      emoji: null,
      timestamp: now.toISOString(),
      localDate: today,
    };
    const answer = { ...mood, streak: streak ?? { currentStreak: 1 }, newAchievements: earned };
    await tx`insert into fair.requests values (${userId}, ${key}, ${print}, ${tx.json(answer)})`;
    return answer;
  });
});

router.get('/api/moods', async (ctx) => {
  const userId = await userOf(ctx);
  // Duty: a page, however long the list is.
  ctx.body = await sql`
    select id, user_id as "userId", null as emoji, feeling, base_feeling_name as "baseFeelingName", note, timestamp,
      local_date::text as "localDate"
    from fair.moods where user_id = ${userId} order by timestamp desc limit 100`;
});

app.use(router.routes());
app.listen(Number(port), () => process.send?.('ready'));
