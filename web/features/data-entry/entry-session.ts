import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import {
  type CellClash,
  type EntryCell,
  type EntryCells,
  isSameCells,
  joinCells,
  withArrived,
  withCell,
} from '#domain/data-entry/entry-cell.ts'
import { sendForm } from '#web/device/send-form.ts'
import { formIn, type WaitingForm } from '#web/device/waiting-content.ts'
import { newAttempt } from '#web/editing/account-copy.ts'
import { entryDraftName, entryDraftUnder, forgetEntryDraft } from '#web/editing/entry-draft.ts'
import { keepUnder } from '#web/editing/kept-draft.ts'
import { AskError } from '#web/kit/ask-error.ts'
import type { Unsent } from '#web/keeping/outbox.ts'
import { outboxCode } from '#web/keeping/outbox-code.ts'
import { mayKeepUnsent, somethingWaits } from '#web/keeping/outbox-state.ts'
import { sendOrKeep } from '#web/keeping/send-or-keep.ts'
import { type Store, store } from '#web/memory/store.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { renewAnswer } from '#web/queries/kept-answers.ts'

/** Where a draft is kept: nowhere as nothing was typed, on its way, in the account too, on the device alone, or in question. */
export type DraftPlace = 'none' | 'keeping' | 'both' | 'device' | 'clash'

/** A form while somebody types. */
export interface DraftState {
  readonly cells: EntryCells
  readonly place: DraftPlace
  /** When it was kept last; empty: not yet. */
  readonly at: string
  /** Cells that somebody else, or the same person elsewhere, filled differently. */
  readonly clashes: readonly CellClash[]
  /** Who saved the other version; empty: the same person. */
  readonly clashBy: string
  /** Why the account did not take it, beside a network that is gone; empty: it did. */
  readonly refusal: string
}

/** Sendings without an answer that are remembered. */
const MOST_UNANSWERED = 5

/** After the last letter typed, in milliseconds. */
const PAUSE = 800

/**
 * What is typed into a form: kept on the device at once and in the account soon after. A version that was saved meanwhile is joined, and
 * the cells that differ are asked about. Where no line takes it, it waits in the outbox. `close` when the form leaves the page.
 */
export class EntrySession {
  readonly state: Store<DraftState>
  /** The name of the draft on this device, and of what waits. */
  readonly name: string
  readonly #path: WaitingForm['form']
  readonly #owner: number
  readonly #title: string
  /** The version of the account that this one began with. */
  #base: { readonly version: number; readonly cells: EntryCells }
  /** What was sent over it and never answered, or waits to be sent without this page: the account may have it. */
  #unanswered: readonly EntryCells[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<boolean> | null = null
  #isHandedOver = false

  constructor(form: EntryFormRow, owner: number) {
    const { datasource, location, period, version, cells, changed_at: at } = form
    this.#path = { datasource, location, period }
    this.#owner = owner
    this.#title = `${form.location_name}, ${period}`
    this.name = entryDraftName(owner, form)
    this.#base = { version, cells }
    const kept = form.is_open && form.may_enter ? entryDraftUnder(this.name) : null
    this.state = store<DraftState>({
      ...{ cells, at: at ?? '', clashes: [], clashBy: '', refusal: '' },
      place: version === 0 ? 'none' : 'both',
    })
    if (kept) {
      this.#unanswered = kept.unanswered
      this.#join(kept.base.cells, kept.cells, form)
    }
  }

  /** The version of the account that what is typed belongs to. */
  get version(): number {
    return this.#base.version
  }

  /** Changes a cell. */
  type(name: string, change: Partial<EntryCell>): void {
    this.#set(withCell(this.state.get().cells, name, change))
  }

  /** Fills several cells at once. */
  fill(texts: ReadonlyMap<string, string>): void {
    let { cells } = this.state.get()
    for (const [name, text] of texts) cells = withCell(cells, name, { text })
    this.#set(cells)
  }

  /** Settles a cell that two filled differently; with the last one everything is kept. */
  settle(name: string, text: string): void {
    const { clashes, cells } = this.state.get()
    const left = clashes.filter((clash) => clash.name !== name)
    this.state.set({ ...this.state.get(), clashes: left })
    this.#set(withCell(cells, name, { text }))
  }

  /** Keeps it in the account now. False: it is on the device alone, or a cell has to be settled first. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#saving) await this.#saving
    const { cells, clashes } = this.state.get()
    if (clashes.length > 0 || this.#isHandedOver) return false
    if (cells === this.#base.cells) return true
    this.#saving = this.#save(cells).finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  /**
   * Sends the form for approval; `waits`: no line took it, and it waits on this device as it is, until it went or is taken up again.
   * `changedElsewhere`: somebody saved meanwhile, and it is to be looked over once more.
   */
  async submit(note: string): Promise<'sent' | 'waits' | 'changedElsewhere'> {
    const { account: _, ...unsent } = this.#unsent(note)
    const form = formIn(unsent)
    if (!form) return 'changedElsewhere'
    const end = await sendOrKeep(unsent, () => sendForm(form, unsent.attempt, { ask, change }))
    if (end === 'changedElsewhere') await this.flush()
    else this.handOver()
    if (end === 'sent') forgetEntryDraft(this.name, form.cells)
    return end
  }

