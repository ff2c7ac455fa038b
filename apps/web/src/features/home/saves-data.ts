interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the person asked the browser to load less. Only Chromium tells; elsewhere this is false. */
export function savesData(): boolean {
  // Not a standard yet, so the DOM's types do not have it.
  return (navigator as DataSaver).connection?.saveData === true;
}
