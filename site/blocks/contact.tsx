import type { ReactNode } from 'react';
import { mailAddress, phoneAddress } from '../parts/address.ts';
import { ContactForm } from '../parts/contact-form.tsx';
import { Buttons } from '../parts/links.tsx';
import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent, View } from '../view.ts';

export const contact: SiteComponent = {
  fields: /^(title|text|address|phone|email|map|picture|show_form)$/,
  Render({ view }) {
    const [image] = view.images('picture');
    return (
      <Section view={view} kind="contact" look={[view.isTicked('show_form') ? 'form' : 'plain']}>
        <div className="s-contact-text">
          <div className="s-head">
            <Title view={view} />
            <Text view={view} of="text" className="s-lead" />
          </div>
          {['address', 'phone', 'email'].some((name) => view.shows(name)) && (
            <address>
              <Text view={view} of="address" />
              <Reachable view={view} of="phone" address={phoneAddress(view.text('phone'))} />
              <Reachable view={view} of="email" address={mailAddress(view.text('email'))} />
            </address>
          )}
          <Buttons view={view} of="map" />
          {image !== undefined && (
            <div className="s-figure" {...view.mark('picture')}>
              <Image view={view} image={image} sizes="(min-width: 800px) 50vw, 100vw" />
            </div>
          )}
        </div>
        {view.isTicked('show_form') && <ContactForm view={view} />}
      </Section>
    );
  },
};

interface ReachableProps {
  readonly view: View;
  readonly of: string;
  readonly address: string | undefined;
}

/** A phone number or e-mail address as a link; otherwise a link without target. */
function Reachable({ view, of: name, address }: ReachableProps): ReactNode {
  if (typeof view.value(name) !== 'string') return <Text view={view} of={name} />;
  return (
    view.shows(name) && (
      <p>
        <a href={address} {...view.mark(name)}>
          {view.text(name)}
        </a>
      </p>
    )
  );
}
