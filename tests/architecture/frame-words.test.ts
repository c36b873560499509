import { expect, test } from 'vitest'
import { english } from '#messages/en/english.ts'
import { readSourceFiles } from './source-files.ts'

/** Words that are true of a figure only with what was looked at; before a brace they are the words of a choice. */
const WORDS = /\b(newest|latest|newer|highest|lowest|no source)\b(?! \{)/i

/**
 * Texts in which such a word is not about a figure, or names its own frame: releases, versions and codes; names of controls, orders and
 * columns; rules of choice and of drawing; the meaning of a statistic; weeks of one curve, months of one series.
 */
const NO_STATEMENTS = [
  /^(report|conflict|capture|document-blocks|document-faults|document-list|new-data|reading-room|help-topics|my-documents|own-dashboards|by-api|menus|sign-in|send-in|columns)\./,
  /^(canvas\.no-period|chat\.|descriptions\.|sections\.|scorecard\.(newest|latest)|overview\.newest|indicator-comparison\.|comparison\.newest-of-each)/,
  /^(multi-source\.(highest|lowest)|widgets\.(latest|no-figure)$|zonal-columns\.order|special\.|bubble-section\.no-source|correlation-section\.no-source)/,
  /^(quote|quote-card)\.(official_estimate|household_survey|pooled|weak_newest|not-used|sure|pooled-means|only)$/,
  /^(audit-cases|credibility|data-audit|evidence|inequality|statistics|spread|part-gap|two-way|triangulate)\./,
  /^(descriptive-section\.(both-ends|end-to-end|first|last)|trend\.few|chart\.intervals-lost|facts\.newest-figure)$/,
  /^(epidemic-figure|forecast)\./,
  // A share of the places of one round that the text or the page names.
  /^(work-list|place-news|compare-page)\./,
]

/** Topics of the texts of frames. */
const FRAMED = /^frame(-order)?\./

const texts = Object.entries(english).flatMap(([topic, own]) =>
  Object.entries(own).map(([name, text]) => ({ id: `${topic}.${name}`, text: String(text) })),
)

/** A name in braces is no word. */
function withoutValues(text: string): string {
  return text.replace(/\{\w+\}/g, '')
}

test('newest, highest and no source are said by frames alone', () => {
  const found = texts
    .filter(({ id, text }) => WORDS.test(withoutValues(text)) && !FRAMED.test(id))
    .filter(({ id }) => !NO_STATEMENTS.some((known) => known.test(id)))
  expect(found).toEqual([])
  expect(texts.filter(({ id, text }) => FRAMED.test(id) && WORDS.test(text)).length).toBeGreaterThan(8)
})

test('texts of frames are reached through their makers, which ask for a frame', () => {
  const files = readSourceFiles(['domain', 'charts', 'sections', 'server', 'web', 'plugins'])
  const naming = files
    .filter(({ path }) => !path.includes('.test.'))
    .filter(({ text }) => /['"`]frame(-order)?\.[a-z-]+['"`]/.test(text))
    .map(({ path }) => path)
  expect(naming.filter((path) => !path.startsWith('domain/frame/'))).toEqual([])
  const makers = files.filter(({ path }) => /^domain\/frame\/(?!frame(d)?\.ts).*[^t]\.ts$/.test(path))
  const unframed = makers
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ text }) => text.match(/framed\((?!frame,)/g) ?? [])
  expect(unframed).toEqual([])
})
