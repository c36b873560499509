import type { Slide, SlidePane, SlidePicture } from '#charts/slides/deck.ts'
import { firstSentence } from '#charts/slides/finding.ts'
import { isOfOneBlock } from '../document/broken-blocks.ts'
import { drawingFile, type PaperDrawing } from '../document/drawing.ts'
import type {
  PaperBlock,
  PaperColumns,
  PaperDocument,
  PaperFigure,
  PaperTable,
} from '../document/paper-document.ts'
import type { PaperTools } from '../paper-tools.ts'
import { richLines } from './rich-lines.ts'
import {
  besideEachOther,
  cardAlone,
  cardLines,
  isNote,
  isStrong,
  joined,
  partsOf,
  plain,
  slidesOf,
  slidesOfTable,
} from './slide-content.ts'
import { SlideWriting } from './slide-writing.ts'

/** Dots for each CSS pixel of a drawing: a slide is looked at, and not printed large. */
const DENSITY = 2.5

/** The blocks of a document, one thing a slide, below the finding that stands before it in the document. */
export async function blocksAsSlides(document: PaperDocument, tools: PaperTools): Promise<readonly Slide[]> {
  const writing = new Writing(document.about, tools)
  for (const block of document.blocks) await writing.add(block)
  return writing.end()
}

class Writing {
  readonly #on: SlideWriting
  readonly #about: PaperDocument['about']
  readonly #tools: PaperTools

  constructor(about: PaperDocument['about'], tools: PaperTools) {
    this.#on = new SlideWriting(about)
    this.#about = about
    this.#tools = tools
  }

  end(): readonly Slide[] {
    return this.#on.end()
  }

  /** Adds a block, or in its place that it could not be drawn. */
  async add(block: PaperBlock): Promise<void> {
    try {
      await this.#add(block)
    } catch (error) {
      if (!isOfOneBlock(error)) throw error
      this.#on.say(plain(this.#about.words.notMade))
    }
  }

