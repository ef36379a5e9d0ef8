export interface Window {
  readonly limit: number;
  readonly offset: number;
}
