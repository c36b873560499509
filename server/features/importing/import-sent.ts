import type { SentFile } from '#contract/data-import/data-import.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '#domain/problem.ts'
import type { DataFile } from '#server/dataset/read-rows.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type ImportOptions, type ImportReport, importInto } from './import-files.ts'
import { MOST_DIFFERENCES } from './import-report-row.ts'

type Sent = Pick<ImportOptions, 'publication' | 'acknowledged' | 'by' | 'noted'>

/** Imports files that came with a call, or only looks at them. The import reads files, so that it is the same however they came. */
export async function importSent(
  transaction: Transaction,
  files: readonly SentFile[],
  options: Sent,
): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'msdat-import-'))
  try {
    const written = await Promise.all(files.map((file, index) => inFolder(folder, file, index)))
    return await importInto(transaction, written, {
      ...options,
      shown: MOST_DIFFERENCES,
      refusedPath: join(folder, 'refused.txt'),
      progress: () => {},
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function inFolder(folder: string, { name, text }: SentFile, index: number): Promise<DataFile> {
  const path = join(folder, `figures-${index}.csv`)
  await writeFile(path, text)
  return { path, name }
}

/** Throws where a row is not for whoever sends it. */
export function refuseForeign({ rights: { refusal } }: ImportReport): void {
  if (refusal !== null) throw new Problem('not-allowed', refusal)
}

/** Nobody publishes an impossible value without having seen it. */
export function refuseUnseen({ unacknowledged }: ImportReport): void {
  if (!unacknowledged) return
  const sentence = 'The data audit has grave findings in these figures. Say why they are right all the same.'
  throw new Problem('invalid-input', sentence, { acknowledged: [sentence] })
}