  async #add(block: PaperBlock): Promise<void> {
    switch (block.kind) {
      case 'heading':
        if (block.level < SAID_LEVEL) return this.#on.begin(block.text)
        return this.#on.saidUnder(block.text)
      case 'page-break':
        return this.#on.closeWords()
      case 'text': {
        const lines = richLines(block.nodes, isStrong(block))
        if (isNote(block)) this.#on.note(lines.map(({ text }) => text))
        else this.#on.say(...lines)
        return
      }
      case 'sentence':
        if (this.#on.isSaid) this.#on.say(plain(block.text))
        else {
          this.#on.closeWords()
          this.#on.titleWith(block.text)
        }
        return
      case 'notice': {
        const lines = [block.title, ...block.text, block.address ?? ''].filter((line) => line !== '')
        this.#on.say(...lines.map((text, at) => ({ ...plain(text), isBold: at === 0 && lines.length > 1 })))
        return
      }
      case 'figure':
        return this.#figure(block)
      case 'table':
        return this.#table(block)
      case 'card': {
        const { title, lines } = cardAlone(block)
        return this.#on.slide([{ pane: 'words', lines, share: 1 }], title, {})
      }
      case 'cards': {
        const panes = block.cards.map(
          (card) => ({ pane: 'words', lines: cardLines(card), share: 1 }) as const,
        )
        for (const beside of besideEachOther(panes)) this.#on.slide(beside, block.title || this.#on.part, {})
        return
      }
      case 'picture': {
        if (block.type === 'webp') {
          this.#on.say(plain(block.caption || block.alternative))
          return
        }
        const pane = { ...block.pixels, pane: 'picture', bytes: block.bytes, type: block.type } as const
        return this.#on.slide(
          [{ ...pane, alternative: block.alternative, share: 1 }],
          block.caption || block.alternative,
          {},
        )
      }
      case 'drawing': {
        const pane = await this.#drawn(block.drawing, block.alternative)
        return this.#on.slide(
          [{ ...pane, share: 1 }],
          this.#on.taken() ?? firstSentence(block.alternative),
          {},
        )
      }
      case 'columns':
        return this.#columns(block)
    }
  }

  async #figure(figure: PaperFigure) {
    const { title, subtitle, drawing, alternative, sources, address, behind } = figure
    const { finding: own, chart, isHigh, about } = figure.slide
    const notes = figure.notes.filter((note) => !figure.slide.pictureNotes.includes(note))
    const finding = this.#on.taken() ?? own
    // What lists more than a slide has room for is read as a table, unless that would fill slide after slide.
    if (!chart && behind.length > 0 && isHigh && slidesOf(behind) <= MOST_TABLE_SLIDES) {
      this.#on.titleWith(finding)
      for (const table of behind) this.#table({ ...table, sources, notes: about, address })
      return
    }
    const pane = chart ?? (await this.#drawn(figure.slide.drawing ?? drawing, alternative))
    const below = [...(finding === null ? [] : [title]), subtitle].filter((said) => said !== '')
    this.#on.slide([{ ...pane, share: 1 }], finding ?? title, {
      subtitle: below.join(' · '),
      about: [...notes.slice(0, 1), sources, ...about],
      address,
    })
  }

  /** A table in as many slides as its rows need; a small one stands below the words about it. */
  #table(table: PaperTable, beside: SlidePicture | null = null): void {
    if (beside === null && this.#on.belowWords(table)) return
    const heading = this.#on.lastHeading()
    const named = this.#on.taken() ?? (table.caption || heading || this.#on.part)
    const about = [...table.notes, table.sources].filter((said) => said !== '')
    const share = beside === null ? 1 : TABLE_BESIDE
    for (const shown of slidesOfTable(table, share)) {
      const panes: readonly SlidePane[] = beside === null ? [shown] : [{ ...beside, share: 1 - share }, shown]
      this.#on.slide(panes, named, { about, address: table.address })
    }
  }

  /** Small pictures share a slide; a picture beside words or a table stays beside them. */
  async #columns({ columns }: PaperColumns): Promise<void> {
    const parts = columns.map(({ blocks }) => partsOf(blocks))
    if (parts.length > 1 && parts.every(({ drawings }) => drawings.length === 1)) {
      this.#on.closeWords()
      const panes: SlidePane[] = []
      for (const { words, drawings } of parts) {
        const [drawing] = drawings
        if (!drawing) continue
        const above = words.map((line, at) => ({ ...line, isBold: at === 0 }))
        panes.push({ ...(await this.#drawn(drawing.drawing, drawing.alternative)), share: 1, above })
      }
      for (const beside of besideEachOther(panes)) this.#on.slide(beside, this.#on.part, {})
      return
    }
    const all = partsOf(columns.flatMap(({ blocks }) => blocks))
    const [drawing] = all.drawings
    const picture = drawing ? await this.#drawn(drawing.drawing, drawing.alternative) : null
    if (all.heading !== '') this.#on.begin(all.heading)
    const areNumbers =
      parts.length > 1 &&
      parts.every(
        ({ drawings, tables, words: own }) => drawings.length + tables.length === 0 && own.length === 2,
      )
    // Short words beside each other are a number with its name.
    const words = areNumbers ? parts.map(({ words: own }) => joined(own)) : all.words
    if (picture && words.length > 0) {
      const [first, ...rest] = words
      const lines = rest.length > 0 ? rest : words
      const panes: readonly SlidePane[] = [
        { pane: 'words', lines, share: WORDS_BESIDE },
        { ...picture, share: 1 - WORDS_BESIDE },
      ]
      this.#on.closeWords()
      this.#on.leadSlide(panes, first?.text.replace(/\.$/, '') ?? this.#on.part)
    } else if (areNumbers && this.#on.addToLead(words)) {
      return
    } else {
      this.#on.say(...words)
    }
    for (const table of all.tables) this.#table(table, words.length > 0 ? null : picture)
  }

  async #drawn(drawing: PaperDrawing, alternative: string): Promise<SlidePicture> {
    const { width, height } = drawing
    const bytes = await this.#tools.dots(drawingFile(drawing), width * DENSITY)
    return { pane: 'picture', bytes, type: 'png', width, height, alternative }
  }
}

/** The level of the headings of what a panel says. */
const SAID_LEVEL = 4
/** A figure whose table needs more slides than these is shown as a picture. */
const MOST_TABLE_SLIDES = 6
/** What words and tables have of the width beside a picture. */
const [WORDS_BESIDE, TABLE_BESIDE] = [0.6, 0.66]
