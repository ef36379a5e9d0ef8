/** Which part of a list is wanted. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}
