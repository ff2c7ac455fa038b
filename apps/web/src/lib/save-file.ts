/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}

const READ_WITHIN_MS = 60_000;
