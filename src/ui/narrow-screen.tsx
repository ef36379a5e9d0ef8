import { type ReactNode, useEffect } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { useBrand } from './brand.ts';

interface NarrowScreenProps {
  /** The screen's only h1, and the title of the browser tab. */
  readonly title: string;
  readonly children: ReactNode;
  /** Links below the card. */
  readonly below?: ReactNode;
}

/** A screen with one small task: the mark, a title and one narrow card. */
export function NarrowScreen({ title, children, below }: NarrowScreenProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [name, title]);
  return (
    <div className="narrow-screen">
      <div className="narrow-screen-head">
        <BrandMark size={48} />
        <h1 className="ui-h1 ui-anywhere">{title}</h1>
      </div>
      <div className="ui-card">{children}</div>
      {below !== undefined && <p className="narrow-screen-below ui-small ui-quiet">{below}</p>}
    </div>
  );
}
