import { logoBox } from '../../shared/brand.ts';
import { useBrand } from './brand.ts';
import { OctopusMark } from './octopus-mark.tsx';

interface BrandMarkProps {
  /** The height in pixels. A wide logo may be less high. */
  readonly size: number;
}

/**
 * The logo of the installation, or the octopus in the second colour. Decorative: the name is beside it, or its label. The
 * style that the server puts into the page shows the logo of the colour mode.
 */
export function BrandMark({ size }: BrandMarkProps) {
  const { logo } = useBrand();
  const box = logo && logoBox(logo, size);
  return (
    <span className="brand-mark">
      {logo === undefined ? (
        <OctopusMark size={size} />
      ) : (
        <img {...box} alt="" src={logo.src} data-logo="light" />
      )}
      {logo?.dark !== undefined && <img {...box} alt="" src={logo.dark} data-logo="dark" />}
    </span>
  );
}
