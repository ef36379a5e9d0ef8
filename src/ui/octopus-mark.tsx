/** The mark: one head, four visible arms, rendered in the colour of the text around it. Decorative. */
export function OctopusMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round">
        <path d="M9.5 17c0 5-1.2 7.6-3.6 7.6-1.8 0-2.9-1.2-2.9-2.6" />
        <path d="M22.5 17c0 5 1.2 7.6 3.6 7.6 1.8 0 2.9-1.2 2.9-2.6" />
        <path d="M13.2 18v6.2c0 2.8-1.3 4.3-3.6 4.3" />
        <path d="M18.8 18v6.2c0 2.8 1.3 4.3 3.6 4.3" />
      </g>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M16 2.5C10.1 2.5 6 6.8 6 12.4c0 3.5 1.5 5.6 1.8 8.1h16.4c.3-2.5 1.8-4.6 1.8-8.1 0-5.6-4.1-9.9-10-9.9Zm-3.8 8.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Zm7.6 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z"
      />
    </svg>
  );
}
