/** The version of the HTTP contract. Guests see it, but never the release of Octavo, which would reveal known vulnerabilities. */
export const apiVersion = '1.0.0';
