import { expect, test } from 'vitest'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { OWN_NAME } from '#domain/front/front-name.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import type { FigureOrder } from './figure-order.ts'
import { shownPage } from './shown-page.ts'

const DASHBOARD: CatalogueDashboard = {
  ...{ id: 1, name: 'Vaccines', title: 'Vaccines', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [18], default_indicators: [18], data_sources: [], show_related: false },
  ...{ initial_indicator: 18, initial_datasource: null, initial_location: 1 },
}

function orderOf(page: string): FigureOrder {
  return {
    ...{ format: 'png', release: '', newest: null, inQuestion: [], of: { page }, language: 'en' },
    ...{ site: 'https://msdat.example', search: '', front: OWN_NAME },
    look: { as: 'card', scale: 1, paper: { width: 1200, height: null, mode: 'light', fontScale: 1 } },
  }
}

test('the card of a section whose panels hold its figures is the first of them, with its own heading', async () => {
  const page = '/dashboard/Vaccines?section=multi-source-comparison&indicator=18&p1=6,2,2018,states'
  const reader = shippedReader(await readShippedData())
  const catalogue = { ...(await reader.catalogue()), dashboards: [DASHBOARD] }
  const { shown, title } = await shownPage(orderOf(page), page, {
    ...reader,
    catalogue: async () => catalogue,
  })
  expect(shown.view).toMatchObject({ kind: 'map', sources: [2], periods: ['2018'] })
  expect(title).toBe('Three survey rounds, one scale')
})

test('the card of a figure whose address names a period that is none says what its page says of it, before the figure', async () => {
  const page = '/figure?kind=trend&indicator=18&datasource=2&location=1&period=1850'
  const { shown, sentence } = await shownPage(orderOf(page), page, shippedReader(await readShippedData()))
  expect(sentence).toBe(
    `“1850” in the address is no period that is known here; it was left out. ${shown.figure.summary}`,
  )
})
