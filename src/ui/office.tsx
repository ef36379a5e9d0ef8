import { Link } from '@mui/material';

/** The contact address of this installation (`VITE_OFFICE_ADDRESS`, set when the client is built). */
export const officeAddress =
  (import.meta.env['VITE_OFFICE_ADDRESS'] as string | undefined) ?? 'office@example.org';

/** Shows an email address as a link, and a postal address as text. */
export function OfficeAddress() {
  return officeAddress.includes('@') ? (
    <Link href={`mailto:${officeAddress}`} sx={{ overflowWrap: 'anywhere' }}>
      {officeAddress}
    </Link>
  ) : (
    officeAddress
  );
}
