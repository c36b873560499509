import { type Message, message } from '#domain/message/message.ts'
import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { PUBLIC_REASON } from '#domain/form/document-fields.ts'
import { choiceFault, textFault } from '#domain/form/field-rule.ts'
import { embeddable, type WizardValues } from './wizard-values.ts'

/** A step of making a dashboard. */
export interface WizardStep {
  /** Behind `/my-dashboard/`. */
  readonly slug: string
  readonly title: Message
  /** What the button says that leads to it. */
  readonly next: Message
}

/** The five steps; the last has two addresses. */
export const STEPS: readonly WizardStep[] = [
  wizardStep('details', 'details'),
  wizardStep('preference-table', 'choice'),
  wizardStep('data-table', 'table'),
  wizardStep('sections', 'sections'),
  wizardStep('embed-dashboard', 'last'),
]

function wizardStep(slug: string, step: 'details' | 'choice' | 'table' | 'sections' | 'last'): WizardStep {
  return { slug, title: message('wizard.step-title', { step }), next: message('wizard.step-next', { step }) }
}

/** The part of the last step that has an address of its own. */
export const VISIBILITY = 'visibility'

/** Number of the step at an address, from 1. */
export function stepNumber(slug: string): number {
  return slug === VISIBILITY ? STEPS.length : STEPS.findIndex((step) => step.slug === slug) + 1
}

/** The fields that something can be wrong with. */
export type WizardField =
  | 'name'
  | 'description'
  | 'category'
  | 'indicators'
  | 'sources'
  | 'sections'
  | 'link'
  | 'frame'
  | 'reason'

export type WizardFaults = Partial<Record<WizardField, Message>>

/** What is wrong with what was chosen in a step, so that one cannot go on. */
export function faultsOf(step: number, values: WizardValues): WizardFaults {
  const all = FAULTS[step - 1]?.(values) ?? {}
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== null))
}

/** The first step that something is wrong with; null: it can be saved. */
export function firstFaulty(values: WizardValues): number | null {
  const at = STEPS.findIndex((_, index) => Object.keys(faultsOf(index + 1, values)).length > 0)
  return at < 0 ? null : at + 1
}

type Faults = Partial<Record<WizardField, Message | null>>

const FAULTS: readonly ((values: WizardValues) => Faults)[] = [
  ({ name, description, category }) => ({
    name: textFault(FIELDS.name_of_dashboard, name),
    description: textFault(FIELDS.description, description),
    category: textFault(FIELDS.category, category),
  }),
  ({ indicators, sources }) => ({
    indicators: choiceFault(FIELDS.indicators, indicators),
    // None leaves none out, as of levels and years.
    sources: sources.length === 0 ? null : choiceFault(FIELDS.sources, sources),
  }),
  () => ({}),
  ({ sections }) => ({ sections: choiceFault(FIELDS.sections, sections) }),
  ({ embeds, visibility, reason }) => ({
    link: addressFault(embeds.link),
    frame: addressFault(embeds.frame),
    reason: visibility === 'public' && reason.trim() === '' ? PUBLIC_REASON : null,
  }),
]

function addressFault(typed: string): Message | null {
  return typed.trim() === '' || embeddable(typed) !== null ? null : message('wizard.wrong-address')
}
