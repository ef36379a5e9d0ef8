import { Link } from '@mui/material';

/** Where the people who run this installation are reached (`VITE_OFFICE_ADDRESS`, set when the client is built). */
export const officeAddress =
  (import.meta.env['VITE_OFFICE_ADDRESS'] as string | undefined) ?? 'office@example.org';

/** The address as a link where it is one of e-mail, and as it is where it is one of a house. */
export function OfficeAddress() {
  return officeAddress.includes('@') ? (
    <Link href={`mailto:${officeAddress}`} sx={{ overflowWrap: 'anywhere' }}>
      {officeAddress}
    </Link>
  ) : (
    officeAddress
  );
}
