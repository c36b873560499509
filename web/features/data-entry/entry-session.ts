import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import {
  type CellClash,
  EMPTY_CELL,
  type EntryCell,
  type EntryCells,
  isSame,
  joinCells,
  withCell,
} from '#domain/data-entry/entry-cell.ts'
import { isRecord } from '#domain/form/is-record.ts'
import { keepUnder, recordUnder } from '#web/editing/kept-draft.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ownName } from '#web/memory/kept.ts'
import { type Store, store } from '#web/memory/store.ts'
import { ask } from '#web/queries/ask.ts'

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

type FormPath = Pick<EntryFormRow, 'datasource' | 'location' | 'period'>

/** After the last letter typed, in milliseconds. */
const PAUSE = 800

/** The name under which this device keeps what is typed into a form. */
export function entryDraftName(owner: number, { datasource, location, period }: FormPath): string {
  return ownName(owner, `entry-${datasource}-${location}-${period}`)
}

/**
 * What is typed into a form: kept on the device at once and in the account soon after. A version that was saved meanwhile is joined, and
 * the cells that differ are asked about. `close` when the form leaves the page.
 */
export class EntrySession {
  readonly state: Store<DraftState>
  readonly #path: FormPath
  readonly #name: string
  /** The version of the account that this one began with. */
  #base: { readonly version: number; readonly cells: EntryCells }
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<boolean> | null = null

  constructor(form: EntryFormRow, owner: number) {
    const { datasource, location, period, version, cells, changed_at: at } = form
    this.#path = { datasource, location, period }
    this.#name = entryDraftName(owner, form)
    this.#base = { version, cells }
    const kept = form.is_open && form.may_enter ? keptIn(recordUnder(this.#name)) : null
    this.state = store<DraftState>({
      ...{ cells, at: at ?? '', clashes: [], clashBy: '', refusal: '' },
      place: version === 0 ? 'none' : 'both',
    })
    if (kept) this.#join(kept.base.cells, kept.cells, form)
    window.addEventListener('online', this.#online)
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
    if (clashes.length > 0) return false
    if (cells === this.#base.cells) return true
    this.#saving = this.#save(cells).finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  close(): void {
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#online)
    if (this.state.get().cells !== this.#base.cells) void this.flush()
  }

  readonly #online = () => void this.flush()

  #set(cells: EntryCells): void {
    const before = this.state.get()
    this.state.set({ ...before, cells, place: before.clashes.length > 0 ? 'clash' : 'keeping', refusal: '' })
    keepUnder(this.#name, { cells, base: this.#base })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), PAUSE)
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
      keepUnder(this.#name, isAll ? null : { cells: now.cells, base: this.#base })
      this.state.set({ ...now, at: kept.changed_at, place: isAll ? 'both' : 'keeping', refusal: '' })
      return isAll ? true : await this.#save(now.cells)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      if (error.code === 'changed-meanwhile') return this.#meet(error)
      const refusal = error.status === 0 ? '' : error.message
      this.state.set({ ...this.state.get(), place: 'device', refusal })
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
    const { cells, clashes } = joinCells(base, own, form.cells)
    this.#base = { version: form.version, cells: form.cells }
    const isSame = sameCells(cells, form.cells)
    this.state.set({
      ...this.state.get(),
      ...{ cells: isSame ? form.cells : cells, clashes, clashBy: form.is_own ? '' : form.changed_by },
      place: clashes.length > 0 ? 'clash' : isSame ? 'both' : 'keeping',
    })
    keepUnder(this.#name, isSame ? null : { cells, base: this.#base })
    if (!isSame && clashes.length === 0) this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }
}

function sameCells(one: EntryCells, other: EntryCells): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => {
    const [here = EMPTY_CELL, there = EMPTY_CELL] = [one[name], other[name]]
    return isSame(here, there)
  })
}

/** A draft as the device kept it; null: none, or none that can be read. */
function keptIn(kept: Readonly<Record<string, unknown>> | null) {
  const cells = cellsIn(kept?.cells)
  const base = isRecord(kept?.base) ? kept.base : null
  const baseCells = cellsIn(base?.cells)
  return cells && baseCells ? { cells, base: { cells: baseCells } } : null
}

function cellsIn(kept: unknown): EntryCells | null {
  if (!isRecord(kept)) return null
  const cells: Record<string, EntryCell> = {}
  for (const [name, cell] of Object.entries(kept)) {
    if (!isRecord(cell) || typeof cell.text !== 'string') return null
    const reason = typeof cell.reason === 'string' ? cell.reason : ''
    const isWithdrawn = cell.isWithdrawn === true && { isWithdrawn: true }
    cells[name] = { text: cell.text, reason, isZero: cell.isZero === true, ...isWithdrawn }
  }
  return cells
}
