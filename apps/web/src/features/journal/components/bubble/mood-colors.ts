import type { CSSProperties } from 'react';

interface Colors {
  readonly gradient: readonly string[];
  readonly ink: string;
}

/** The feeling's own colours as `--m-1` to `--m-3` and `--m-ink`, for its bubble and whatever belongs to it. */
export function moodColors({ gradient, ink }: Colors): CSSProperties {
  const [light, body = light, shade = body] = gradient;
  // React's type of `style` knows no custom properties.
  return { '--m-1': light, '--m-2': body, '--m-3': shade, '--m-ink': ink } as CSSProperties;
}
