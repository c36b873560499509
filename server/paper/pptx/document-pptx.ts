import type { Deck, Slide, SlidePane } from '#charts/slides/deck.ts'
import { deckFile } from '#charts/slides/deck-file.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import type { PaperTools } from '../paper-tools.ts'
import { blocksAsSlides } from './block-slides.ts'

/** A document as slides: a title each, and one thing below it; first what it is, last how its sources are cited. */
export async function documentPptx(document: PaperDocument, tools: PaperTools): Promise<Uint8Array> {
  const { about } = document
  const slides = await blocksAsSlides(document, tools)
  const deck: Deck = {
    title: about.title,
    subject: [about.kind, about.description, about.release.words].filter((said) => said !== '').join('. '),
    author: about.author ?? about.front.name,
    language: about.language,
    date: about.date,
    slides: [cover(about), ...slides, ...cited(about)],
  }
  return deckFile(deck)
}

function cover({
  title,
  description,
  kind,
  front,
  words,
  author,
  release,
  address,
}: PaperDocument['about']): Slide {
  const by = author === null ? [] : [author]
  const lines = [description, ...by, release.words].filter((said) => said !== '')
  return {
    part: [front.name, words.beside, kind].filter((said) => said !== '').join(' · '),
    title,
    subtitle: '',
    panes: [paragraphs(lines)],
    about: [],
    address,
  }
}

function paragraphs(lines: readonly string[]): SlidePane {
  return { pane: 'words', share: 1, lines: lines.map((text) => ({ text, isBold: false, isListed: false })) }
}

/** Ways to cite that one slide has room for. */
const CITED = 12

function cited({ citations, words, title, release, address }: PaperDocument['about']): readonly Slide[] {
  const pages = Math.ceil(citations.length / CITED)
  const each = Math.ceil(citations.length / pages)
  return Array.from({ length: pages }, (_, at) => ({
    part: title,
    title: words.citations,
    subtitle: '',
    panes: [paragraphs(citations.slice(at * each, (at + 1) * each))],
    about: [release.words],
    address,
  }))
}
