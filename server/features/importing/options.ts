import { parseArgs } from 'node:util'

/** What the import is asked to do. */
export interface ImportRequest {
  readonly files: readonly string[]
  readonly publish: boolean
  readonly note: string
}

export const USAGE = `Usage: npm run data:import -- FILE… [--publish] [--note "what is new"]

Compares CSV files with what is published and shows the difference. Nothing is changed without --publish.
docs/data/import.md describes the files.`

export type RequestReading =
  | { readonly ok: true; readonly request: ImportRequest }
  | { readonly ok: false; readonly sentence: string }

/** Reads the words after the command; never throws. */
export function readRequest(words: readonly string[]): RequestReading {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { publish: { type: 'boolean', default: false }, note: { type: 'string', default: '' } },
    })
    if (positionals.length === 0) return { ok: false, sentence: 'Name at least one CSV file.' }
    return { ok: true, request: { files: positionals, publish: values.publish, note: values.note.trim() } }
  } catch (error) {
    return { ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}
