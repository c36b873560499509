import { BorderStyle, type IStylesOptions, LineRuleType } from 'docx'
import { tokens } from '#charts/tokens.ts'

/** A colour of the product as Word writes it. */
export const hex = (colour: string) => colour.replace('#', '')

const { ink, ink2, ink3, line } = tokens.light
/** Every computer has it or one that is as wide. */
const FAMILY = 'Arial'
export const MONO = 'Courier New'
/** Half points, in which Word counts type. */
export const points = (size: number) => Math.round(2 * size)

/** The usual size of words, in points. */
export const TEXT_POINTS = 10

/** The same where a document is set closer. */
export const DENSE_POINTS = 8.5

/** Twentieths of a point, in which Word counts lengths, for each CSS pixel. */
export const TWIPS = 15

/** Paragraphs of our own, by the names under which Word lists them. */
export const OWN_STYLES = {
  notes: 'MsdatNotes',
  sentence: 'MsdatSentence',
  cell: 'MsdatCell',
  card: 'MsdatCard',
  value: 'MsdatValue',
  contents: 'MsdatContents',
} as const

/** Sizes of our own styles in a dense document, in points. */
const DENSE_SIZES: Readonly<Record<string, number>> = {
  [OWN_STYLES.notes]: 6.5,
  [OWN_STYLES.sentence]: 9,
  [OWN_STYLES.cell]: 7.5,
  [OWN_STYLES.card]: 8,
  [OWN_STYLES.value]: 14,
}

const RULE = { style: BorderStyle.SINGLE, size: 4, color: hex(line), space: 6 }

/** Headings, captions and notes as styles, so that whoever edits changes them once; `isDense`: smaller, and closer together. */
export function stylesOf(isDense: boolean): IStylesOptions {
  return isDense ? CLOSER : USUAL
}

const PARAGRAPHS: NonNullable<IStylesOptions['paragraphStyles']> = [
  {
    ...{ id: 'Caption', name: 'Caption', basedOn: 'Normal', next: 'Normal', quickFormat: true },
    run: { bold: true, size: points(10.5), color: hex(ink) },
    paragraph: { keepNext: true, spacing: { before: 240, after: 60 } },
  },
  {
    // As a heading looks, and none: it does not list itself.
    ...{ id: OWN_STYLES.contents, name: 'Contents', basedOn: 'Normal', next: 'Normal' },
    run: { bold: true, size: points(11.5), color: hex(ink) },
    paragraph: { keepNext: true, spacing: { before: 240, after: 80 } },
  },
  {
    ...{ id: OWN_STYLES.notes, name: 'Notes and sources', basedOn: 'Normal', quickFormat: true },
    run: { size: points(8), color: hex(ink3) },
    paragraph: { spacing: { after: 40, line: 240, lineRule: LineRuleType.AUTO } },
  },
  {
    ...{ id: OWN_STYLES.sentence, name: 'Sentence', basedOn: 'Normal', quickFormat: true },
    run: { size: points(11) },
  },
  {
    ...{ id: OWN_STYLES.cell, name: 'Table cell', basedOn: 'Normal', quickFormat: true },
    run: { size: points(8.5) },
    paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
  },
  {
    ...{ id: OWN_STYLES.card, name: 'Card', basedOn: 'Normal', quickFormat: true },
    run: { size: points(9.5), color: hex(ink2) },
    paragraph: {
      indent: { left: 160, right: 160 },
      spacing: { after: 60 },
      border: { left: { ...RULE, size: 18, color: hex(ink3) } },
    },
  },
  {
    ...{ id: OWN_STYLES.value, name: 'Quoted value', basedOn: OWN_STYLES.card, quickFormat: true },
    run: { size: points(16), bold: true, color: hex(ink) },
  },
]

const DEFAULTS = {
  document: {
    run: { font: FAMILY, size: points(TEXT_POINTS), color: hex(ink), language: { value: 'en-GB' } },
    paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
  },
  title: { run: { size: points(20), bold: true }, paragraph: { spacing: { before: 120, after: 80 } } },
  heading1: headed(13, 320),
  heading2: headed(11.5, 240),
  heading3: headed(10.5, 200),
  heading4: headed(10, 160),
}

const USUAL: IStylesOptions = { default: DEFAULTS, paragraphStyles: PARAGRAPHS }

/** Word sets these where a document is dense. */
const CLOSER: IStylesOptions = {
  default: {
    ...DEFAULTS,
    document: {
      run: { ...DEFAULTS.document.run, size: points(DENSE_POINTS) },
      paragraph: { spacing: { after: 40, line: 240, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { size: points(18), bold: true }, paragraph: { spacing: { before: 0, after: 20 } } },
    heading1: headed(11, 120, 40),
  },
  paragraphStyles: PARAGRAPHS.map((style) => {
    const size = DENSE_SIZES[style.id]
    return size === undefined ? style : { ...style, run: { ...style.run, size: points(size) } }
  }),
}

function headed(size: number, before: number, after = 100) {
  return {
    run: { size: points(size), bold: true, color: hex(ink) },
    paragraph: { keepNext: true, spacing: { before, after } },
  }
}
