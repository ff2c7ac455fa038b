import { type Shared, shared } from './stubs.ts';

const HALF = 64;

/** Lower-case text of a uuid that came as text or as two signed halves; empty when there is none. */
export function uuidText(message: Shared.UUID | undefined): string {
  const halves = message?.getStructured();
  if (!halves) return (message?.getString() ?? '').toLowerCase();
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(HALF, BigInt(half)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function uuidMessage(text: string): Shared.UUID {
  return new shared.UUID().setString(text);
}

/** As gossip sends it. */
export function structuredUuid(text: string): Shared.UUID {
  const hex = text.replaceAll('-', '');
  const half = (digits: string) => String(BigInt.asIntN(HALF, BigInt(`0x${digits}`)));
  return new shared.UUID().setStructured(
    new shared.UUID.Structured()
      .setMostSignificantBits(half(hex.slice(0, 16)))
      .setLeastSignificantBits(half(hex.slice(16))),
  );
}
