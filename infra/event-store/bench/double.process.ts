import { startKurrentDbDouble } from '../kurrentdb-double/index.ts';

/** The protocol double as a process of its own, until its parent leaves; it sends its address. */
const double = await startKurrentDbDouble({ systemEvents: true });
process.send?.(double.url);
process.once('disconnect', () => process.exit());
