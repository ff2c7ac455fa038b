import { Fragment } from 'react';

/**
 * A name out of the program: a field (`AchievementEarned.requiredValue`), a column, an id. It is as long as a phone is wide, and goes on in
 * the next line after a dot or between two of its words.
 */
export function CodeName({ children }: { readonly children: string }) {
  return (
    <code>
      {children.split(BETWEEN_WORDS).map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other name
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

/** Before a capital, and after a dot or what else joins two words. */
const BETWEEN_WORDS = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[._:/-])/u;
