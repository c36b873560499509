import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import indicatorOverview from '#sections/indicator-overview/definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, aReference } from '#tests/builders/made-up-country.ts'

const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: [7], default_indicators: [7], data_sources: [2], sections: [] },
  ...{ initial_indicator: 7, initial_datasource: 2, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: aReference(),
  dashboards: [dashboard],
  coverage: new Map([[7, new Map([[2, 7]])]]),
}
const table = tableOf([aPoint(2, 1, '2013', 30), aPoint(2, 1, '2018', 40), aPoint(2, 1, '2023', 50)])

async function read(request: FileRequest): Promise<LoadedFile> {
  if (request.file !== 'indicator') throw new RangeError(`There is no file ${request.file}`)
  return { file: 'indicator', indicator: 7, data: { id: 7, table, measures: [], lga: new Map() } }
}

function isValue(said: Value | readonly Segment[]): said is Value {
  return !Array.isArray(said)
}

async function opened(address: string) {
  const wanted = indicatorOverview.state.parse(new URLSearchParams(address))
  const shown = await resolveSection(
    indicatorOverview,
    { wanted, language: english, catalogue, dashboard },
    read,
  )
  const { answer, remark } = indicatorOverview.lead(shown)
  const [first] = indicatorOverview.views(shown).main
  return {
    answer: isValue(answer) ? english.text(answer) : '',
    remark: remark && english.text(remark.text),
    table: first?.block === 'figure' && first.view.kind === 'source-table' ? first.view.options.until : null,
  }
}

test('an earlier period moves the answer and the table of sources, and says so', async () => {
  expect(await opened('period=2018')).toMatchObject({
    answer: expect.stringContaining('40% '),
    remark: 'Looking back from 2018: what came later is left out of this answer and of the table.',
    table: 2018,
  })
})

test.each(['', 'period=2023', 'period=1990'])('%s shows the newest', async (address) => {
  const found = await opened(address)
  expect(found.answer).toContain('50% ')
  expect(found).toMatchObject({ remark: undefined, table: undefined })
})
