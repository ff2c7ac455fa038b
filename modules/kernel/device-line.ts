/** A remembered device: its line, which every session that it opens ends with, and the token that opens the next one. */
export interface DeviceLine {
  readonly lineId: string;
  readonly token: string;
}
