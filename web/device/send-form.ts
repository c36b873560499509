import { isSameCells, joinCells, withArrived } from '#domain/data-entry/entry-cell.ts'
import type { Calls } from './calls.ts'
import { codeOf } from './refusal.ts'
import type { WaitingForm } from './waiting-content.ts'

/**
 * Keeps a form in the account and, with a remark, sends it for approval: both as they would go from its page. `changedElsewhere`: cells were
 * filled differently meanwhile, or figures that nobody has looked over would be sent; nothing is lost, and the page of the form asks.
 * `onKept`: the account has the cells, under a version, and only the sending is left: over a bad line one call after the other gets through.
 */
export async function sendForm(
  { form: path, version, base, cells, unanswered, note }: WaitingForm,
  attempt: string,
  { ask, change }: Calls,
  onKept: (version: number) => Promise<void> = async () => {},
): Promise<'sent' | 'changedElsewhere'> {
  const save = (wanted: typeof cells, over: number) =>
    change('PUT /data-entry/forms/{datasource}/{location}/{period}', {
      path,
      body: { version: over, cells: wanted },
    })
  const saved = isSameCells(base, cells) ? { version } : await orMeanwhile(() => save(cells, version))
  let current = saved?.version
  if (current === undefined) {
    const theirs = await ask('GET /data-entry/forms/{datasource}/{location}/{period}', { path })
    const joined = joinCells(withArrived(base, unanswered, theirs.cells), cells, theirs.cells)
    if (joined.clashes.length > 0) return 'changedElsewhere'
    current = theirs.version
    // The answer was lost on its way: the account has it.
    if (!isSameCells(joined.cells, theirs.cells)) current = (await save(joined.cells, current)).version
    if (note !== null && !isSameCells(joined.cells, cells)) return 'changedElsewhere'
  }
  if (note === null) return 'sent'
  if (!isSameCells(base, cells)) await onKept(current)
  await change('POST /data-entry/forms/{datasource}/{location}/{period}/send', {
    path,
    body: { version: current, note, attempt },
  })
  return 'sent'
}

/** null: the account has another version. */
async function orMeanwhile<T>(save: () => Promise<T>): Promise<T | null> {
  try {
    return await save()
  } catch (error) {
    if (codeOf(error) === 'changed-meanwhile') return null
    throw error
  }
}
