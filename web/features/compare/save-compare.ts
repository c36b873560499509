import { type CompareExport, compareSheets } from '#charts/export/compare-sheets.ts'
import { fileName } from '#charts/export/file-name.ts'
import { comparedTitle } from '#domain/side-by-side/line-changes.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** Hands a comparison to the reader as a workbook. */
export async function saveCompare(content: CompareExport): Promise<void> {
  const { language, lines, changes } = content
  await Promise.all([loadGroup(language.code, 'tools'), loadGroup('en', 'tools')])
  saveFile(
    await workbookOf(compareSheets(content)),
    fileName(language.text(comparedTitle(lines, changes)), 'xlsx'),
  )
}
