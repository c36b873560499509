import type { Slide, SlidePane, SlidePicture } from '#charts/slides/deck.ts'
import { findingIn, firstSentence } from '#charts/slides/finding.ts'
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
  cardLines,
  isNote,
  isStrong,
  isTitleOf,
  joined,
  type Line,
  partsOf,
  plain,
  slidesOf,
  slidesOfTable,
} from './slide-content.ts'

/** Dots for each CSS pixel of a drawing: a slide is looked at, and not printed large. */
const DENSITY = 2.5

/** The blocks of a document, one thing a slide, below the finding that stands before it in the document. */
export async function blocksAsSlides(document: PaperDocument, tools: PaperTools): Promise<readonly Slide[]> {
  const writing = new Writing(document.about, tools)
  for (const block of document.blocks) await writing.add(block)
  return writing.end()
}

/** What is said of a thing: where it comes from. */
interface Told {
  readonly subtitle?: string
  readonly about?: readonly string[]
  readonly address?: string | null
}

class Writing {
  readonly #slides: Slide[] = []
  readonly #about: PaperDocument['about']
  readonly #tools: PaperTools
  /** The heading that the blocks stand below. */
  #part = ''
  /** A sentence that waits for the figure it is about. */
  #sentence: string | null = null
  /** Words that nothing has been drawn under. */
  #words: Line[] = []
  /** Whether a panel has its say, whose short parts share slides. */
  #isSaid = false
  /** Small words that wait for the next slide. */
  #notes: string[] = []
  /** The heading of the last slide. */
  #partOfLast = ''

  constructor(about: PaperDocument['about'], tools: PaperTools) {
    this.#about = about
    this.#tools = tools
  }

  end(): readonly Slide[] {
    this.#begin('')
    return this.#slides
  }

  /** Begins a part; one below which nothing stood is a slide by itself. */
  #begin(part: string): void {
    this.#closeWords()
    this.#isSaid = false
    if (this.#part !== '' && this.#partOfLast !== this.#part) this.#slide([], this.#part, {})
    this.#part = part
  }

  /** Adds a block, or in its place that it could not be drawn. */
  async add(block: PaperBlock): Promise<void> {
    try {
      await this.#add(block)
    } catch (error) {
      if (!isOfOneBlock(error)) throw error
      this.#words.push(plain(this.#about.words.notMade))
    }
  }

