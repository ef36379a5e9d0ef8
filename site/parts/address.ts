/** The address that calls a telephone number; undefined if the text is none. */
export function phoneAddress(text: string): string | undefined {
  const number = text.trim();
  const digits = number.replace(/\D/g, '');
  if (!/^\+?[\d\s()./-]+$/.test(number) || digits.length < 3) return undefined;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

/** The address that writes to an e-mail address; undefined if the text is none. */
export function mailAddress(text: string): string | undefined {
  const address = text.trim();
  return /^[^\s@?<>"\\]+@[^\s@?<>"\\]+$/.test(address) ? `mailto:${address}` : undefined;
}
