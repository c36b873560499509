import { type Capability, type Holder, may } from '#domain/account/capability.ts'

/** Everything on which somebody decides for others, with the capability that they need everywhere. */
const DECIDED_WITH = {
  /** Dashboards and reports that people want everybody to see. */
  document: 'dashboards.review',
  plugin: 'plugins.review',
  /** Messages and offers of data that nobody has answered. */
  inquiry: 'inquiries.answer',
  testimonial: 'inquiries.answer',
  /** Notes, questions and answers of the reading room, new or reported. */
  reading: 'reading.moderate',
  /** Comments on documents that readers reported. */
  comment: 'dashboards.review',
  /** Drafts of the front of the site. */
  front: 'settings.change',
  /** Figures that data officers submit. */
  figures: 'figures.publish',
  /** Indicators and sources that data officers propose. */
  catalogue: 'catalogue.change',
} as const satisfies Record<string, Capability>

/** A kind of thing that waits for a decision. */
export type WaitingKind = keyof typeof DECIDED_WITH

/** Every kind, in the order in which they are offered to choose from. */
export const WAITING_KINDS = Object.keys(DECIDED_WITH) as readonly WaitingKind[]

/** The capabilities of deciders: anybody with one of these may have something waiting. */
export const DECIDERS: readonly Capability[] = [...new Set(Object.values(DECIDED_WITH))]

/** The kinds on which somebody decides; none for nobody (`null`). */
export function kindsDecidedBy(holder: Holder | null): readonly WaitingKind[] {
  return WAITING_KINDS.filter((kind) => may(holder, DECIDED_WITH[kind]))
}

/** The first page after the entrance: the waiting things, or the account. */
export function landingOf(holder: Holder | null): string {
  return kindsDecidedBy(holder).length > 0 ? '/admin#/waiting' : '/account'
}
