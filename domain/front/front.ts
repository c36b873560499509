import type { Appearance } from '#domain/account/appearance.ts'

/** The face of a product at one site: its owner, its look, and its opening choice. */
export interface Front {
  /** The country or agency whose product it is; empty: nobody is named. */
  readonly agency: string
  /** The name of the product for readers; empty: its own name. */
  readonly product: string
  /** Name of a kept picture; null: the mark of the product. */
  readonly logo: string | null
  /** Of buttons and links on light ground, `#7362C8`; null: the product's own. Colours of data never change. */
  readonly accent: string | null
  /** The look of pages for readers who have not chosen. */
  readonly view_mode: Appearance['viewMode']
  readonly font_size: Appearance['fontSize']
  readonly theme: Appearance['theme']
  /** Name of the dashboard that the product opens with; null: the usual one. */
  readonly dashboard: string | null
  /** The choice that dashboards open with where they have it; null: the choice of each. */
  readonly place: number | null
  readonly source: number | null
  /** Names of dashboards and slugs of sections that menus leave out. Their addresses still open. */
  readonly hidden_dashboards: readonly string[]
  readonly hidden_sections: readonly string[]
  /** One line at the foot of every page; empty: nothing. */
  readonly footer: string
  /** Where readers may turn: an e-mail address, or one that begins with https://; empty: nowhere. */
  readonly contact: string
}

/** The product's own face. */
export const OWN_FRONT: Front = {
  agency: '',
  product: '',
  logo: null,
  accent: null,
  view_mode: 'system',
  font_size: 'small',
  theme: 'default',
  dashboard: null,
  place: null,
  source: null,
  hidden_dashboards: [],
  hidden_sections: [],
  footer: '',
  contact: '',
}

const MAIL = /^[^\s@<>"'()[\]\\:;,]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** The address of a contact that a link may have; null for a contact that is neither e-mail nor https. */
export function contactAddress(contact: string): string | null {
  if (MAIL.test(contact)) return `mailto:${contact}`
  if (!/^https:\/\//i.test(contact) || !URL.canParse(contact)) return null
  const { href, username, password } = new URL(contact)
  return username === '' && password === '' ? href : null
}

/**
 * The stored fields of a front, over the product's own: a field that an earlier version did not know is as if
 * never chosen.
 */
export function frontWith(stored: Partial<Front>): Front {
  return { ...OWN_FRONT, ...stored }
}
