/** The requested part of a list. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}
