/**
 * `npm run compose:secrets`: makes the `.env` that docker-compose.yml needs, once, with a password for each store, and the addresses and keys that
 * the app takes from there. One that is there is left as it is: its passwords are in the volumes already.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

const secret = () => randomBytes(32).toString('hex');
const [postgres, redis] = [secret(), secret()];
const lines = [
  `POSTGRES_PASSWORD=${postgres}`,
  `REDIS_PASSWORD=${redis}`,
  `DATABASE_URL=postgres://wonderlings:${postgres}@127.0.0.1:5432/wonderlings`,
  `REDIS_URL=redis://:${redis}@127.0.0.1:6379`,
  `MASTER_KEY=${secret()}`,
  `SESSION_KEYS=${secret()}`,
  'PUBLIC_URL=http://localhost:3000',
];

try {
  writeFileSync('.env', `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  console.log(
    'Made .env. It opens every diary: keep it, back up MASTER_KEY apart from the database, and show it to nobody.',
  );
} catch (error) {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  console.error('There is an .env already, and it was left as it is.');
  process.exitCode = 1;
}
