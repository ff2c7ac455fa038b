const FRAME = 'M4 10C10 3 34 3 40 10v31H4z';
/** Below left first: so many things were done on a day. */
const PANES = [
  'M8 24.3h12.6V37H8z',
  'M23.4 24.3H36V37H23.4z',
  'M8 12.5C10 9 16 7.5 20.6 7.3v14.2H8z',
  'M23.4 7.3C28 7.5 34 9 36 12.5v9H23.4z',
] as const;
const SLATS = 'M22 6.5v33.5M10 15h8M10 21h8M10 27h8M10 33h8M26 15h8M26 21h8M26 27h8M26 33h8';
const SHUTTER = 'color-mix(in srgb, var(--primary) 58%, var(--surface))';
const DARK = 'color-mix(in srgb, var(--border) 70%, var(--surface))';
const LAMP = '#ffe38c';

interface WindowProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** One day: a pane for each thing that was done, four at most. */
export function DayWindow({ x, y, scale = 1, lit }: WindowProps & { readonly lit: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={FRAME} fill="var(--surface)" stroke="var(--line)" strokeWidth="2.2" strokeLinejoin="round" />
      {PANES.map((pane, at) => (
        <path key={pane} d={pane} fill={at < lit ? LAMP : DARK} />
      ))}
      <path d="M2 41.5h40" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** A day without anything, or an account that is asleep. */
function ShutWindow({ x, y, scale = 1 }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M5 11C11 5 33 5 39 11v29H5z" fill={SHUTTER} />
      <path d={SLATS} stroke="var(--surface)" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

const COLUMNS = [0, 1, 2] as const;
const ROWS = [0, 1] as const;
/** What was done on the six days of the drawing; 0 is a day of rest. */
const DAYS = [3, 0, 2, 4, 1, 3] as const;

/** A month as a house, with its lights on or asleep. */
export function House({ asleep = false }: { readonly asleep?: boolean }) {
  return (
    <>
      <path d="M78 22V8h11v20z" fill="var(--line)" />
      <path d="M8 42C34 20 56 10 60 10s26 10 52 32z" fill="var(--line)" />
      <path d="M16 41h88v63H16z" fill="var(--surface)" stroke="var(--line)" strokeWidth="3" />
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const at = { x: 22 + column * 27, y: 46 + row * 28, scale: 0.54 };
          const lit = DAYS[row * COLUMNS.length + column] ?? 0;
          return asleep || lit === 0 ? (
            <ShutWindow key={`${row}-${column}`} {...at} />
          ) : (
            <DayWindow key={`${row}-${column}`} {...at} lit={lit} />
          );
        }),
      )}
      {asleep && <path d="M106 8a10 10 0 108 15 9 9 0 01-8-15z" fill={LAMP} stroke="var(--line)" strokeWidth="2" />}
    </>
  );
}
