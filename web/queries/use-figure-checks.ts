import { useEffect, useState } from 'react'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import { checkNumber, type NumberCheck } from '#domain/number-check/check-number.ts'
import { howWrong } from '#domain/number-check/how-wrong.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { indicatorResource, lgaResource } from '#web/queries/indicator-data.ts'
import { loadedValue } from '#web/queries/resource.ts'

/** The checks of the figures of a sheet or an import, worst first; they come indicator by indicator. */
export interface FigureChecks {
  readonly checks: readonly NumberCheck[]
  readonly done: number
}

const NONE: FigureChecks = { checks: [], done: 0 }

/** Checks all figures of a sheet or an import, one indicator after the other, so that the page answers meanwhile. */
export function useFigureChecks(figures: readonly AskedNumber[], catalogue: Catalogue): FigureChecks {
  const [state, setState] = useState<{ readonly of: readonly AskedNumber[]; readonly found: FigureChecks }>({
    of: figures,
    found: NONE,
  })
  useEffect(() => {
    let isWanted = true
    const run = async () => {
      let found = NONE
      for (const [indicator, own] of Map.groupBy(figures, (figure) => figure.indicator.id)) {
        const checked = await checksOf(indicator, own, catalogue)
        if (!isWanted) return
        found = {
          checks: [...found.checks, ...checked].toSorted((a, b) => howWrong(b) - howWrong(a)),
          done: found.done + own.length,
        }
        setState({ of: figures, found })
      }
    }
    void run()
    return () => {
      isWanted = false
    }
  }, [figures, catalogue])
  return state.of === figures ? state.found : NONE
}

/** An indicator whose file does not come leaves its figures without a verdict. */
async function checksOf(
  indicator: number,
  figures: readonly AskedNumber[],
  { reference }: Catalogue,
): Promise<readonly NumberCheck[]> {
  try {
    const file = await loadedValue(indicatorResource(indicator))
    const isLocal = figures.some(({ location }) => location.level > 3)
    const areas = isLocal ? [await loadedValue(lgaResource(indicator))] : []
    const data = {
      table: mergeTables([file.table, ...areas.map(({ table }) => table)]),
      reference: extendReference(reference, [file], areas),
      people: null,
    }
    return figures.map((figure) => checkNumber(figure, data))
  } catch {
    return []
  }
}
