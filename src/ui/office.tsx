import { Link } from '@mui/material';
import { useBrand } from './brand.ts';

/** The contact of this installation: an email address as a link, a postal address as text. */
export function OfficeAddress() {
  const { office } = useBrand();
  return office?.includes('@') === true ? (
    <Link href={`mailto:${office}`} sx={{ overflowWrap: 'anywhere' }}>
      {office}
    </Link>
  ) : (
    office
  );
}
