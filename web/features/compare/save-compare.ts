import { type CompareExport, compareSheets } from '#charts/export/compare-sheets.ts'
import { fileName } from '#charts/export/file-name.ts'
import { compareDeck } from '#charts/slides/compare-deck.ts'
import { comparedTitle } from '#domain/side-by-side/line-changes.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { siteName } from '#web/memory/front.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { withItsDefinitions } from '#web/queries/definitions.ts'
import { slidesFile } from '#web/views/export/slides.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** Hands a comparison to the reader as a workbook or as slides. */
export async function saveCompare(
  kind: 'xlsx' | 'pptx',
  known: CompareExport & Pick<Catalogue, 'reference'>,
): Promise<void> {
  const { language, lines, changes } = known
  const [reference] = await Promise.all([
    withItsDefinitions(known.reference),
    loadGroup(language.code, 'tools'),
    loadGroup('en', 'tools'),
  ])
  const content = { ...known, reference }
  const name = fileName(language.text(comparedTitle(lines, changes)), kind)
  if (kind === 'pptx') saveFile(slidesFile(compareDeck(content, siteName)), name)
  else saveFile(await workbookOf(compareSheets(content)), name)
}
