import type { ReactNode } from 'react';
import { itemsOf } from '../parts/items.ts';
import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle, Text, Title } from '../parts/text.tsx';
import type { SiteComponent, View } from '../view.ts';

export const team: SiteComponent = {
  fields: /^(title|intro|person_\d+_(name|role|about|portrait))$/,
  lists: ['people'],
  Render({ view }) {
    const { items: people, mark } = itemsOf(view, 'people', {
      shown: ['name', 'role', 'about'],
      numbered: {
        name: 'person_#_name',
        role: 'person_#_role',
        about: 'person_#_about',
        portrait: 'person_#_portrait',
      },
    });
    return (
      <Section view={view} kind="team" look={[`of-${Math.min(people.length, 4)}`]}>
        <div className="s-head">
          <Title view={view} />
          <Text view={view} of="intro" className="s-lead" />
        </div>
        <ul className="s-team-list" {...mark}>
          {people.map((person, index) => (
            <li key={index}>
              <Portrait person={person} />
              <div>
                <Subtitle view={person} of="name" within={view} />
                <Text view={person} of="role" className="s-eyebrow" />
                <Text view={person} of="about" />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
};

/** A person without an image has their initials. */
function Portrait({ person }: { readonly person: View }): ReactNode {
  const [image] = person.images('portrait');
  return (
    <div className="s-portrait" {...person.mark('portrait')}>
      {image === undefined ? (
        <span className="s-initials" aria-hidden="true">
          {initialsOf(person.text('name'))}
        </span>
      ) : (
        <Image view={person} image={image} sizes="(min-width: 700px) 25vw, 50vw" />
      )}
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => ([...word][0] ?? '').toUpperCase()).join('');
}
