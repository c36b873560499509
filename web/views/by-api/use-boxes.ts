import { useCallback, useEffect, useState } from 'react'
import type { FigureRow } from '#charts/figure.ts'
import {
  type BoxContent,
  boxFilters,
  type FigureBoxes,
  figureBoxes,
} from '#contract/by-api/figures-by-api.ts'
import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import type { KeyBox } from '#domain/observation/key-boxes.ts'
import { ask } from '#web/queries/ask.ts'

type Looking =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly found: FigureBoxes }

const LOADING: Looking = { status: 'loading' }

/** The addresses of the figures in these rows, held against what the API answers. */
export function useBoxes(rows: readonly FigureRow[]): Looking {
  const [state, setState] = useState(LOADING)
  const look = useCallback(() => {
    setState(LOADING)
    const keys = rows.map(({ point }) => point)
    figureBoxes(keys, contentOf).then(
      (found) => setState({ status: 'ready', found }),
      () => setState({ status: 'failed', retry: look }),
    )
  }, [rows])
  useEffect(look, [look])
  return state
}

async function contentOf(box: KeyBox): Promise<BoxContent> {
  const query = { ...boxFilters(box), shape: 'tidy', size: LARGEST_SIZE } as const
  const { results, next } = await ask('GET /data', { query })
  return { rows: results.filter((row) => 'indicator_id' in row), isWhole: next === null }
}
