/** Lets the browser save a text as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Only after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
