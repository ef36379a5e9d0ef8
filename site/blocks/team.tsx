import type { ReactNode } from 'react';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { Subtitle, Text, Title } from '../parts/text.tsx';
import type { SiteComponent, View } from '../view.ts';

/** The people behind the site. */
export const team: SiteComponent = {
  fields: /^(title|intro|person_[1-4]_(name|role|about|portrait))$/,
  Draw({ view }) {
    const people = [1, 2, 3, 4].filter((n) =>
      ['name', 'role', 'about'].some((part) => view.has(`person_${n}_${part}`)),
    );
    return (
      <Section view={view} kind="team" look={[`of-${people.length}`]}>
        <div className="s-head">
          <Title view={view} />
          <Text view={view} of="intro" className="s-lead" />
        </div>
        <ul className="s-team-list">
          {people.map((n) => (
            <li key={n}>
              <Portrait view={view} person={`person_${n}`} />
              <div>
                <Subtitle view={view} of={`person_${n}_name`} />
                <Text view={view} of={`person_${n}_role`} className="s-eyebrow" />
                <Text view={view} of={`person_${n}_about`} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
};

/** A person without a picture has their initials. */
function Portrait({ view, person }: { readonly view: View; readonly person: string }): ReactNode {
  const [picture] = view.pictures(`${person}_portrait`);
  return (
    <div className="s-portrait" {...view.mark(`${person}_portrait`)}>
      {picture === undefined ? (
        <span className="s-initials" aria-hidden="true">
          {initialsOf(view.text(`${person}_name`))}
        </span>
      ) : (
        <Picture view={view} picture={picture} sizes="(min-width: 700px) 25vw, 50vw" />
      )}
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => ([...word][0] ?? '').toUpperCase()).join('');
}
