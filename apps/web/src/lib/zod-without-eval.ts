/**
 * zod tries `new Function` when a schema is made; our content security policy refuses it, and every try is reported.
 * The same as `z.config({ jitless: true })`, but before any chunk with a schema in it, and without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
