/** The values of a sentence's placeholders. Numbers and lists are formatted in the reader's language. */
export type MessageParams = Readonly<Record<string, string | number | readonly (string | number)[]>>;
