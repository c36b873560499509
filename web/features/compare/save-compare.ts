import { type CompareExport, compareSheets } from '#charts/export/compare-sheets.ts'
import { fileName } from '#charts/export/file-name.ts'
import { compareDeck } from '#charts/slides/compare-deck.ts'
import { comparedTitle } from '#domain/side-by-side/line-changes.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { siteName } from '#web/memory/front.ts'
import { slidesFile } from '#web/views/export/slides.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** Hands a comparison to the reader as a workbook or as slides. */
export async function saveCompare(kind: 'xlsx' | 'pptx', content: CompareExport): Promise<void> {
  const { language, lines, changes } = content
  await Promise.all([loadGroup(language.code, 'tools'), loadGroup('en', 'tools')])
  const name = fileName(language.text(comparedTitle(lines, changes)), kind)
  if (kind === 'pptx') saveFile(slidesFile(compareDeck(content, siteName)), name)
  else saveFile(await workbookOf(compareSheets(content)), name)
}
