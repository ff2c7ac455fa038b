import { randomUUID } from 'node:crypto';
import bodyParser from '@koa/bodyparser';
import Router from '@koa/router';
import { connect } from '@wonderlings/postgres';
import Koa from 'koa';

/**
 * What one would write without events: the same row changes in one transaction, no session, no encryption, no history.
 * Started by the bench as a process of its own: `reference-server.ts <database url> <port>`.
 */
const [, , url = '', port = '0'] = process.argv;
const sql = connect(url, { applicationName: 'bench-reference' });

await sql`create schema if not exists reference`;
await sql`create table if not exists reference.moods (
  id uuid primary key, user_id uuid not null, feeling text not null, base_feeling_name text, note text,
  timestamp timestamptz not null, local_date date not null)`;
await sql`create index if not exists moods_by_user on reference.moods (user_id, timestamp desc)`;
await sql`create table if not exists reference.streaks (
  id uuid primary key, user_id uuid not null unique, current_streak int, longest_streak int, total_check_ins int, last_check_in date)`;
await sql`create table if not exists reference.user_achievements (
  id uuid primary key, user_id uuid not null, achievement_id text not null, date_earned timestamptz not null)`;

const router = new Router();
interface MoodBody {
  readonly feeling: string;
  readonly baseFeelingName: string;
  readonly note: string;
}

router.post('/api/moods', async (ctx) => {
  const body = ctx.request.body as MoodBody;
  const userId = ctx.get('user-id');
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  ctx.status = 201;
  ctx.body = await sql.begin(async (tx) => {
    const [mood] = await tx`insert into reference.moods values
      (${randomUUID()}, ${userId}, ${body.feeling}, ${body.baseFeelingName}, ${body.note}, ${now}, ${today}) returning *`;
    const [streak] =
      await tx`select *, last_check_in::text as last from reference.streaks where user_id = ${userId} for update`;
    if (!streak) {
      await tx`insert into reference.streaks values (${randomUUID()}, ${userId}, 1, 1, 1, ${today})`;
      await tx`insert into reference.user_achievements values (${randomUUID()}, ${userId}, 'first-feeling', ${now})`;
    } else if (streak.last !== today) {
      await tx`update reference.streaks set current_streak = current_streak + 1, longest_streak = greatest(longest_streak, current_streak + 1),
        total_check_ins = total_check_ins + 1, last_check_in = ${today} where user_id = ${userId}`;
    }
    return { ...mood, streak: streak ?? { currentStreak: 1 }, newAchievements: [] };
  });
});

router.get('/api/moods', async (ctx) => {
  ctx.body =
    await sql`select id, user_id as "userId", null as emoji, feeling, base_feeling_name as "baseFeelingName", note, timestamp,
    local_date::text as "localDate" from reference.moods where user_id = ${ctx.get('user-id')} order by timestamp desc`;
});

const app = new Koa();
app.use(bodyParser());
app.use(router.routes());
app.listen(Number(port), () => process.send?.('ready'));
