import { AnchorMdx, CodeOrSourceMdx, HeadersMdx } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps } from 'react';

/** A guide of `docs/` without its own title: the page has one already. */
export function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/, '');
}

/** Links to files of the project lead nowhere from here: what remains is the name of the file. */
function GuideLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return /^(https?:|#|\?)/.test(href) ? (
    <AnchorMdx {...rest} href={href} target={href.startsWith('http') ? '_blank' : '_self'}>
      {children}
    </AnchorMdx>
  ) : (
    <>
      {children} (<code>{href.replace(/^(\.\.?\/)+/, '')}</code>)
    </>
  );
}

/** A column without a name has no heading, which would be read out as an empty one. */
function GuideHeading({ children, ...rest }: ComponentProps<'th'>) {
  return Children.count(children) === 0 ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

/** How the parts of a guide are drawn: as the block does where it is told nothing, but for links and columns without a name. */
export const guideParts = {
  overrides: { ...HeadersMdx, code: CodeOrSourceMdx, a: GuideLink, th: GuideHeading },
};
