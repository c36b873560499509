import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Figure, FigureInput } from '#charts/figure.ts'
import { drawnWith } from '#charts/figure-of.ts'
import { drawnView, type FigureKind, type View } from '#charts/view.ts'
import { waits } from '#web/files/drawn.ts'
import { loadModel, modelOf } from './figure-models.ts'

/**
 * The figure of a view. While what draws its kind is on its way it is the one before, so that what the reader holds stays;
 * null where there was none. Throws a FileError where it did not come: whoever draws the figure stands in a boundary.
 */
export function useFigure(input: FigureInput<View>): Figure | null {
  const asked = useMemo(() => ({ ...input, view: drawnView(input.view) }), [input])
  const { kind } = asked.view
  const model = modelOf(kind)
  const [failure, setFailure] = useState<{ readonly kind: FigureKind; readonly error: unknown } | null>(null)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (model) return
    const isHere = waits()
    let wanted = true
    loadModel(kind)
      .then(lookAgain, (error: unknown) => wanted && setFailure({ kind, error }))
      .finally(isHere)
    return () => {
      wanted = false
      isHere()
    }
  }, [kind, model])
  if (failure?.kind === kind && !model) throw failure.error
  const figure = useMemo(() => (model ? drawnWith(model, asked) : null), [model, asked])
  const before = useRef(figure)
  useEffect(() => {
    if (figure) before.current = figure
  }, [figure])
  return figure ?? before.current
}