  async #add(block: PaperBlock): Promise<void> {
    switch (block.kind) {
      case 'heading':
        if (block.level < SAID_LEVEL) return this.#begin(block.text)
        this.#isSaid = true
        this.#words.push({ ...plain(block.text), isBold: true })
        return
      case 'page-break':
        return this.#closeWords()
      case 'text': {
        const lines = richLines(block.nodes, isStrong(block))
        if (isNote(block)) this.#note(lines.map(({ text }) => text))
        else this.#words.push(...lines)
        return
      }
      case 'sentence':
        if (this.#isSaid) this.#words.push(plain(block.text))
        else {
          this.#closeWords()
          this.#sentence = block.text
        }
        return
      case 'notice': {
        const lines = [block.title, ...block.text, block.address ?? ''].filter((line) => line !== '')
        this.#words.push(
          ...lines.map((text, at) => ({ ...plain(text), isBold: at === 0 && lines.length > 1 })),
        )
        return
      }
      case 'figure':
        return this.#figure(block)
      case 'table':
        return this.#table(block)
      case 'card':
        this.#words.push(...cardLines(block))
        return
      case 'cards':
        if (block.title !== '') this.#begin(block.title)
        this.#words.push(...block.cards.flatMap(cardLines))
        return
      case 'picture': {
        if (block.type === 'webp') {
          this.#words.push(plain(block.caption || block.alternative))
          return
        }
        const pane = { ...block.pixels, pane: 'picture', bytes: block.bytes, type: block.type } as const
        return this.#slide(
          [{ ...pane, alternative: block.alternative, share: 1 }],
          block.caption || block.alternative,
          {},
        )
      }
      case 'drawing': {
        const pane = await this.#drawn(block.drawing, block.alternative)
        return this.#slide([{ ...pane, share: 1 }], this.#taken() ?? firstSentence(block.alternative), {})
      }
      case 'columns':
        return this.#columns(block)
    }
  }

  async #figure(figure: PaperFigure) {
    const { title, subtitle, drawing, alternative, sources, notes, address, behind } = figure
    const { finding: own, chart, about } = figure.slide
    const finding = this.#taken() ?? own
    // What lists more than a slide has room for is read as a table, unless that would fill slide after slide.
    const isTall = drawing.height > TALL * drawing.width
    if (!chart && behind.length > 0 && isTall && slidesOf(behind) <= MOST_TABLE_SLIDES) {
      this.#sentence = finding
      for (const table of behind) this.#table({ ...table, sources, notes: about, address })
      return
    }
    const pane = chart ?? (await this.#drawn(drawing, alternative))
    const below = [...(finding === null ? [] : [title]), subtitle].filter((said) => said !== '')
    this.#slide([{ ...pane, share: 1 }], finding ?? title, {
      subtitle: below.join(' · '),
      about: [...notes.slice(0, 1), sources, ...about],
      address,
    })
  }

  /** A table in as many slides as its rows need. */
  #table(table: PaperTable, beside: SlidePicture | null = null): void {
    const heading = this.#lastHeading()
    const named = this.#taken() ?? (table.caption || heading || this.#part)
    const about = [...table.notes, table.sources].filter((said) => said !== '')
    const share = beside === null ? 1 : TABLE_BESIDE
    for (const shown of slidesOfTable(table, share)) {
      const panes: readonly SlidePane[] = beside === null ? [shown] : [{ ...beside, share: 1 - share }, shown]
      this.#slide(panes, named, { about, address: table.address })
    }
  }

  /** A heading of a panel under which only a table stands is no line of the slide before. */
  #lastHeading(): string {
    const last = this.#words.at(-1)
    if (!this.#isSaid || !last?.isBold) return ''
    this.#words.pop()
    return last.text
  }

  /** Small pictures beside each other get a slide each; a picture beside words or a table stays beside them. */
  async #columns({ columns }: PaperColumns): Promise<void> {
    const parts = columns.map(({ blocks }) => partsOf(blocks))
    if (parts.length > 1 && parts.every(({ drawings }) => drawings.length === 1)) {
      this.#closeWords()
      for (const { words, drawings } of parts) {
        const [drawing] = drawings
        if (!drawing) continue
        const pane = await this.#drawn(drawing.drawing, drawing.alternative)
        const title = words.map(({ text }) => text).join(': ')
        this.#slide([{ ...pane, share: 1 }], title || firstSentence(drawing.alternative), {})
      }
      return
    }
    const all = partsOf(columns.flatMap(({ blocks }) => blocks))
    const [drawing] = all.drawings
    const picture = drawing ? await this.#drawn(drawing.drawing, drawing.alternative) : null
    if (all.heading !== '') this.#begin(all.heading)
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
      this.#closeWords()
      this.#slide(panes, first?.text.replace(/\.$/, '') ?? this.#part, {})
    } else {
      this.#words.push(...words)
    }
    if (all.tables.length > 0) this.#closeWords()
    for (const table of all.tables) this.#table(table, words.length > 0 ? null : picture)
  }

  async #drawn(drawing: PaperDrawing, alternative: string): Promise<SlidePicture> {
    const { width, height } = drawing
    const bytes = await this.#tools.dots(drawingFile(drawing), width * DENSITY)
    return { pane: 'picture', bytes, type: 'png', width, height, alternative }
  }

  #slide(
    panes: readonly SlidePane[],
    title: string,
    { subtitle = '', about = [], address = null }: Told,
  ): void {
    this.#closeWords()
    const { title: document, release, address: own } = this.#about
    const said = [...this.#notes, ...about].filter((line) => line !== '')
    this.#notes = []
    this.#partOfLast = this.#part
    const isNamed = title !== '' && title !== this.#part
    this.#slides.push({
      part: [document, ...(isNamed ? [this.#part] : [])].filter((said) => said !== '').join(' · '),
      title: title || document,
      subtitle,
      panes,
      about: [...said, ...(said.some((line) => line.includes(release.words)) ? [] : [release.words])],
      address: address ?? own,
    })
  }

  /** The sentence that waits, as a title; what else it says stands at the foot. Null where none waits. */
  #taken(): string | null {
    const sentence = this.#sentence
    this.#sentence = null
    if (sentence === null) return null
    const title = findingIn(sentence) ?? firstSentence(sentence)
    if (sentence.length > title.length + 1) this.#notes.push(sentence)
    return title
  }

  /** Small words below something belong to its foot; before anything of their part they wait for it. */
  #note(lines: readonly string[]): void {
    const last = this.#slides.at(-1)
    const isOfPart = this.#words.length === 0 && last !== undefined && this.#partOfLast === this.#part
    if (isOfPart) this.#slides[this.#slides.length - 1] = { ...last, about: [...lines, ...last.about] }
    else this.#notes.push(...lines)
  }

  /** A slide of the words that wait, in as many as they need. */
  #closeWords(): void {
    if (this.#sentence !== null) {
      this.#words.unshift(plain(this.#sentence))
      this.#sentence = null
    }
    const waiting = this.#words
    this.#words = []
    while (waiting.length > 0) {
      const lines = waiting.splice(0, linesOfSlide(waiting))
      const [first, ...rest] = lines
      const isTitle = this.#part === '' && first !== undefined && rest.length > 0 && isTitleOf(first)
      this.#slide(
        [{ pane: 'words', lines: isTitle ? rest : lines, share: 1 }],
        isTitle ? first.text.replace(/\.$/, '') : this.#part,
        {},
      )
    }
  }
}

/** How many of the lines one slide takes; a heading goes on with what stands below it. */
function linesOfSlide(lines: readonly Line[]): number {
  const most = Math.min(MOST_LINES, lines.length)
  return most < lines.length && most > 1 && lines[most - 1]?.isBold ? most - 1 : most
}

/** The level of the headings of what a panel says. */
const SAID_LEVEL = 4
/** A figure whose table needs more slides than these is shown as a picture. */
const MOST_TABLE_SLIDES = 6
const MOST_LINES = 10
/** What words and tables have of the width beside a picture. */
const [WORDS_BESIDE, TABLE_BESIDE] = [0.6, 0.66]

/** A figure that is so high for its width is a list. */
const TALL = 0.9
