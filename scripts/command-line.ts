import { type ParseArgsConfig, parseArgs } from 'node:util';

interface Script<Options extends NonNullable<ParseArgsConfig['options']>> {
  readonly usage: string;
  readonly options: Options;
  readonly takesWords?: boolean;
}

/**
 * The options and words that a script was called with. Prints the usage for `--help`, and ends the process; a call that is not
 * understood ends it with a sentence and the code 2.
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  script: Script<Options>,
) {
  const { usage, options, takesWords = false } = script;
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage.trim());
    process.exit(0);
  }
  try {
    const line = parseArgs({ options, allowPositionals: true });
    const [word] = line.positionals;
    return word === undefined || takesWords ? line : misunderstood(`There is nothing to do with "${word}".`, usage);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return misunderstood(error.message, usage);
  }
}

/** Ends the process with a sentence, the usage and the code 2. */
export function misunderstood(sentence: string, usage: string): never {
  console.error(`${sentence}\n\n${usage.trim()}`);
  process.exit(2);
}
