import { csvOfRows } from '#charts/export/csv.ts'
import { fileName } from '#charts/export/file-name.ts'
import { type WorkExport, workFileTitle, workRowsOf, workSheets } from '#charts/export/work-sheets.ts'
import { saveCsvFile, saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** The files of a work list. */
export type WorkFormat = 'xlsx' | 'csv' | 'pptx'

/** Hands a work list to the reader as a workbook, as a table or as slides. */
export async function saveWork(kind: WorkFormat, content: WorkExport): Promise<void> {
  await Promise.all([loadGroup(content.language.code, 'tools'), loadGroup('en', 'tools')])
  const name = fileName(workFileTitle(content), kind)
  if (kind === 'pptx') {
    const { saveWorkSlides } = await import('./save-work-slides.ts')
    return saveWorkSlides(content, name)
  }
  if (kind === 'csv') saveCsvFile(csvOfRows(workRowsOf(content)), name)
  else saveFile(await workbookOf(workSheets(content)), name)
}
