import {
  type Annotation,
  type AnnotationPlace,
  placesOf,
  withPlaces,
} from '#domain/document/blocks/figure/annotations.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { bothKept } from '#domain/document/editing/both-kept.ts'
import type { Typing } from '#domain/document/editing/edit-history.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { editingSession } from '#web/editing/editing-session.ts'
import { draftUnder, type KeptDraft, keepUnder, type Owner, reportName } from '#web/editing/kept-draft.ts'
import { type AccountCopy, accountHas } from '#web/editing/account-copy.ts'
import { keepText, keptEntries, keptText } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { earlierReport } from './earlier-report.ts'

/** The editing of the report of this tab. */
export const reportSession = editingSession(emptyDocument('report'), null)

/** What this tab knows of the device. */
interface OnDevice {
  /** Whose report it is; undefined: not known yet, and nothing of it is shown. */
  readonly owner: Owner | undefined
  /** What this tab last read from the device or wrote to it. */
  readonly document: Document
  /** Whether the device took it, and when. */
  readonly kept: { readonly at: number } | 'refused' | null
}

const device = store<OnDevice>({ owner: undefined, document: reportSession.now(), kept: null })

/** The report that is being made, its changes, and where it is kept. */
export function useReport() {
  const { owner, kept } = useStore(device)
  return { ...useStore(reportSession.state), owner, kept }
}

/** The report as it is now. */
export function reportNow(): Document {
  return reportSession.now()
}

/** Changes the report, and keeps it on the device. */
export function changeReport(by: (from: Document) => Document, typing: Typing | null = null): void {
  andKeep(() => reportSession.change(by, { typing }))
}

/** Does something to the report, and writes to the device what came of it. */
function andKeep(work: () => void): void {
  const { history } = reportSession.state.get()
  work()
  if (history !== reportSession.state.get().history) keep()
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
  andKeep(() => reportSession.rewrite((document) => ({ ...document, blocks: document.blocks.map(blockOf) })))
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
  andKeep(() => reportSession.step(where))
}

/** Begins with another report: an empty one, or one of the account. What was there has been saved before. */
export function openReport(document: Document, account: AccountCopy | null): void {
  reportSession.open(document, account)
  keep()
}

/** An empty report. */
export function newReport(): void {
  openReport(emptyDocument('report'), null)
}

/** Writes the report to the device. What another tab has written since is put together with it, and nothing of either is lost. */
export function keep(): void {
  followDevice()
  const { owner } = device.get()
  if (owner === undefined) return
  const document = reportNow()
  const { account } = reportSession.state.get()
  const took = keepUnder(reportName(owner), { document, account, at: new Date().toISOString() })
  device.set({ owner, document, kept: took ? { at: Date.now() } : 'refused' })
}

/** Takes in what another tab has written. */
function followDevice(): void {
  const last = device.get()
  const there = last.owner === undefined ? null : keptReport(last.owner)
  if (!there || isSameValue(there.document, last.document)) return
  device.set({ ...last, document: there.document })
  const { account } = reportSession.state.get()
  // Another report is another matter: this tab goes on with its own, which its account has or the device gets back.
  if ((there.account?.id ?? null) !== (account?.id ?? null)) return
  const mine = reportNow()
  const together = isSameValue(mine, last.document)
    ? there.document
    : bothKept(last.document, mine, there.document)
  reportSession.takeIn(together, newest(account, there.account))
}

function newest(mine: AccountCopy | null, theirs: AccountCopy | null): AccountCopy | null {
  if (!mine || !theirs) return mine ?? theirs
  return theirs.version > mine.version ? theirs : mine
}

window.addEventListener('storage', ({ key }) => {
  const { owner } = device.get()
  if (owner !== undefined && key === reportName(owner)) followDevice()
})

/**
 * The report of whoever is here by now. One that was begun without an account becomes that of who signs in; one of an
 * account is shown to nobody else, and is there again when they come back.
 */
export function takeReportOf(owner: Owner): void {
  const before = device.get().owner
  if (before === owner) return
  const nobodys = before === undefined ? deviceReport() : before === null ? reportOnScreen() : null
  const own = owner === null ? nobodys : keptReport(owner)
  const isTaken =
    owner !== null && nobodys !== null && nobodys.document.blocks.length > 0 && !(own && isUnsaved(own))
  const kept = (isTaken ? nobodys : own) ?? (owner === null ? deviceReport() : null)
  const document = kept?.document ?? emptyDocument('report')
  const account = kept?.account ?? null
  reportSession.open(document, account)
  device.set({ owner, document, kept: null })
  if (!isTaken) return
  keep()
  keepText(reportName(null), '')
}

function reportOnScreen(): KeptDraft {
  return { document: reportNow(), account: reportSession.state.get().account, at: '' }
}

/** The report that this browser keeps for somebody; null: none. */
function keptReport(owner: Owner): KeptDraft | null {
  const kept = draftUnder(reportName(owner))
  return kept?.document.kind === 'report' ? kept : null
}

/** Whether the account lacks something of a report; one in which nothing is lacks nothing. */
function isUnsaved({ document, account }: Pick<KeptDraft, 'document' | 'account'>): boolean {
  return account ? !accountHas(account, document) : document.blocks.length > 0
}

/** Whether there is something in the report of this tab that the account has not. */
export function isReportUnsaved(): boolean {
  return isUnsaved(reportOnScreen())
}

/** What this device keeps of nobody's account. What an earlier version kept is read once, and stands under its own name then. */
function deviceReport(): KeptDraft | null {
  const kept = keptReport(null)
  if (kept || keptText(reportName(null)) !== null) return kept
  const earlier = earlierReport(keptEntries())
  if (!earlier) return null
  const report = { document: earlier.document, account: null, at: '' }
  keepUnder(reportName(null), report)
  return report
}
