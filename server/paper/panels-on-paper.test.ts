import { describe, expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { paperDocument, paperGround } from '#tests/builders/paper-documents.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { resolveDocument } from './document/resolve-document.ts'

/** What a section of a document is on paper, with the data that ship. */
async function sectionOnPaper(section: string, state: Readonly<Record<string, string>>) {
  const ground = paperGround(shippedReader(await readShippedData(), [4, 18, 20, 62, 397]))
  const block = { kind: 'section', id: 's', section, state } as const
  const asked = { indicators: [18, 4, 20, 62, 397], sources: [2, 6, 102, 106] }
  const opening = { indicator: 18, source: 2, location: 1 }
  const subject = { ...EMPTY_DASHBOARD.subject, ...asked, opening }
  const { blocks } = await resolveDocument(paperDocument([block], { subject }), ground)
  return {
    figures: blocks.flatMap((one) => (one.kind === 'figure' ? one.title : [])),
    headings: blocks.flatMap((one) => (one.kind === 'heading' && one.level === 4 ? one.text : [])),
    sentences: blocks.flatMap((one) => (one.kind === 'sentence' ? one.text : [])),
    tables: new Map(
      blocks.flatMap((one) => (one.kind === 'table' ? [[one.caption, one.rows] as const] : [])),
    ),
    notices: blocks.flatMap((one) => (one.kind === 'notice' ? one.text : [])),
  }
}

test('the panels of a section that hold figures are drawn on paper', async () => {
  const maps = await sectionOnPaper('multi-source-comparison', { indicator: '18', p1: '6,2,2018,states' })
  expect(maps.figures).toHaveLength(3)
  expect(maps.figures[0]).toContain('2018')
  expect(maps.notices).toEqual([])
})

describe('the panels of a section without figures are said on paper', () => {
  test('in Descriptive Analysis: both ends, statistics, what is missing', async () => {
    const { figures, headings, tables, notices } = await sectionOnPaper('descriptive-analysis', {
      ...{ indicator: '18', datasource: '2', period: '2018', across: 'states' },
    })
    expect(figures).toHaveLength(3)
    expect(headings).toEqual(['Best and worst', 'Statistics'])
    expect(tables.get('Best')).toHaveLength(5)
    expect(tables.get('First of all')?.[0]).toEqual(['Values (n)', '37'])
    expect(notices).toEqual([])
  })

  test('in Predictive Analysis: steps, cautions, how methods did, targets', async () => {
    const { headings, tables, notices } = await sectionOnPaper('predictive-analysis', {
      ...{ indicator: '4', datasource: '2' },
    })
    expect(headings).toEqual(
      expect.arrayContaining(['Mind this', 'How far to trust it', 'Will the targets be reached?']),
    )
    expect(tables.get('The forecast step by step')?.[0]).toHaveLength(4)
    expect(notices).toEqual([])
  })

  test('in Data Quality: every check with its rule, and the score', async () => {
    const { headings, tables, sentences, notices } = await sectionOnPaper('data-quality', {
      ...{ indicator: '20', datasource: '6', location: '1' },
    })
    expect(headings).toContain('Overall score')
    expect(tables.get('The checks')).toHaveLength(6)
    expect(tables.get('Parts of the score')).toHaveLength(5)
    expect(sentences.join(' ')).toContain('the same weight')
    expect(notices).toEqual([])
  })

  test('in Disaggregation: measures of inequality', async () => {
    const { headings, tables, notices } = await sectionOnPaper('disaggregation', {
      ...{ indicator: '397', dimension: 'wealth_quartile' },
    })
    expect(headings).toEqual(['Inequality between the groups'])
    expect(tables.get('Measures of inequality')?.map(([name]) => name)).toContain('Difference')
    expect(notices).toEqual([])
  })

  test('in Disaggregation of a population: how it is made up, by state', async () => {
    const { tables, notices } = await sectionOnPaper('disaggregation', {
      indicator: '62',
      dimension: 'age_sex',
    })
    expect([...tables.keys()]).toEqual([expect.stringContaining('by state'), expect.anything()])
    expect([...tables.values()][0]).toHaveLength(38)
    expect(notices).toEqual([])
  })
})
