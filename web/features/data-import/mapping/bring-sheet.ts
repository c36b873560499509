import type { Message } from '#domain/message/message.ts'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import { noFiguresMessage } from '#exchange/files/words.ts'
import type { HeldFigure } from '#exchange/mapping/by-values.ts'
import { columnsKey, emptyMapping, type Mapping } from '#exchange/mapping/mapping.ts'
import { type Books, draftMapping, type Proposals, proposeNames } from '#exchange/mapping/propose.ts'
import { type FileQuestion, Questions } from '#exchange/mapping/questions.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import type { Companions, SourceFile } from '#exchange/reading/source-file.ts'
import type { FormatId } from '#exchange/table/known-table.ts'

/** Files of somebody else's form, read: their figures under their own names, and what is proposed for these. */
export interface BroughtSheet {
  readonly format: FormatId
  /** Why it is taken to be of the format. */
  readonly because: Message
  readonly candidates: readonly Candidate[]
  readonly proposals: Proposals
  readonly questions: readonly FileQuestion[]
  /** The mapping to begin with: what nobody has to be asked. */
  readonly draft: Mapping
  /** It has more figures than are mapped in a browser, and the others were left out. */
  readonly isCut: boolean
  readonly unreadable: readonly { readonly file: string; readonly reason: Message }[]
}

/** The published figures of some indicators, by which columns are recognised. */
export type HeldFigures = (indicators: readonly number[]) => Promise<readonly HeldFigure[]>

/** More figures than this are not mapped in a browser. */
export const MOST_FIGURES = 200_000

/** How a sheet is brought: with which published figures and in which year, and who follows or stops it. */
interface Bringing {
  readonly heldOf: HeldFigures
  readonly year: number
  /** More figures than this are left out. */
  readonly most?: number
  /** Is given how many figures have been read. */
  readonly progress?: (figures: number) => void
  /** Stops the reading, which throws then. */
  readonly signal?: AbortSignal
}

/** After so many figures the page may draw, and the reader stop it. */
const PAUSE = 5000

async function pause(figures: number, progress: (figures: number) => void, signal?: AbortSignal) {
  progress(figures)
  await new Promise((resolve) => setTimeout(resolve))
  signal?.throwIfAborted()
}

function holdsAny(companions: Partial<Companions>): boolean {
  return Object.values(companions).some((part) => part.size > 0)
}

/**
 * Reads files that came together. Names are compared with ours, and columns with the published figures of the indicators that their
 * names may mean. Null where no file has figures; the reasons stand in `unreadable` then.
 */
export async function bringSheet(
  files: readonly SourceFile[],
  books: Omit<Books, 'held'>,
  { heldOf, year, most = MOST_FIGURES, progress = () => {}, signal }: Bringing,
): Promise<BroughtSheet | Pick<BroughtSheet, 'unreadable'>> {
  const { opened, refused, companions } = await openFiles(files)
  const candidates: Candidate[] = []
  const questions = new Questions(year)
  let isCut = false
  for (const file of opened) {
    for await (const candidate of figuresOf(file, companions)) {
      isCut = candidates.length >= most
      if (isCut) break
      if (candidates.length % PAUSE === 0) await pause(candidates.length, progress, signal)
      candidates.push(candidate)
      questions.add(candidate)
    }
  }
  const first = opened.find(({ tables }) => tables.length > 0)
  const [table] = first?.tables ?? []
  // A sheet with heads alone says so; what only names the codes of others does so in silence.
  const bare = opened.filter(({ tables }) => tables.every(({ rows }) => rows.length === 0))
  const silent = candidates.length === 0 ? opened : bare.filter(({ companions }) => !holdsAny(companions))
  const unreadable = [...refused, ...silent.map((one) => ({ file: one.file, reason: noFiguresMessage(one) }))]
  if (!first || !table || candidates.length === 0) return { unreadable }
  const byNames = proposeNames(candidates, { ...books, held: [] })
  const likely = byNames.indicators.flatMap(({ proposal }) =>
    proposal.byName.map(({ indicator }) => indicator),
  )
  const held = await heldOf([...new Set(likely)])
  const proposals = held.length === 0 ? byNames : proposeNames(candidates, { ...books, held })
  const base = { ...emptyMapping(first.format, columnsKey(table)), swapsBounds: proposals.swapsBounds }
  return {
    format: first.format,
    because: first.because,
    candidates,
    proposals,
    questions: questions.list(),
    draft: draftMapping(base, proposals),
    isCut,
    unreadable,
  }
}
