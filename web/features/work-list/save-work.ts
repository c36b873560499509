import { csvOfRows } from '#charts/export/csv.ts'
import { fileName } from '#charts/export/file-name.ts'
import { type WorkExport, workFileTitle, workRowsOf, workSheets } from '#charts/export/work-sheets.ts'
import { saveCsvFile, saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** Hands a work list to the reader as a workbook or as a table. */
export async function saveWork(kind: 'xlsx' | 'csv', content: WorkExport): Promise<void> {
  await Promise.all([loadGroup(content.language.code, 'tools'), loadGroup('en', 'tools')])
  const name = fileName(workFileTitle(content), kind)
  if (kind === 'csv') saveCsvFile(csvOfRows(workRowsOf(content)), name)
  else saveFile(await workbookOf(workSheets(content)), name)
}
