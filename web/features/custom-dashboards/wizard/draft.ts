import { readEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { sectionsNamed } from '#sections/find-section.ts'
import { isRecord } from '#domain/form/is-record.ts'
import { accountCopyIn, keepUnder, recordIn, stepsName } from '#web/editing/kept-draft.ts'
import { type AccountCopy, newAttempt } from '#web/editing/account-copy.ts'
import { forgetText, keptText } from '#web/memory/kept.ts'
import { newValues, type WizardValues } from './wizard-values.ts'

/** What is being made, as this device keeps it. */
export interface Draft {
  readonly values: WizardValues
  /** How far its author has come. */
  readonly step: number
  /** The dashboard in the account; null: it has not been sent there yet. */
  readonly account: SavedDashboard | null
  readonly attempt: string
  /** Since when this device holds something that the account has not, ISO-8601 UTC; null: nothing. */
  readonly keptAt: string | null
}

export interface SavedDashboard extends AccountCopy {
  /** Readers see it already: what is changed here reaches it when it is saved at the end. */
  readonly isFinished: boolean
  /** Absent in what earlier versions of the product kept. */
  readonly shared?: SharedAs
}

/** The document from which a draft began: what the steps do not speak of stays as it is there. */
export function baseOf({ account }: Pick<Draft, 'account'>): Document {
  return account?.saved ?? EMPTY_DASHBOARD
}

/** Who may see what the account holds. */
export type SharedAs = Pick<DocumentSummary, 'visibility' | 'keeps_link' | 'state'>

/** A draft of which nothing has been chosen. */
export function newDraft(visibility: WizardValues['visibility']): Draft {
  const earlier = earlierDraft(newValues(visibility))
  return {
    ...{ values: earlier ?? newValues(visibility), step: 1, account: null },
    ...{ attempt: newAttempt(), keptAt: earlier && new Date().toISOString() },
  }
}

/** Where this device keeps the draft of a person: of a dashboard by its id, or of a new one. */
function keyOf(account: number, id: string | null): string {
  return stepsName(account, id ?? 'new')
}

/** What this device keeps; null: nothing, or nothing that this version of the product understands. */
export function keptDraft(account: number, id: string | null): Draft | null {
  return readDraft(keptText(keyOf(account, id)))
}

export function keepDraft(account: number, id: string | null, draft: Draft): void {
  keepUnder(keyOf(account, id), draft)
}

/** Keeps it no longer: it is finished, or thrown away. */
export function dropDraft(account: number, id: string | null): void {
  forgetText(keyOf(account, id))
}

/** Reads what a device has kept. Whatever is missing in it or strange is as at the beginning. */
export function readDraft(text: string | null): Draft | null {
  const kept = recordIn(text)
  const values = kept?.values
  if (!kept || !isRecord(values)) return null
  const fresh = newValues('private')
  return {
    values: { ...likeIt(fresh, values), embeds: likeIt(fresh.embeds, values.embeds) },
    step: typeof kept.step === 'number' ? kept.step : 1,
    account: savedIn(kept),
    attempt: typeof kept.attempt === 'string' ? kept.attempt : '',
    keptAt: typeof kept.keptAt === 'string' ? kept.keptAt : null,
  }
}

/** The dashboard of a draft. Earlier versions kept what it began from beside it. */
function savedIn({ account, saved, base }: Readonly<Record<string, unknown>>): SavedDashboard | null {
  const kept = isRecord(account) ? account : isRecord(saved) ? { ...saved, saved: base } : null
  const copy = accountCopyIn(kept)
  if (!kept || !copy) return null
  const { isFinished, shared } = kept
  return { ...copy, isFinished: isFinished === true, ...(isShared(shared) && { shared }) }
}

function isShared(value: unknown): value is SharedAs {
  if (!isRecord(value)) return false
  const { visibility, keeps_link, state } = value
  return typeof visibility === 'string' && typeof keeps_link === 'boolean' && typeof state === 'string'
}

/** A record with what another holds under its names, where that is of the same kind. */
function likeIt<T extends object>(fresh: T, kept: unknown): T {
  if (!isRecord(kept)) return fresh
  const same = Object.entries(fresh).filter(([name, value]) => {
    return typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value)
  })
  return { ...fresh, ...Object.fromEntries(same.map(([name]) => [name, kept[name]])) }
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

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
