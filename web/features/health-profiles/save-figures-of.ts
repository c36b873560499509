import { fileName } from '#charts/export/file-name.ts'
import { type PlaceExport, placeSheets } from '#charts/export/place-sheets.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { ask } from '#web/queries/ask.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** Makes a workbook of everything that is published of a place, and hands it to the reader. */
export async function saveFiguresOf(
  named: Pick<PlaceExport, 'place' | 'reference' | 'language'>,
): Promise<void> {
  const [{ figures, groups, release }] = await Promise.all([
    ask('GET /exports/places/{id}', { path: { id: named.place.id } }),
    loadGroup(named.language.code, 'tools'),
    loadGroup('en', 'tools'),
  ])
  const title = named.language.text(message('export.all-of', { place: placeName(named.place) }))
  const address = window.location.origin + window.location.pathname
  const sheets = placeSheets({ ...named, figures, groups, release, address })
  saveFile(await workbookOf(sheets), fileName(title, 'xlsx'))
}
