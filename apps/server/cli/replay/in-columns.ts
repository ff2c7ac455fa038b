const GAP = '  ';

/** Rows of text under a heading: the first column is left aligned, figures are not. */
export function inColumns(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(GAP)
      .trimEnd(),
  );
}
