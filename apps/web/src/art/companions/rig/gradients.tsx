import type { FigurePen, Stops } from './character.ts';

/** The paints of one figure, under its own ids. */
export function gradients(pen: FigurePen, torso: string) {
  const { palette, iris } = pen.character;
  return (
    <defs>
      {Object.entries(palette).map(([name, stops]) => paintOf(pen, name, stops))}
      <linearGradient id={pen.id('eye')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#22142a" />
        <stop offset=".55" stopColor="#2c1c38" />
        <stop offset="1" stopColor={iris} />
      </linearGradient>
      <radialGradient id={pen.id('blush')}>
        <stop offset="0" stopColor="#ff6f8b" stopOpacity=".62" />
        <stop offset=".55" stopColor="#ff7f96" stopOpacity=".36" />
        <stop offset="1" stopColor="#ff8fa3" stopOpacity="0" />
      </radialGradient>
      {palette.lamp && (
        <radialGradient id={pen.id('glow')}>
          <stop offset="0" stopColor="#ffe45c" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffe45c" stopOpacity="0" />
        </radialGradient>
      )}
      <clipPath id={pen.id('torso')}>
        <path d={torso} />
      </clipPath>
    </defs>
  );
}

/** The body is lit from the top left of the whole box, so that limbs and torso share one light. */
function paintOf(pen: FigurePen, name: string, stops: Stops) {
  const id = pen.id(name);
  const ramp = stops.map((color, i) => <stop key={color} offset={i / (stops.length - 1)} stopColor={color} />);
  if (name === 'body' && pen.character.lightFrom === 'below') {
    return (
      <linearGradient id={id} key={name} gradientUnits="userSpaceOnUse" x1="92" y1="200" x2="108" y2="60">
        {ramp}
      </linearGradient>
    );
  }
  if (name === 'body') {
    return (
      <radialGradient id={id} key={name} gradientUnits="userSpaceOnUse" cx="78" cy="56" r="158">
        {ramp}
      </radialGradient>
    );
  }
  if (name === 'lamp') {
    return (
      <radialGradient id={id} key={name} cx=".45" cy=".5" r=".62">
        {ramp}
      </radialGradient>
    );
  }
  return (
    <linearGradient id={id} key={name} x1=".3" y1="0" x2=".6" y2="1">
      {ramp}
    </linearGradient>
  );
}
