import { useTranslation } from 'react-i18next';
import { defaultName } from '../../../shared/brand.ts';
import { useColourMode } from '../../lib/colour-mode.ts';
import { useBrand } from '../../ui/brand.ts';
import dark1120 from './editor-dark-1120.avif';
import dark2240 from './editor-dark-2240.avif';
import darkPhone from './editor-dark-phone.avif';
import light1120 from './editor-light-1120.avif';
import light2240 from './editor-light-2240.avif';
import lightPhone from './editor-light-phone.avif';

/** Screenshots of the demo's editor in both modes, and on a phone: a whole window is unreadable at 360 pixels. */
const images = {
  light: { small: light1120, large: light2240, phone: lightPhone },
  dark: { small: dark1120, large: dark2240, phone: darkPhone },
} as const;

/** The editor in the chosen colour mode; a media query would follow the system. */
export function EditorImage() {
  const { t } = useTranslation();
  const { name, logo } = useBrand();
  const { small, large, phone } = images[useColourMode()];
  return (
    <picture
      className="editor-image"
      // The header in the images shows our name and mark.
      data-without-header={name !== defaultName || logo !== undefined ? '' : undefined}
    >
      <source media="(max-width: 599.95px)" srcSet={phone} width={780} height={1280} />
      <img
        src={small}
        srcSet={`${small} 1120w, ${large} 2240w`}
        sizes="(min-width: 1184px) 1120px, calc(100vw - 48px)"
        width={1120}
        height={747}
        alt={t('landing.imageAlt')}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
