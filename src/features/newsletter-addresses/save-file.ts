/** Hands a file that was made in the browser to whoever asked for it, as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has begun by then; the bytes need not stay until the tab is closed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
