/** Unexpectedly long texts: a single word, and a sentence. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';
export const longSentence = `Opening hours, and how to find us in the old harbour behind the ${longWord}, when the river is high and the ferry does not run`;