  /** Whether what is typed can wait on this device to be sent: no line takes it at the moment. */
  get mayWait(): boolean {
    const { place, refusal } = this.state.get()
    return place === 'device' && refusal === '' && mayKeepUnsent()
  }

  /** What waits to be sent for approval belongs to the outbox: nothing is saved from here meanwhile. */
  handOver(): void {
    this.#isHandedOver = true
    clearTimeout(this.#timer)
  }

  /** Goes on with a form: nothing of it waits to be sent for approval. */
  resume(): void {
    if (!this.#isHandedOver) return
    this.#isHandedOver = false
    if (this.state.get().cells !== this.#base.cells) this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }

  /** Takes back what waits to be sent for approval: it waits as a draft only. */
  async takeUp(): Promise<void> {
    await (await outboxCode()).putUnsent(this.#unsent(null))
    this.resume()
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.state.get().cells !== this.#base.cells) void this.flush()
  }

  #set(cells: EntryCells): void {
    const before = this.state.get()
    this.state.set({ ...before, cells, place: before.clashes.length > 0 ? 'clash' : 'keeping', refusal: '' })
    this.#keep(cells)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }

  /** null: the account has it. */
  #keep(cells: EntryCells | null): void {
    keepUnder(this.name, cells && { cells, base: this.#base, unanswered: this.#unanswered })
  }

  #mayArrive(cells: EntryCells): void {
    const others = this.#unanswered.filter((one) => !isSameCells(one, cells))
    this.#unanswered = [...others, cells].slice(-MOST_UNANSWERED)
    this.#keep(this.state.get().cells)
  }

  /** What the device keeps of the form to open it without a line follows what was saved. */
  #renew(saved: Partial<EntryFormRow>): void {
    const call = 'GET /data-entry/forms/{datasource}/{location}/{period}'
    renewAnswer(call, [{ path: this.#path }], (form) => ({ ...form, ...saved }))
  }

  #unsent(note: string | null): Unsent {
    const { cells } = this.state.get()
    const { version, cells: base } = this.#base
    const unanswered = this.#unanswered
    const content = { form: this.#path, version, base, cells, unanswered, note } satisfies WaitingForm
    this.#mayArrive(cells)
    return {
      ...{ account: this.#owner, subject: this.name, kind: 'form', title: this.#title },
      ...{ attempt: newAttempt(), content: JSON.stringify(content) },
    }
  }

  /** A draft that no line took goes by itself later, also when its page is closed by then. */
  async #wait(): Promise<void> {
    const { putUnsent } = await outboxCode()
    // The form may have been sent for approval before the code was there.
    if (mayKeepUnsent() && !this.#isHandedOver) await putUnsent(this.#unsent(null))
  }

  /** What was saved waits no more. */
  async #waitNoMore(): Promise<void> {
    if (!somethingWaits()) return
    await (await outboxCode()).takeBack({ account: this.#owner, subject: this.name })
  }

  async #save(cells: EntryCells): Promise<boolean> {
    try {
      const body = { version: this.#base.version, cells }
      const kept = await ask('PUT /data-entry/forms/{datasource}/{location}/{period}', {
        path: this.#path,
        body,
      })
      this.#base = { version: kept.version, cells }
      const now = this.state.get()
      const isAll = now.cells === cells
      this.#unanswered = []
      this.#keep(isAll ? null : now.cells)
      this.#renew({ version: kept.version, cells, changed_at: kept.changed_at, is_own: true })
      this.state.set({ ...now, at: kept.changed_at, place: isAll ? 'both' : 'keeping', refusal: '' })
      if (!isAll) return await this.#save(now.cells)
      this.#waitNoMore().catch(() => null)
      return true
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      if (error.code === 'changed-meanwhile') return this.#meet(error)
      const isLine = error.status === 0
      if (isLine) {
        this.#mayArrive(cells)
        // It waits before that is said: whoever reads it may leave at once.
        await this.#wait().catch(() => null)
      }
      this.state.set({ ...this.state.get(), place: 'device', refusal: isLine ? '' : error.message })
      return false
    }
  }

  /** The account has another version: reads it and joins both; one that takes nothing any more stays as it is. */
  async #meet(refused: AskError): Promise<boolean> {
    const form = await ask('GET /data-entry/forms/{datasource}/{location}/{period}', { path: this.#path })
    if (!form.is_open || form.version === this.#base.version) {
      this.state.set({ ...this.state.get(), place: 'device', refusal: refused.message })
      return false
    }
    this.#join(this.#base.cells, this.state.get().cells, form)
    const { clashes, cells } = this.state.get()
    if (clashes.length > 0) return false
    return this.#save(cells)
  }

  #join(base: EntryCells, own: EntryCells, form: EntryFormRow): void {
    const { cells, clashes } = joinCells(withArrived(base, this.#unanswered, form.cells), own, form.cells)
    this.#base = { version: form.version, cells: form.cells }
    const isSame = isSameCells(cells, form.cells)
    this.state.set({
      ...this.state.get(),
      ...{ cells: isSame ? form.cells : cells, clashes, clashBy: form.is_own ? '' : form.changed_by },
      place: clashes.length > 0 ? 'clash' : isSame ? 'both' : 'keeping',
    })
    this.#keep(isSame ? null : cells)
    if (!isSame && clashes.length === 0) this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }
}
