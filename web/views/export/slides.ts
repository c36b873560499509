import type { FigureExport } from '#charts/export/figure-export.ts'
import type { Deck } from '#charts/slides/deck.ts'
import { deckFile } from '#charts/slides/deck-file.ts'
import { figureDeck } from '#charts/slides/figure-deck.ts'
import { DRAWN } from '#charts/slides/slide-drawing.ts'
import { siteName } from '#web/memory/front.ts'
import { pageFontFace } from './page-sheet.ts'
import { dotsOf } from './picture.ts'

/** A figure as a file of one slide. */
export async function slidesOf(content: FigureExport): Promise<Blob> {
  const deck = await figureDeck(content, siteName, async (drawn) =>
    slideDots(drawn(await pageFontFace()), DRAWN),
  )
  return slidesFile(deck)
}

/** Slides as a file. */
export function slidesFile(deck: Deck): Blob {
  return new Blob([new Uint8Array(deckFile(deck))], {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  })
}

/** A drawing for a slide. */
export async function slideDots(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  return new Uint8Array(await (await dotsOf(svg, size, 'image/png')).arrayBuffer())
}
