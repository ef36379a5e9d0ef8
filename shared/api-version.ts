/**
 * The version of the HTTP contract. Guests learn this one, and never which release of Octavo answers: it would tell them
 * which of its faults to try.
 */
export const apiVersion = '1.0.0';
