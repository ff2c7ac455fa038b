import { useState } from 'react';

/**
 * Which fields a child has left without what they need: those say what is missing. A form that has just opened is empty too,
 * and nothing is wrong with it.
 */
export function useEmptied<Name extends string>() {
  const [emptied, setEmptied] = useState<ReadonlySet<Name>>(new Set());
  /** To be called with each change of a field that has to be filled in. */
  function noteChange(name: Name, isMissing: boolean): void {
    setEmptied((before) => new Set([...before].filter((one) => one !== name).concat(isMissing ? name : [])));
  }
  return { emptied, noteChange };
}
