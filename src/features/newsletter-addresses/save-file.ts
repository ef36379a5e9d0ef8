/** Downloads a file that was made in the browser. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // By then the download has started. Otherwise the bytes would stay in memory until the tab is closed.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
