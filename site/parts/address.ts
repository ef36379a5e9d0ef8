/** The `tel:` address of a telephone number; undefined for other text. */
export function phoneAddress(text: string): string | undefined {
  const number = text.trim();
  const digits = number.replace(/\D/g, '');
  if (!/^\+?[\d\s()./-]+$/.test(number) || digits.length < 3) return undefined;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

/** The `mailto:` address of an e-mail address; undefined for other text. */
export function mailAddress(text: string): string | undefined {
  const address = text.trim();
  return /^[^\s@?<>"\\]+@[^\s@?<>"\\]+$/.test(address) ? `mailto:${address}` : undefined;
}
