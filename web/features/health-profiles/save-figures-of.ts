import { fileName } from '#charts/export/file-name.ts'
import { type PlaceExport, placeSheets, withRepublishable } from '#charts/export/place-sheets.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { ask } from '#web/queries/ask.ts'
import { workbookOf } from '#web/views/export/xlsx.ts'

/** Makes a workbook of everything that is published of a place, or of what may be published again, and hands it to the reader. */
export async function saveFiguresOf(
  named: Pick<PlaceExport, 'place' | 'reference' | 'language'>,
  isRepublishable: boolean,
): Promise<void> {
  const [{ figures, groups, release }] = await Promise.all([
    ask('GET /exports/places/{id}', { path: { id: named.place.id } }),
    loadGroup(named.language.code, 'tools'),
    loadGroup('en', 'tools'),
  ])
  const title = named.language.text(message('export.all-of', { place: placeName(named.place) }))
  const address = window.location.origin + window.location.pathname
  const whole = { ...named, figures, groups, release, address }
  const sheets = placeSheets(isRepublishable ? withRepublishable(whole) : whole)
  saveFile(await workbookOf(sheets), fileName(title, 'xlsx'))
}
