import type { EventStore, StoredEvent } from '@wonderlings/kernel';

export async function readEverything(store: EventStore): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (;;) {
    const page = await store.readAll({ after: all.at(-1)?.position ?? null, limit: 500 });
    all.push(...page);
    if (page.length === 0) return all;
  }
}
