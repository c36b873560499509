import { readEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { sectionsNamed } from '#sections/find-section.ts'
import { stepsKey } from '#web/documents/editor/drafts.ts'
import { forgetText, keepText, keptText } from '#web/memory/kept.ts'
import { newValues, type WizardValues } from './wizard-values.ts'

/** What is being made, as this device keeps it. */
export interface Draft {
  readonly values: WizardValues
  /** How far its author has come. */
  readonly step: number
  /** The document from which it began. */
  readonly base: Document
  /** The dashboard in the account; null: it has not been sent there yet. */
  readonly saved: SavedDashboard | null
  /** The same attempt sent twice makes one dashboard. */
  readonly attempt: string
  /** Since when this device holds something that the account has not, ISO-8601 UTC; null: nothing. */
  readonly keptAt: string | null
}

export interface SavedDashboard {
  readonly id: string
  readonly version: number
  /** Readers see it already: what is changed here reaches it when it is saved at the end. */
  readonly isFinished: boolean
  /** Absent in what earlier versions of the product kept. */
  readonly shared?: SharedAs
}

/** Who may see what the account holds. */
export type SharedAs = Pick<DocumentSummary, 'visibility' | 'keeps_link'>

/** A draft of which nothing has been chosen. */
export function newDraft(visibility: WizardValues['visibility'], attempt: string): Draft {
  const earlier = earlierDraft(newValues(visibility))
  return {
    ...{ values: earlier ?? newValues(visibility), step: 1, base: EMPTY_DASHBOARD },
    ...{ saved: null, attempt, keptAt: earlier && new Date().toISOString() },
  }
}

/** Where this device keeps the draft of a person: of a dashboard by its id, or of a new one. */
function keyOf(account: number, id: string | null): string {
  return stepsKey(account, id ?? 'new')
}

/** What this device keeps; null: nothing, or nothing that this version of the product understands. */
export function keptDraft(account: number, id: string | null): Draft | null {
  return readDraft(keptText(keyOf(account, id)))
}

export function keepDraft(account: number, id: string | null, draft: Draft): void {
  keepText(keyOf(account, id), JSON.stringify(draft))
}

/** Keeps it no longer: it is finished, or thrown away. */
export function dropDraft(account: number, id: string | null): void {
  forgetText(keyOf(account, id))
}

/** Reads what a device has kept. Whatever is missing in it or strange is as at the beginning. */
export function readDraft(text: string | null): Draft | null {
  const kept = parsed(text)
  const base = readDocument(kept?.base)
  const values = kept?.values
  if (!kept || !isRecord(values)) return null
  // A draft that has no title yet begins with the empty document.
  const before = base.ok ? base.document : EMPTY_DASHBOARD
  const fresh = newValues('private')
  return {
    values: { ...likeIt(fresh, values), embeds: likeIt(fresh.embeds, values.embeds) },
    step: typeof kept.step === 'number' ? kept.step : 1,
    base: before,
    saved: isSaved(kept.saved) ? kept.saved : null,
    attempt: typeof kept.attempt === 'string' ? kept.attempt : '',
    keptAt: typeof kept.keptAt === 'string' ? kept.keptAt : null,
  }
}

/** A record with what another holds under its names, where that is of the same kind. */
function likeIt<T extends object>(fresh: T, kept: unknown): T {
  if (!isRecord(kept)) return fresh
  const same = Object.entries(fresh).filter(([name, value]) => {
    return typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value)
  })
  return { ...fresh, ...Object.fromEntries(same.map(([name]) => [name, kept[name]])) }
}

function isSaved(value: unknown): value is SavedDashboard {
  return isRecord(value) && typeof value.id === 'string' && typeof value.version === 'number'
}

/** The names under which the earlier client kept what was being made: of the browser, and of the window. */
const EARLIER = {
  local: ['dashboardDetails', 'customDashboardStatus'],
  session: ['composedData', 'surveyArray', 'sectionsArray'],
} as const

/** What the earlier client has left in this browser. */
function earlierDraft(fresh: WizardValues): WizardValues | null {
  try {
    const stores = { local: localStorage, session: sessionStorage }
    const found = new Map<string, string>()
    for (const kind of ['local', 'session'] as const) {
      for (const name of EARLIER[kind]) {
        const text = stores[kind].getItem(name)
        if (text !== null) found.set(name, text)
      }
    }
    return found.size === 0 ? null : earlierValues(found, fresh)
  } catch {
    // A browser that keeps nothing has kept nothing.
    return null
  }
}

/**
 * Keeps a draft that was begun with what the earlier client left as one of a person, who finds it again there; what it was begun with
 * is read no more.
 */
export function settleEarlierDraft(account: number, draft: Draft): void {
  if (draft.keptAt === null) return
  // What has been changed on the page by now is newer.
  if (!keptDraft(account, null)) keepDraft(account, null, draft)
  try {
    for (const name of EARLIER.local) localStorage.removeItem(name)
    for (const name of EARLIER.session) sessionStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** What the texts of the earlier client say: JSON of each part, as in its `config`, and `public` or `private`. */
export function earlierValues(texts: ReadonlyMap<string, string>, fresh: WizardValues): WizardValues {
  const parts = ['dashboardDetails', 'composedData', 'surveyArray', 'sectionsArray'].map((name) => [
    name,
    json(texts.get(name)),
  ])
  const said = readEarlierConfig(JSON.stringify(Object.fromEntries(parts)))
  const details = json(texts.get('dashboardDetails'))
  const word = (name: string) => (isRecord(details) && typeof details[name] === 'string' ? details[name] : '')
  const sections = sectionsNamed(said?.sections ?? []).map(({ slug }) => slug)
  return {
    ...fresh,
    ...{ name: word('name'), description: word('description'), category: word('category') },
    indicators: said?.indicators ?? [],
    sources: said?.sources ?? [],
    ...(sections.length > 0 && {
      sections,
      order: [...sections, ...fresh.order.filter((slug) => !sections.includes(slug))],
    }),
    visibility: /public/i.test(texts.get('customDashboardStatus') ?? '') ? 'public' : fresh.visibility,
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  const value = json(text ?? undefined)
  return isRecord(value) ? value : null
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
