import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import definition from './definition.ts'
import inWords from './in-words.ts'

const DASHBOARD = {
  ...{ id: 1, name: 'Nutrition', title: 'Nutrition', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [14], default_indicators: [14], data_sources: [], show_related: false },
  ...{ initial_indicator: 14, initial_datasource: null, initial_location: 1 },
}

test('in words, inequality has a table of its measures, each with its value and what no inequality would be', async () => {
  const reader = shippedReader(await readShippedData())
  const catalogue = await reader.catalogue()
  const wanted = definition.state.parse(
    new URLSearchParams('indicator=14&datasource=2&location=1&period=2018&dimension=wealth'),
  )
  const asked = { wanted, language: english, catalogue, dashboard: DASHBOARD }
  const shown = await resolveSection(definition, asked, reader.file)
  const said = inWords.inequality?.({ ...shown, catalogue }) ?? []
  const tables = said.flatMap((one) => (one.say === 'table' ? [one] : []))
  const [main, further] = tables
  expect(tables.map(({ caption }) => english.text(caption))).toEqual([
    'Measures of inequality',
    'Further measures',
    'The measures in each period',
  ])
  expect([main?.rows.length, further?.rows.length]).toEqual([9, 7])
  // Of the poorest quarter 53.4% are stunted, of the richest 17.2%.
  expect(main?.rows.slice(0, 2).map((row) => row.map((cell) => english.text(cell)))).toEqual([
    ['Difference', '36.2 points', '0'],
    ['Ratio', '3.10 times', '1'],
  ])
})
