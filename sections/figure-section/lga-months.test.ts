import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { languageOf } from '#languages/from-source.ts'
import zonalAnalysis from '#sections/zonal-analysis/definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, aReference } from '#tests/builders/made-up-country.ts'

const [INDICATOR, SOURCE, STATE, LGA] = [7, 2, 8, 45]
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: [INDICATOR], default_indicators: [INDICATOR], data_sources: [SOURCE], sections: [] },
  ...{ initial_indicator: INDICATOR, initial_datasource: SOURCE, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: {
    ...aReference(),
    // LGAs are named by their files.
    locations: new Map([...aReference().locations].filter(([, { level }]) => level < 4)),
  },
  dashboards: [dashboard],
  coverage: new Map([[INDICATOR, new Map([[SOURCE, 15]])]]),
}
const months = ['2024-01', '2024-02']
const lgas = [{ id: LGA, name: 'Laketown', level: 4 as const, parent: STATE }]

/** Reads files of a source that has months of the nation, a state (`held`) and an LGA of it, and nothing by year. */
async function resolvedFor(address: string, held: readonly number[] = [1, STATE]) {
  const asked: string[] = []
  const read = async (request: FileRequest): Promise<LoadedFile> => {
    asked.push(request.file)
    const indicator = INDICATOR
    const pointsAt = (place: number) => months.map((month) => aPoint(SOURCE, place, month, 60))
    switch (request.file) {
      case 'indicator': {
        const table = tableOf(held.flatMap(pointsAt))
        const lga = new Map([[SOURCE, [2024001, 2024002]]])
        return { file: 'indicator', indicator, data: { id: indicator, table, measures: [], lga } }
      }
      case 'lgas':
        return { file: 'lgas', indicator, data: { id: indicator, table: tableOf([]), locations: lgas } }
      case 'lga-months':
        return {
          ...{ file: 'lga-months', indicator, state: request.state },
          data: { id: indicator, table: tableOf(pointsAt(LGA)), locations: lgas },
        }
      default:
        throw new RangeError(`There is no file ${request.file}`)
    }
  }
  const wanted = zonalAnalysis.state.parse(new URLSearchParams(address))
  const question = { wanted, language: languageOf('en'), catalogue, dashboard }
  return { asked, shown: await resolveSection(zonalAnalysis, question, read) }
}

async function shownFor(address: string) {
  const { asked, shown } = await resolvedFor(address)
  return { asked, ofLga: shown.figures.table.location.filter((place) => place === LGA).length }
}

describe('a source whose LGAs are held by month', () => {
  test('of the nation: no file of LGAs is read', async () => {
    expect(await shownFor('')).toEqual({ asked: ['indicator'], ofLga: 0 })
  })

  test('of a state: the months of its LGAs', async () => {
    expect(await shownFor(`location=${STATE}&period=2024-01`)).toEqual({
      asked: ['indicator', 'lga-months'],
      ofLga: 2,
    })
  })

  test('of a state among the others: no file of LGAs', async () => {
    expect((await shownFor(`location=${STATE}&among=states`)).asked).toEqual(['indicator'])
  })

  test('of an LGA: its name first, then the months of its state', async () => {
    expect(await shownFor(`location=${LGA}`)).toEqual({
      asked: ['indicator', 'lgas', 'lga-months'],
      ofLga: 2,
    })
  })
})

test.each([
  ['of a source with states too, columns of them', [1, STATE], 'zonal-columns', 1],
  ['of a source with LGAs alone, bars of those', [], 'distribution', STATE],
])('the wide figure is, %s', async (_of, held, kind, place) => {
  const { shown } = await resolvedFor(`datasource=${SOURCE}`, held)
  const [block] = zonalAnalysis.views(shown).main
  expect(block).toMatchObject({ name: kind, view: { kind, locations: [place] } })
})
