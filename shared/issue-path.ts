/** The names and indexes that lead from a value to one of its parts; empty for the value itself. */
export type IssuePath = readonly (string | number)[];
