import { type Message, message } from '#domain/message/message.ts'

/**
 * The kinds of inquiries from the public, with the states of their way through the administration; the first
 * is that of a new one.
 */
export const INQUIRY_STATES = {
  /** A question, a report of a fault, a remark. */
  contact: ['new', 'answered', 'closed'],
  /** Somebody offers data. */
  partnership: ['received', 'in-talks', 'agreed', 'imported', 'declined'],
  /** Somebody wants to hear when something is there. */
  interest: ['waiting', 'told'],
  /** An opinion of the product, shown to everybody once it is approved. */
  testimonial: ['waiting', 'approved', 'declined'],
} as const

export type InquiryKind = keyof typeof INQUIRY_STATES

export type InquiryState = (typeof INQUIRY_STATES)[InquiryKind][number]

/** Every kind, in the order of the table. */
export const INQUIRY_KINDS = Object.keys(INQUIRY_STATES) as readonly InquiryKind[]

/** Every state of any kind, each once. */
export const EVERY_INQUIRY_STATE: readonly InquiryState[] = [...new Set(Object.values(INQUIRY_STATES).flat())]

/** States in which something still waits for those who answer. */
export const OPEN_STATES: readonly InquiryState[] = ['new', 'received', 'in-talks', 'agreed', 'waiting']

/** The state of an inquiry after its answer is sent, where it was as it came in; a testimonial is decided on by itself. */
export const STATE_WHEN_ANSWERED: Readonly<Record<InquiryKind, InquiryState>> = {
  contact: 'answered',
  partnership: 'in-talks',
  interest: 'told',
  testimonial: 'waiting',
}

/** Whether an inquiry of that kind can be in that state. */
export function isStateOf(kind: InquiryKind, state: string): state is InquiryState {
  return (INQUIRY_STATES[kind] as readonly string[]).includes(state)
}

/** Seconds that a form is open at least before a person has filled it in. */
export const SHORTEST_SECONDS = 2

/** The name of an inquiry in a list of several kinds. */
export function inquiryName(kind: InquiryKind): Message {
  return message('inquiries.kind', { kind })
}
