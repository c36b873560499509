import type { WorkExport } from '#charts/export/work-sheets.ts'
import { WORK_DRAWN, workDeck } from '#charts/slides/work-deck.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { siteName } from '#web/memory/front.ts'
import { regionsOf } from '#web/views/boundaries.ts'
import { pageFontFace } from '#web/views/export/page-sheet.ts'
import { slideDots, slidesFile } from '#web/views/export/slides.ts'
import { workMapName } from '#charts/small/work-map-name.ts'

/** Hands a work list to the reader as slides. */
export async function saveWorkSlides(content: WorkExport, name: string): Promise<void> {
  const shapes = await regionsOf(workMapName(content.said.list))
  const deck = await workDeck(content, siteName, shapes, async (drawn) =>
    slideDots(drawn(await pageFontFace()), WORK_DRAWN),
  )
  saveFile(slidesFile(deck), name)
}
