import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { linkField } from './field.ts';
import { newLink, type LinkItem } from './link-item.ts';

const base = sampleField('link', 'Button');

const about = { id: '0199a002-0000-7000-8000-000000000001', url_path: '/about', title: 'About us' };

const internal: LinkItem = {
  ...newLink('0199a003-0000-7000-8000-000000000001'),
  page: about,
  title: 'Who we are',
};
const external: LinkItem = {
  ...newLink('0199a003-0000-7000-8000-000000000002'),
  type: 'external',
  color: 'secondary',
  variant: 'contained',
  size: 'large',
  target: '_blank',
  link: 'https://example.com/tickets?day=tue#seats',
  title: 'Tickets',
};

export const linkSamples = defineSamples(linkField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    menu: { ...base, field_title: 'Menu', field_values: { multiple: true } },
    pair: { ...base, field_title: 'Buttons', field_values: { multiple: true, max: 2 } },
  },
  valid: {
    none: { value: [] },
    internal: { value: [internal] },
    external: { value: [external] },
    'without a title': { value: [{ ...internal, title: '' }] },
    'an email address': { value: [{ ...external, link: 'mailto:hello@example.com' }] },
    'a telephone number': {
      value: [{ ...external, link: 'tel:+381-11-123-4567', variant: 'text', size: 'small' }],
    },
    required: { value: [internal], definition: 'required' },
    several: { value: [internal, external], definition: 'menu' },
    'as many as allowed': { value: [external, internal], definition: 'pair' },
    'external with a page kept from before': { value: [{ ...external, page: about }] },
  },
  older: { 'an empty text for none': { stored: '', value: [] } },
  conversions: {
    'an address': {
      from: 'text',
      given: 'https://example.com',
      value: [{ ...newLink('id0000000000'), type: 'external', link: 'https://example.com' }],
    },
    'an email address': {
      from: 'text',
      given: 'hello@example.com',
      value: [{ ...newLink('id0000000000'), type: 'external', link: 'mailto:hello@example.com' }],
    },
    'a sentence': { from: 'text', given: 'See our shop', value: undefined },
    'a page': { from: 'reference', given: [about], value: [{ ...newLink('id0000000000'), page: about }] },
    'where they lead': {
      to: 'text',
      value: [internal, external],
      becomes: `About us\n${external.link}`,
      definition: 'menu',
    },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'two where one is allowed': {
      value: [internal, external],
      issues: [{ key: 'common.too_many', params: { max: 1 } }],
    },
    'internal without a page': {
      value: [{ ...internal, page: null }],
      issues: [{ key: 'link.needs_page', params: { position: 1 }, path: [0, 'page'] }],
    },
    'external without an address': {
      value: [internal, { ...external, link: ' ' }],
      issues: [{ key: 'link.needs_url', params: { position: 2 }, path: [1, 'link'] }],
      definition: 'menu',
    },
    'an address without its protocol': {
      value: [{ ...external, link: 'example.com' }],
      issues: [{ key: 'link.invalid_url', params: { position: 1 }, path: [0, 'link'] }],
    },
    'an address that would run': {
      value: [{ ...external, link: 'javascript:alert(1)' }],
      issues: [{ key: 'link.invalid_url', params: { position: 1 }, path: [0, 'link'] }],
    },
    'the same item twice': {
      value: [internal, internal],
      issues: [{ key: 'link.repeated' }],
      definition: 'menu',
    },
    'an unknown colour': {
      value: [{ ...internal, color: 'pink' }],
      issues: [{ key: 'common.not_a_choice', path: [0, 'color'] }],
    },
    'a title that is too long': {
      value: [{ ...internal, title: 'x'.repeat(201) }],
      issues: [{ key: 'common.too_long', params: { max: 200 }, path: [0, 'title'] }],
    },
    'an unknown key': {
      value: [{ ...internal, rel: 'opener' }],
      issues: [{ key: 'common.wrong_type' }],
    },
    'without an id of its own': {
      value: [{ ...internal, id: '' }],
      issues: [{ key: 'common.too_short', params: { min: 1 }, path: [0, 'id'] }],
    },
  },
});
