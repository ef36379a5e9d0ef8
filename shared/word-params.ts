/** The values of a sentence's placeholders. Numbers and lists are written as the reader's language writes them. */
export type WordParams = Readonly<Record<string, string | number | readonly (string | number)[]>>;
