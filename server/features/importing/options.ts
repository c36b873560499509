import { parseArgs } from 'node:util'

/** The options of the import. */
export interface ImportRequest {
  readonly files: readonly string[]
  readonly publish: boolean
  readonly note: string
  /** Why grave findings of the data audit are published all the same; empty: they are not. */
  readonly acknowledged: string
}

export const USAGE = `Usage: npm run data:import -- FILE… [--publish] [--note "what is new"] [--acknowledge "why"]

Compares CSV files with what is published and shows the difference. Nothing is changed without --publish.
What the data audit would find is shown too; grave findings are published only with --acknowledge and the reason.
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
      options: {
        publish: { type: 'boolean', default: false },
        note: { type: 'string', default: '' },
        acknowledge: { type: 'string', default: '' },
      },
    })
    if (positionals.length === 0) return { ok: false, sentence: 'Name at least one CSV file.' }
    const [note, acknowledged] = [values.note.trim(), values.acknowledge.trim()]
    return { ok: true, request: { files: positionals, publish: values.publish, note, acknowledged } }
  } catch (error) {
    return { ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}
