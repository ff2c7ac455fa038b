/** A photo as text, for a draft that outlives a reload (the storage of a tab holds text only). */
export function dataUrlOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // readAsDataURL answers a string, by its specification.
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}

/** The photo again. Not by `fetch`, which the content security policy forbids for data URLs. */
export function photoOf(dataUrl: string): Blob {
  const [head = '', text = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

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
