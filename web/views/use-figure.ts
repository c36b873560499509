import { useEffect, useMemo, useReducer } from 'react'
import type { Figure, FigureInput } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { loadModel, modelOf } from './figure-models.ts'

/** The figure of a view; null while what draws its kind is on its way. */
export function useFigure(input: FigureInput<View>): Figure | null {
  const { kind } = input.view
  const model = modelOf(kind)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (model) return
    let wanted = true
    void loadModel(kind).then(() => {
      if (wanted) lookAgain()
    })
    return () => {
      wanted = false
    }
  }, [kind, model])
  return useMemo(() => model?.figure(input) ?? null, [model, input])
}
