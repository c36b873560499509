import { expect, test } from 'vitest'
import type { PaperBlock } from '../document/paper-document.ts'
import { leadOf } from './letter-parts.ts'

const look = { scale: 1, bold: false, colour: null }
const text = (words: string): PaperBlock => {
  return { kind: 'text', width: 'full', nodes: [{ tag: 'p', children: [words] }], look }
}
const sentence = (words: string): PaperBlock => {
  return { kind: 'sentence', width: 'full', text: words, sources: '' }
}
const columns = (...blocks: PaperBlock[]): PaperBlock => {
  return { kind: 'columns', width: 'full', columns: [{ across: 300, blocks }] }
}

const BRIEF = 'Skilled attendance got better since 2018; measles immunization got worse'

test.each<[string, readonly PaperBlock[], string]>([
  ['its first sentence', [text(`${BRIEF}.`), sentence('Kano has 47.5%.')], 'Kano has 47.5%.'],
  ['of a brief the finding on top', [columns(text('Kano'), text(`${BRIEF}. More of it.`))], `${BRIEF}.`],
  ['nothing, where names and numbers stand alone', [text('Kano'), text('15,462,177')], ''],
  ['nothing, where nothing is said', [], ''],
])('a letter leads with %s', (_what, blocks, lead) => {
  expect(leadOf({ blocks })).toBe(lead)
})
