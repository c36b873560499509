import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { type Exported, exportDocument, type ExportFormat, exportFailure } from './export-document.ts'

/** Saving documents as files: whether one is being made, why the last one was not, and what makes one. */
export interface Exporting {
  readonly busy: boolean
  readonly failure: string | null
  readonly save: (exported: Exported, format: ExportFormat) => void
}

/** Saves documents as files, one at a time. */
export function useExport(): Exporting {
  const { text, code } = useLanguage()
  const { busy, failure, run } = useTask((error) => (error instanceof Error ? error.message : ''))
  const save = (exported: Exported, format: ExportFormat) =>
    void run(async () => {
      try {
        await exportDocument(exported, format, code)
      } catch (error) {
        // Said here, where it is known which file was asked for.
        throw new Error(text(exportFailure(format, error)), { cause: error })
      }
    })
  return { busy, failure, save }
}
