import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSlides } from '#tests/builders/read-slides.ts'
import type { Deck, Slide, SlideChart, SlideTable } from './deck.ts'
import { deckFile } from './deck-file.ts'
import { findingIn, firstSentence } from './finding.ts'
import { ACROSS, PLACES } from './measures.ts'
import { rowsThatFit } from './table-part.ts'

const CHART: SlideChart = {
  pane: 'chart',
  form: 'bar',
  categories: ['Kano', 'Jigawa & <Yobe>', 'Lagos'],
  series: [
    {
      name: 'NDHS',
      colour: '#1F63B0',
      values: [47.5, null, 7.123456789],
      bounds: [{ lower: 40.5, upper: 54.7 }, null, null],
    },
  ],
  format: 'General"%"',
  alternative: 'Three states',
  axis: null,
  targets: [],
  heads: { lower: 'lower', upper: 'upper', below: 'below', above: 'above' },
}

const SLIDE: Slide = {
  part: 'Penta 3',
  title: 'Kano has 47.5%',
  subtitle: 'By state',
  panes: [{ ...CHART, share: 1 }],
  about: ['Source: NDHS 2023–24', 'MSDAT, release 4'],
  address: 'https://msdat.example/figure?kind=trend&indicator=18',
}

function deck(...slides: readonly Slide[]): Deck {
  return {
    title: 'Title',
    subject: '',
    author: 'MSDAT',
    language: 'en',
    date: '2026-11-01T08:00:00.000Z',
    slides,
  }
}

describe('a file of slides', () => {
  test('opens: every part is XML, every part that one names is there, and its words are as they were given', () => {
    const read = readSlides(deckFile(deck(SLIDE, { ...SLIDE, title: 'A < B & "C"', panes: [] })))
    expect(read.titles).toEqual(['Kano has 47.5%', 'A < B & "C"'])
    for (const said of ['Penta 3', 'By state', ...SLIDE.about, SLIDE.address ?? ''])
      expect(read.slides[0]).toContain(said)
  })

  test('the same slides are the same bytes', () => {
    expect(deckFile(deck(SLIDE))).toEqual(deckFile(deck(SLIDE)))
  })

  test('signs that no XML holds are left out, and cost nobody the file', () => {
    const read = readSlides(deckFile(deck({ ...SLIDE, title: 'Ka\u0000no\uD800' })))
    expect(read.titles[0]).toMatch(/^Kano/)
  })
})

describe('a chart on a slide', () => {
  const [read] = readSlides(deckFile(deck(SLIDE))).charts

  test('has the stored values, not rounded, and none where there is none', () => {
    expect(read?.series).toEqual([{ name: 'NDHS', values: [47.5, null, 7.123456789] }])
  })

  test('has a sheet with the same values, the ends of the intervals and how far they are', () => {
    expect(read?.sheet).toEqual([
      ['', 'NDHS', 'NDHS: lower', 'NDHS: upper', 'NDHS: below', 'NDHS: above'],
      ['Kano', 47.5, 40.5, 54.7, 7, 7.2],
      ['Jigawa & <Yobe>', 0, 0],
      ['Lagos', 7.123456789, 0, 0],
    ])
  })
})

describe('a table on a slide', () => {
  const table = (rows: number): SlideTable => ({
    pane: 'table',
    heads: ['State', 'Value'],
    rows: Array.from({ length: rows }, (_, at) => [`State ${at}`, `${at}.5–${at + 1}.5`]),
    numeric: [false, true],
  })

  test('has as many rows as the slide has room for, and one at least', () => {
    const room = { width: ACROSS, height: PLACES.body.height }
    expect(rowsThatFit(table(5), room)).toBe(5)
    const fitting = rowsThatFit(table(60), room)
    expect(fitting).toBeGreaterThan(12)
    expect(fitting).toBeLessThan(30)
    expect(rowsThatFit(table(3), { width: ACROSS, height: 0.1 })).toBe(1)
  })

  test('breaks no number: a cell of numbers has no place to break', () => {
    const rows = [['Kano', '▼ 18 of 37']]
    const read = readSlides(deckFile(deck({ ...SLIDE, panes: [{ ...table(0), rows, share: 1 }] })))
    expect(read.slides[0]).toContain('▼\u00a018\u00a0of\u00a037')
  })
})

test.each([
  [
    '11 sources show it. NDHS has 6 figures, from 26% in 1999 to 53.4% in 2018.',
    'NDHS has 6 figures, from 26% in 1999 to 53.4% in 2018',
  ],
  ['37 states: from 7.2% to 93.0%. 2 of 37 reach it.', '37 states: from 7.2% to 93.0%'],
  ['NCDC has 1,297 confirmed cases. The most were 109.', 'NCDC has 1,297 confirmed cases'],
  ['Coverage in 7 classes. below 30: 5 states.', null],
  ['', null],
])('the finding of “%s”', (text, finding) => expect(findingIn(text)).toBe(finding))

test('where no sentence tells a value the first one stands for all', () => {
  expect(firstSentence('Nothing is held. Ask again.')).toBe('Nothing is held')
})

describe('the axis and targets of a chart', () => {
  const axis = { min: 0, max: 60, step: 20 }
  const target = { name: 'NT: 57%', value: 57, colour: '#444444', isDashed: true }
  const part = (chart: SlideChart) => {
    const files = unzipSync(deckFile(deck({ ...SLIDE, panes: [{ ...chart, share: 1 }] })))
    const [name = ''] = Object.keys(files).filter((path) => /charts\/chart\d+\.xml$/.test(path))
    return Buffer.from(files[name] ?? '').toString()
  }

  test('stand in the file as they are given', () => {
    const xml = part({ ...CHART, form: 'column', axis, targets: [target] })
    expect(xml).toContain('<c:max val="60"/><c:min val="0"/>')
    expect(xml).toContain('<c:majorUnit val="20"/>')
    expect(xml.match(/<c:lineChart>/g)).toHaveLength(1)
    expect(xml).toContain('<c:v>NT: 57%</c:v>')
    expect(xml.match(/<c:v>57<\/c:v>/g)).toHaveLength(3)
  })

  test('are left to the program where none are given', () => {
    expect(part(CHART)).not.toMatch(/c:max |c:majorUnit|c:lineChart/)
  })
})
