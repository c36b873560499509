import {
  type Annotation,
  type AnnotationPlace,
  placesOf,
  withPlaces,
} from '#domain/document/blocks/figure/annotations.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { bothKept } from '#domain/document/editing/both-kept.ts'
import {
  changed,
  type EditHistory,
  openedHistory,
  redone,
  rewritten,
  type Typing,
  undone,
} from '#domain/document/editing/edit-history.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { keepText, keptEntries, keptText } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { earlierReport } from './earlier-report.ts'
import {
  isUnsavedReport,
  type KeptReport,
  keepReport,
  keptReport,
  type Owner,
  reportName,
} from './kept-report.ts'

/** The report that is being made in this tab. */
export interface ReportState {
  readonly history: EditHistory
  /** Where it stands in the account; null: on this device alone. */
  readonly account: { readonly id: string; readonly version: number; readonly saved: Document } | null
  /** Whose it is; undefined: not known yet, and nothing of it is shown. */
  readonly owner: Owner | undefined
  /** What this tab last read from the device or wrote to it. */
  readonly onDevice: Document
  /** Whether the device took it, and when. */
  readonly kept: { readonly at: number } | 'refused' | null
}

const state = store<ReportState>(unknown())

/** The report that is being made, and its changes. */
export function useReport(): ReportState {
  return useStore(state)
}

/** For those that follow it without drawing. */
export const reportState = state

/** The report as it is now. */
export function reportNow(): Document {
  return state.get().history.now.document
}

/** Changes the report, and keeps it on the device. */
export function changeReport(by: (from: Document) => Document, typing: Typing | null = null): void {
  const { history } = state.get()
  const next = by(history.now.document)
  put(changed(history, { ...history.now, document: next }, typing))
}

/** Changes one block; `field` is what is being typed into. */
export function changeBlock<Kind extends Block>(block: Kind, change: Partial<Kind>, field?: string): void {
  const typing = field === undefined ? null : { field: `${block.id} ${field}`, at: Date.now() }
  changeReport(
    (from) => ({
      ...from,
      blocks: from.blocks.map((each) => (each.id === block.id ? { ...each, ...change } : each)),
    }),
    typing,
  )
}

/**
 * Keeps what stands on a figure in the values of its axes, where an earlier version kept shares of the drawing: `read` is what `kept`
 * says. It points where it pointed, so that there is nothing to take back.
 */
export function keepPlaces(id: string, kept: readonly Annotation[], read: readonly Annotation[]): void {
  if (isSameValue(kept, read)) return
  const known = new Map(kept.flatMap((each, index) => pairs(each, read[index])))
  const carried = (annotation: Annotation) =>
    withPlaces(annotation, (place) => known.get(JSON.stringify(place)) ?? place)
  const blockOf = (block: Block): Block =>
    block.kind === 'figure' && block.id === id
      ? { ...block, annotations: block.annotations.map(carried) }
      : block
  put(rewritten(state.get().history, (document) => ({ ...document, blocks: document.blocks.map(blockOf) })))
}

function pairs(
  kept: Annotation,
  read: Annotation | undefined,
): readonly (readonly [string, AnnotationPlace])[] {
  const [before, after] = [placesOf(kept), read ? placesOf(read) : []]
  return before.flatMap((place, index) => {
    const next = after[index]
    return next ? [[JSON.stringify(place), next] as const] : []
  })
}

/** One change back, or forward again. */
export function stepReport(where: 'back' | 'forward'): void {
  const { history } = state.get()
  put(where === 'back' ? undone(history) : redone(history))
}

/** Begins with another report: an empty one, or one of the account. What was there has been saved before. */
export function openReport(document: Document, account: ReportState['account']): void {
  state.set({ ...state.get(), history: openedHistory(document), account })
  keep()
}

/** An empty report. */
export function newReport(): void {
  openReport(emptyDocument('report'), null)
}

/** What the account has taken; `merged` is the report with what another window saved meanwhile. */
export function savedInAccount(account: NonNullable<ReportState['account']>, merged?: Document): void {
  const { history } = state.get()
  const next = merged && !isSameValue(merged, history.now.document)
  state.set({
    ...state.get(),
    account,
    history: next ? changed(history, { ...history.now, document: merged }) : history,
  })
  keep()
}

function put(history: EditHistory): void {
  if (history === state.get().history) return
  state.set({ ...state.get(), history })
  keep()
}

/** Writes the report to the device. What another tab has written since is put together with it, and nothing of either is lost. */
export function keep(): void {
  followDevice()
  const { history, account, owner } = state.get()
  if (owner === undefined) return
  const { document } = history.now
  const took = keepReport(owner, { document, account: account && { ...account } })
  state.set({ ...state.get(), onDevice: document, kept: took ? { at: Date.now() } : 'refused' })
}

/** Takes in what another tab has written. */
function followDevice(): void {
  const now = state.get()
  const there = now.owner === undefined ? null : keptReport(now.owner)
  if (!there || isSameValue(there.document, now.onDevice)) return
  const mine = now.history.now.document
  const isOther = (there.account?.id ?? null) !== (now.account?.id ?? null)
  // Another report is another matter: this tab goes on with its own, which its account has or the device gets back.
  if (isOther) {
    state.set({ ...now, onDevice: there.document })
    return
  }
  const document = isSameValue(mine, now.onDevice)
    ? there.document
    : bothKept(now.onDevice, mine, there.document)
  const account = newest(now.account, there.account)
  const history = isSameValue(document, mine)
    ? now.history
    : changed(now.history, { ...now.history.now, document })
  state.set({ ...now, history, account, onDevice: there.document })
}

function newest(mine: ReportState['account'], theirs: ReportState['account']): ReportState['account'] {
  if (!mine || !theirs) return mine ?? theirs
  return theirs.version > mine.version ? theirs : mine
}

window.addEventListener('storage', ({ key }) => {
  const { owner } = state.get()
  if (owner !== undefined && key === reportName(owner)) followDevice()
})

function unknown(): ReportState {
  const document = emptyDocument('report')
  return { history: openedHistory(document), account: null, owner: undefined, onDevice: document, kept: null }
}

/**
 * The report of whoever is here by now. One that was begun without an account becomes that of who signs in; one of an
 * account is shown to nobody else, and is there again when they come back.
 */
export function takeReportOf(owner: Owner): void {
  const before = state.get().owner
  if (before === owner) return
  const nobodys = before === undefined ? deviceReport() : before === null ? reportOnScreen() : null
  const own = owner === null ? nobodys : keptReport(owner)
  const isTaken =
    owner !== null && nobodys !== null && nobodys.document.blocks.length > 0 && !(own && isUnsavedReport(own))
  const kept = (isTaken ? nobodys : own) ?? (owner === null ? deviceReport() : null)
  const document = kept?.document ?? emptyDocument('report')
  const account = kept?.account ?? null
  state.set({ history: openedHistory(document), account, owner, onDevice: document, kept: null })
  if (!isTaken) return
  keep()
  keepText(reportName(null), '')
}

function reportOnScreen(): KeptReport {
  return { document: reportNow(), account: state.get().account }
}

/** What this device keeps of nobody's account. What an earlier version kept is read once, and stands under its own name then. */
function deviceReport(): KeptReport | null {
  const kept = keptReport(null)
  if (kept || keptText(reportName(null)) !== null) return kept
  const earlier = earlierReport(keptEntries())
  if (!earlier) return null
  const report = { document: earlier.document, account: null }
  keepReport(null, report)
  return report
}
