import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { addressCodec } from '#domain/address/address-codec.ts'
import { id } from '#domain/address/parameters.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import { aPoint, aReference } from '#tests/builders/made-up-country.ts'
import { languageOf } from '#languages/from-source.ts'
import dataQuality from './data-quality/definition.ts'
import datasetComparison from './dataset-comparison/definition.ts'
import { defineSection } from './definition/section-definition.ts'
import type { FileRequest } from './files/file-request.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import type { Progress } from './definition/work.ts'
import { resolveSection } from './resolve-section.ts'

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

/** A section that looks into an indicator's file to see that it needs those of its LGAs too. */
const toy = defineSection({
  state: addressCodec({ indicator: id('indicator') }),
  files: ({ wanted }, { indicators: [own] }): FileRequest[] => {
    const indicator = wanted.indicator ?? 7
    return [
      { file: 'indicator', indicator },
      { file: 'groups', indicator, optional: true },
      ...(own && own.lga.size > 0 ? [{ file: 'lgas' as const, indicator }] : []),
    ]
  },
  resolve: (_, { table, reference, groups }) => ({
    rows: table.length,
    places: reference.locations.size,
    groups: groups.size,
  }),
  controls: () => null,
  lead: () => ({ heading: 'Toy', answer: [] }),
  views: () => ({ main: [] }),
})

type ToyChoice = { readonly rows: number; readonly places: number; readonly groups: number }

function reader(lgaPeriods: readonly number[]) {
  const asked: string[] = []
  const read = async (request: FileRequest): Promise<LoadedFile> => {
    asked.push(request.file)
    const indicator = 7
    if (request.file === 'indicator') {
      const lga = new Map(lgaPeriods.length > 0 ? [[2, lgaPeriods]] : [])
      const table = tableOf([aPoint(2, 1, '2018', 40)])
      return { file: 'indicator', indicator, data: { id: 7, table, measures: [], lga } }
    }
    if (request.file !== 'lgas') throw new RangeError(`There is no file ${request.file}`)
    const table = tableOf([aPoint(2, 45, '2018', 30), aPoint(2, 99, '2018', 50)])
    const locations = [{ id: 99, name: 'Rivertown', level: 4 as const, parent: 8 }]
    return { file: 'lgas', indicator, data: { id: 7, table, locations } }
  }
  return { asked, read }
}

const asked = { wanted: { indicator: null }, language: languageOf('en'), catalogue, dashboard }

test('a file that has come may lead to another; a missing optional one is done without', async () => {
  const { asked: files, read } = reader([2018000])
  const { choice } = await resolveSection(toy, asked, read)
  expect(files).toEqual(['indicator', 'groups', 'lgas'])
  expect(choice).toEqual({ rows: 3, places: aReference().locations.size + 1, groups: 0 })
})

test('what nothing leads to is not asked for', async () => {
  const { asked: files, read } = reader([])
  expect((await resolveSection(toy, asked, read)).choice).toMatchObject({ rows: 1 })
  expect(files).toEqual(['indicator', 'groups'])
})

test('without a required file there is no section', async () => {
  const refuse = () => Promise.reject(new Error('The store is away'))
  await expect(resolveSection(toy, asked, refuse)).rejects.toThrow('The store is away')
})

test('what takes long is worked out before the section is there', async () => {
  const { read } = reader([])
  const working = {
    ...toy,
    work: {
      what: 'the sum',
      question: ({ rows }: { readonly rows: number }) => ({ rows }),
      answer: ({ rows }: { readonly rows: number }) => rows + 1,
      known: (choice: ToyChoice, progress: Progress<number>) =>
        progress.status === 'ready' ? { ...choice, rows: progress.answer } : choice,
    },
  }
  expect((await resolveSection(working, asked, read)).choice).toMatchObject({ rows: 2 })
})

const language = languageOf('en')

/** The files of an indicator that has these figures. */
function readerOf(table: ObservationTable) {
  return async (request: FileRequest): Promise<LoadedFile> => {
    if (request.file !== 'indicator') throw new RangeError(request.file)
    return { file: 'indicator', indicator: 7, data: { id: 7, table, measures: [], lga: new Map() } }
  }
}

test('a zone whose states alone have figures is reviewed as the nation, and says so', async () => {
  const table = tableOf([aPoint(2, 1, '2018', 40), aPoint(2, 1, '2019', 41), aPoint(2, 8, '2018', 30)])
  const wanted = dataQuality.state.parse(new URLSearchParams('datasource=2&location=2'))
  const asked = { wanted, language, catalogue, dashboard }
  const shown = await resolveSection(dataQuality, asked, readerOf(table))
  expect(shown.choice.reviewed?.choice).toMatchObject({ source: 2, location: 1 })
  expect(dataQuality.lead(shown).moved?.map((said) => language.text(said))).toEqual([
    'Survey A has no figure for North; Aldovia is shown instead.',
  ])
})

test('two periods of one source are asked what has changed; where they are of the nation alone, their course stands below', async () => {
  const table = tableOf([aPoint(2, 1, '2018', 40), aPoint(2, 1, '2020', 45)])
  const wanted = datasetComparison.state.parse(new URLSearchParams())
  const asked = { wanted, language, catalogue, dashboard }
  const shown = await resolveSection(datasetComparison, asked, readerOf(table))
  expect(language.text(datasetComparison.lead(shown).heading)).toBe(
    'What has changed in indicator 7 from 2018 to 2020?',
  )
  const { below = [] } = datasetComparison.views(shown)
  expect(below).toMatchObject([{ view: { kind: 'trend', sources: [2] } }])
})
