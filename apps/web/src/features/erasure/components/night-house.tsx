const COLUMNS = [0, 1, 2, 3, 4];
const ROWS = [0, 1, 2];

function Shutters({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 8c5-9 29-9 34 0v34H0z" fill="var(--deep-3)" />
      <path
        d="M17 2v40M5 15h8M5 23h8M5 31h8M21 15h8M21 23h8M21 31h8"
        stroke="var(--deep-1)"
        strokeOpacity=".55"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The house of a month at night, with its shutters closed. */
export function NightHouse() {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M250 120a66 66 0 1056 102 58 58 0 01-56-102z" fill="var(--il-sun)" />
      <path d="M0 640c240-80 480-70 760-20s420 10 680-60v340H0z" fill="var(--deep-3)" opacity=".45" />
      <g transform="translate(1010 392)">
        <path d="M196 40V-18h34v58zM0 76C60 20 130-6 150-6s96 26 156 82z" fill="var(--deep-1)" />
        <path d="M16 74h274v190H16z" fill="var(--deep-2)" stroke="var(--deep-1)" strokeWidth="4" />
        {COLUMNS.flatMap((column) =>
          ROWS.map((row) => <Shutters key={`${column} ${row}`} x={32 + column * 51} y={86 + row * 56} />),
        )}
      </g>
      <path d="M0 760c260-60 520-60 800-24s420 0 640-40v204H0z" fill="var(--deep-1)" opacity=".55" />
    </svg>
  );
}
