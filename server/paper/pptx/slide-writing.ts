import type { Slide, SlidePane } from '#charts/slides/deck.ts'
import { findingIn, firstSentence } from '#charts/slides/finding.ts'
import type { PaperDocument, PaperTable } from '../document/paper-document.ts'
import { isTitleOf, type Line, plain, tableBelow } from './slide-content.ts'

/** What is said of a thing: where it comes from. */
interface Told {
  readonly subtitle?: string
  readonly about?: readonly string[]
  readonly address?: string | null
}

/** The slides of a document as they are written: what has been said and waits for what it is about. */
export class SlideWriting {
  readonly #slides: Slide[] = []
  readonly #about: PaperDocument['about']
  #part = ''
  /** A sentence that waits for the figure it is about. */
  #sentence: string | null = null
  /** Words that nothing has been drawn under. */
  #words: Line[] = []
  #isSaid = false
  /** Small words that wait for the next slide. */
  #notes: string[] = []
  /** The heading of the last slide. */
  #partOfLast = ''
  /** How many slides there were after the last words beside a picture. */
  #lead = 0

  constructor(about: PaperDocument['about']) {
    this.#about = about
  }

  /** The heading that the blocks stand below. */
  get part(): string {
    return this.#part
  }

  /** Whether a panel has its say, whose short parts share slides. */
  get isSaid(): boolean {
    return this.#isSaid
  }

  /** Words that wait for what is drawn under them. */
  say(...lines: readonly Line[]): void {
    this.#words.push(...lines)
  }

  /** A heading inside what a panel says. */
  saidUnder(heading: string): void {
    this.#isSaid = true
    this.say({ ...plain(heading), isBold: true })
  }

  /** A sentence that is the title of the figure after it. */
  titleWith(sentence: string | null): void {
    this.#sentence = sentence
  }

  end(): readonly Slide[] {
    this.begin('')
    return this.#slides
  }

  /** Begins a part; one below which nothing stood is a slide by itself. */
  begin(part: string): void {
    this.closeWords()
    this.#isSaid = false
    if (this.#part !== '' && this.#partOfLast !== this.#part) this.slide([], this.#part, {})
    this.#part = part
  }

  /** A heading of a panel under which only a table stands is no line of the slide before. */
  lastHeading(): string {
    const last = this.#words.at(-1)
    if (!this.#isSaid || !last?.isBold) return ''
    this.#words.pop()
    return last.text
  }

  /** Puts a table on the slide of the words about it; false where none wait, or too many. */
  belowWords(table: PaperTable): boolean {
    if (this.#words.length === 0 || this.#sentence !== null) return false
    const { caption, isNamed = false, sources, address } = table
    // A panel is titled by its indicator, and its tables stand under their names.
    const isNamedHere = this.#isSaid && !isNamed && caption !== ''
    const named = isNamedHere ? [{ ...plain(caption), isBold: true }] : []
    const begins = [0, this.#words.findLastIndex(({ isBold }) => isBold)]
    for (const begin of begins.filter((at) => at > -1)) {
      const below = tableBelow(table, [...this.#words.slice(begin), ...named])
      if (below === null) continue
      // What is about something else stands on the slide before.
      this.#words = this.#words.slice(0, begin)
      const title = this.#isSaid || isNamed ? this.#part : caption || this.#part
      const about = [...table.notes, sources].filter((said) => said !== '')
      this.slide([below], title, { about, address })
      return true
    }
    return false
  }

  /** A slide of words beside a picture, to which the numbers after it are added. */
  leadSlide(panes: readonly SlidePane[], title: string): void {
    this.slide(panes, title, {})
    this.#lead = this.#slides.length
  }

  /** Numbers right after the words beside a picture are theirs; false where something else stands between. */
  addToLead(lines: readonly Line[]): boolean {
    const last = this.#slides.at(-1)
    const [pane, ...others] = last?.panes ?? []
    if (this.#lead !== this.#slides.length || this.#words.length > 0 || !last || pane?.pane !== 'words')
      return false
    this.#slides[this.#slides.length - 1] = {
      ...last,
      panes: [{ ...pane, lines: [...pane.lines, ...lines] }, ...others],
    }
    return true
  }

  /** A slide, after the words that wait. */
  slide(
    panes: readonly SlidePane[],
    title: string,
    { subtitle = '', about = [], address = null }: Told,
  ): void {
    this.closeWords()
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
  taken(): string | null {
    const sentence = this.#sentence
    this.#sentence = null
    if (sentence === null) return null
    const title = findingIn(sentence) ?? firstSentence(sentence)
    if (sentence.length > title.length + 1) this.#notes.push(sentence)
    return title
  }

  /** Small words below something belong to its foot; before anything of their part they wait for it. */
  note(lines: readonly string[]): void {
    const last = this.#slides.at(-1)
    const isOfPart = this.#words.length === 0 && last !== undefined && this.#partOfLast === this.#part
    if (isOfPart) this.#slides[this.#slides.length - 1] = { ...last, about: [...lines, ...last.about] }
    else this.#notes.push(...lines)
  }

  /** A slide of the words that wait, in as many as they need. */
  closeWords(): void {
    if (this.#sentence !== null) {
      this.#words.unshift(plain(this.#sentence))
      this.#sentence = null
    }
    const waiting = this.#words
    this.#words = []
    const [first] = waiting
    const mayTitle = first !== undefined && waiting.length > 1 && isTitleOf(first)
    const isTitle = mayTitle && (this.#part === '' || (first.isBold && !this.#isSaid))
    const title = isTitle ? first.text.replace(/\.$/, '') : this.#part
    if (isTitle) waiting.shift()
    while (waiting.length > 0) {
      const lines = waiting.splice(0, linesOfSlide(waiting))
      this.slide([{ pane: 'words', lines, share: 1 }], title, {})
    }
  }
}

/** How many of the lines one slide takes; a heading goes on with what stands below it. */
function linesOfSlide(lines: readonly Line[]): number {
  const slides = Math.ceil(lines.length / MOST_LINES)
  const most = Math.ceil(lines.length / slides)
  return most < lines.length && most > 1 && lines[most - 1]?.isBold ? most - 1 : most
}

const MOST_LINES = 12
